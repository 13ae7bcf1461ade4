"""The plain wheel on every Python from 3.11 on that is on this machine: it installs, plays and passes every scenario,
and its games are the same everywhere, to the digest.

    python tests/pythons.py                      those on the path, and those of pyenv
    python tests/pythons.py /opt/py/bin/python3  these

`make test-pythons` runs it. It is no part of the tests: for each Python it makes a .venv and plays some minutes.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build/pythons"
SUPPORTED: Final[tuple[tuple[int, ...], ...]] = ((3, 11), (3, 12), (3, 13), (3, 14))
INSIDE: Final = "--inside"
SEEDS: Final = (1, 2, 3)
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "-q")

ASKED: Final = "import sys, venv, ensurepip; print(*sys.version_info[:2])"


def main(given: list[str]) -> int:
    found = pythons(given)
    for version in SUPPORTED:
        if version not in found and not given:
            print(f"Python {called(version)} is not on this machine: not tested")
    if not found:
        print("there is no Python to test with", file=sys.stderr)
        return 1
    wheel = build()
    print(f"{wheel.name}, {wheel.stat().st_size // 1024} KB", flush=True)
    seen: dict[str, dict[str, Any]] = {}
    failed = False
    for version, python in sorted(found.items()):
        told = tried(python, FOLDER / called(version), wheel)
        passed = told["status"] == 0 and told["typed"]
        failed |= not passed
        seen[called(version)] = told["games"]
        print(f"Python {told['python']}: {told['check']}; all games {combined(told['games'])}", flush=True)
        if not passed:
            print(f"  it failed: arbitre check ended with {told['status']}, py.typed: {told['typed']}")
    first, *others = seen
    for other in others:
        for what, digest in seen[other].items():
            if digest != seen[first][what]:
                failed = True
                print(f"  {what} is another game on {other} than on {first}: {digest}, not {seen[first][what]}")
    print("not all is well" if failed else f"the same games on {', '.join(seen)}")
    return int(failed)


def called(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def combined(games: dict[str, str]) -> str:
    return hashlib.blake2b(json.dumps(games).encode(), digest_size=8).hexdigest()


def pythons(given: list[str]) -> dict[tuple[int, ...], str]:
    """One Python of each version, of those given or of those found. One that does not run counts for nothing."""
    found: dict[tuple[int, ...], str] = {}
    for python in given or candidates():
        if shutil.which(python) is None:
            sys.exit(f"there is no {python}")
        asked = subprocess.run([python, "-c", ASKED], capture_output=True, text=True, check=False)
        version = tuple(map(int, asked.stdout.split())) if asked.returncode == 0 else ()
        if version >= SUPPORTED[0]:
            found.setdefault(version, python)
        elif given:
            sys.exit(f"{python} is no Python from {called(SUPPORTED[0])} on with venv: {asked.stderr or version}")
    return found


def candidates() -> Iterator[str]:
    yield sys.executable
    for version in SUPPORTED:
        if named := shutil.which(f"python{called(version)}"):
            yield named
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from map(str, sorted(kept.glob("3.*/bin/python3")))


def build() -> Path:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    own = {name: value for name, value in os.environ.items() if not name.startswith("ARBITRE_")}
    wheel = [sys.executable, *PIP, "wheel", "--no-build-isolation", "--no-deps", "-w", str(FOLDER), str(ROOT)]
    subprocess.run(wheel, check=True, env=own)
    (built,) = FOLDER.glob("arbitre-*-py3-none-any.whl")
    return built


def tried(python: str, place: Path, wheel: Path) -> dict[str, Any]:
    """What a Python with nothing but the wheel and what that needs says."""
    subprocess.run([python, "-m", "venv", str(place)], check=True)
    inside = str(place / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    subprocess.run([inside, *PIP, "install", str(wheel)], check=True)
    with tempfile.TemporaryDirectory() as elsewhere:
        done = subprocess.run(
            [inside, "-I", "-W", "error::DeprecationWarning:arbitre", str(Path(__file__)), INSIDE],
            cwd=elsewhere,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        check = [inside, "-I", "-m", "arbitre", "check", str(ROOT / "conformance")]
        checked = subprocess.run(check, cwd=elsewhere, capture_output=True, text=True, check=False)
    told: dict[str, Any] = json.loads(done.stdout)
    told["status"] = checked.returncode
    told["check"] = (checked.stdout.splitlines() or [checked.stderr])[-1]
    return told


def inside() -> None:
    """What is said there: a name for each game that was played, made of its record."""
    import arbitre

    package = Path(arbitre.__file__).parent
    assert not package.is_relative_to(ROOT / "src"), "this is not the wheel"
    games: dict[str, str] = {}
    for name, entry in arbitre.games().items():
        decks = list(arbitre.decks(name)) if entry.decks else None
        for seed in SEEDS:
            game = arbitre.new(name, decks=decks and decks[:2], seed=seed)
            player = arbitre.player("random" if seed > 1 else "greedy", seed)
            while game.decision is not None:
                game.apply(player(game))
            record = game.record()
            assert arbitre.replay(record).digest() == game.digest()
            said = [record, *(line for lang in entry.languages for line in arbitre.log(game, lang=lang))]
            games[f"{name} {seed}"] = hashlib.blake2b("\n".join(said).encode(), digest_size=12).hexdigest()
        advice = arbitre.hint(arbitre.new(name, decks=decks and decks[:2], seed=1), positions=60).best
        games[f"{name} hint"] = f"{advice.places} {advice.chance:.9f}"
    typed = (package / "py.typed").is_file()
    print(json.dumps({"python": sys.version.split()[0], "typed": typed, "games": games}))


if __name__ == "__main__":
    if sys.argv[1:] == [INSIDE]:
        inside()
    else:
        sys.exit(main(sys.argv[1:]))
