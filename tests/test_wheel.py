"""What goes into the wheel. `make test-pythons` installs it and plays with it."""

from __future__ import annotations

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
NOT_SHIPPED = {"__pycache__", ".built-from"}


def shipped() -> set[str]:
    return {Path(file.distribution_path).as_posix() for file in WheelBuilder(str(ROOT)).recurse_included_files()}


def test_the_wheel_says_that_it_is_typed() -> None:
    assert "arbitre/py.typed" in shipped()


def test_the_wheel_has_every_file_of_the_package() -> None:
    own = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*")
        if path.is_file() and NOT_SHIPPED.isdisjoint(path.parts) and path.suffix not in (".pyc", ".so", ".pyd")
    }
    assert len(own) > 600
    assert own - shipped() == set()
