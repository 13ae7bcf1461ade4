"""Compiles the engine with mypyc: python compile_engine.py FOLDER

FOLDER gets the compiled modules, as they lie in the package. `[tool.arbitre.compiled]` in pyproject.toml says which
modules that are. Installing Arbitre with ARBITRE_COMPILED=1 runs this through hatch_build.py; it needs mypy (which has
mypyc in it), setuptools and a C compiler.
"""

import inspect
import json
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SOURCE = HERE / "src"
PLAIN_INSTEAD = "Without ARBITRE_COMPILED=1 Arbitre is installed as plain Python, which needs none of this."


def main(folder: str) -> None:
    target = Path(folder).resolve()
    complain_of_what_is_missing()
    os.chdir(SOURCE)  # where mypy finds the package
    chosen = modules()
    print(f"Compiling {len(chosen)} modules of the engine", flush=True)
    write_down(chosen, target)
    with tempfile.TemporaryDirectory() as build:
        compile_modules(chosen, target, Path(build))


def modules(source: Path = SOURCE) -> list[str]:
    """The files to compile, relative to src."""
    with open(HERE / "pyproject.toml", "rb") as file:
        told = tomllib.load(file)["tool"]["arbitre"]["compiled"]
    package = source / "arbitre"
    plain = {path for pattern in told["plain"] for path in package.glob(pattern)}
    chosen = {path for pattern in told["modules"] for path in package.glob(pattern)} - plain
    return sorted(path.relative_to(source).as_posix() for path in chosen)


def write_down(chosen: list[str], target: Path) -> None:
    """Compiled classes forget their `__slots__` and what their constructors need. Games are saved and compared by that:
    it is kept beside them (`kernel/compiling.py`)."""
    sys.path.insert(0, str(SOURCE))
    sys.dont_write_bytecode = True
    found: dict[str, tuple[list[str], list[str]]] = {}
    for file in chosen:
        module = import_module(file.removesuffix(".py").replace("/", "."))
        for name, cls in vars(module).items():
            if isinstance(cls, type) and cls.__module__ == module.__name__ and "__slots__" in vars(cls):
                given = inspect.signature(cls).parameters.values()
                needed = [one.name for one in given if one.default is one.empty]
                found[f"{module.__name__}.{name}"] = (list(vars(cls)["__slots__"]), needed)
    written = target / "arbitre/kernel/compiled.json"
    written.parent.mkdir(parents=True, exist_ok=True)
    written.write_text(json.dumps(found), encoding="utf-8")


def complain_of_what_is_missing() -> None:
    """In one line, and before the work has begun."""
    if os.name == "nt":
        return  # setuptools looks for Microsoft's compiler, and says where to get it
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        sys.exit(
            f"To compile the engine a C compiler is needed, and there is no {compiler.split()[0]}. {PLAIN_INSTEAD}"
        )
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        sys.exit(
            "To compile the engine the header files of Python are needed (python3-dev or the like), and there is no "
            f"{sysconfig.get_path('include')}/Python.h. {PLAIN_INSTEAD}"
        )


def optimize_across_files(extension: Any) -> None:
    """What the engine does most, reading lists and calling itself, lies in other C files than the code that does it:
    the linker puts them together. Games are a twentieth faster by it, and compiling takes half as long again."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform == "linux" and "gcc" in compiler:  # others were not tried
        flags = [f"-flto={os.cpu_count()}", "-fno-fat-lto-objects"]
        extension.extra_compile_args += flags
        extension.extra_link_args += [*flags, "-O2"]


def compile_modules(chosen: list[str], target: Path, build: Path) -> None:
    # setuptools must come before mypyc, which works with what is there.
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    from mypyc.build import mypycify  # isort: skip

    extensions = mypycify(
        # The settings in pyproject.toml are for checking the repository.
        ["--config-file=", f"--cache-dir={build / 'types'}", "--strict", "--no-error-summary", *chosen],
        # One C file a module can be compiled side by side.
        multi_file=True,
        opt_level="2",
        debug_level="0",
        target_dir=str(build / "c"),
    )
    for extension in extensions:
        if os.name != "nt":  # what another compiler finds worth a warning need not stop anybody
            extension.extra_compile_args.append("-Wno-error")
            # Calls from one of our C files into another need not go through the linker's table.
            extension.extra_compile_args.append("-fvisibility=hidden")
            if len(extension.sources) > 1:  # all of the engine; the others only name a part of it
                optimize_across_files(extension)

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles as many C files at once as there are cores."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            one_by_one = compiler.compile

            def compile(sources: Sequence[str], *arguments: Any, **options: Any) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = list(pool.map(lambda source: one_by_one([source], *arguments, **options), largest_first))
                return [name for names in made for name in names]

            compiler.compile = compile
            super().build_extensions()

    command = SideBySide(Distribution({"name": "arbitre", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(target), str(build / "objects")
    command.parallel = True  # the extension modules, each of which is one small C file, once the large one is there
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
