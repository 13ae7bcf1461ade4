"""The same benchmark with the engine compiled ahead of time by mypyc: `make bench-compiled`.

The package is copied to a temporary folder and compiled there; the repository stays as it is. Modules that define
msgspec structs, and those that only make or tell a game or its cards, stay plain Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLAIN = {
    "__init__",
    "error",
    "fault",
    "kinds",
    "record",
    "view",
    "moves",
    "offers",
    "nodes",
    "language",
    "outside",
    "reference",
    "registry",
    "card",
    "compiling",
    "deck",
    "formats",
    "rotation",
    "saving",
    "spelling",
    "words",
}


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        modules = [
            str(path.relative_to(source))
            for part in ("kernel/*.py", "ability/*.py", "games/**/*.py")
            for path in sorted((source / "arbitre").glob(part))
            if path.stem not in PLAIN and path.parent.name not in ("grammar", "text")
        ]
        print(f"compiling {len(modules)} modules, this takes about ten minutes ...", flush=True)
        mypyc = [sys.executable, "-m", "mypyc", "--strict", *modules]
        # More optimising takes the compiler far longer.
        optimising = {"MYPYC_OPT_LEVEL": "2", "MYPYC_DEBUG_LEVEL": "0", **os.environ}
        made = subprocess.run(mypyc, cwd=source, env=optimising, capture_output=True, text=True, check=False)
        if made.returncode:
            print(made.stdout[-4000:], made.stderr[-4000:], sep="\n", file=sys.stderr)
            return made.returncode
        environment = {**os.environ, "PYTHONPATH": str(source)}
        run = [sys.executable, str(ROOT / "benchmarks" / "run.py"), *sys.argv[1:]]
        return subprocess.run(run, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
