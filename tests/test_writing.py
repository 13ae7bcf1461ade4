"""Files are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from arbitre import writing


def test_a_file_is_written_as_it_is(tmp_path: Path) -> None:
    writing.write(tmp_path / "new", "naïve\r\n")
    assert (tmp_path / "new").read_bytes() == "naïve\r\n".encode()
    assert os.listdir(tmp_path) == ["new"]


def test_what_was_there_stays_if_it_can_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "old").write_text("before")
    for fault in (OSError(28, "No space left on device"), KeyboardInterrupt()):

        def stop(number: int, fault: BaseException = fault) -> None:
            raise fault

        monkeypatch.setattr(os, "fsync", stop)
        with pytest.raises(type(fault)):
            writing.write(tmp_path / "old", "after")
        assert (tmp_path / "old").read_text() == "before"
        assert os.listdir(tmp_path) == ["old"]


def test_a_link_and_the_rights_of_a_file_stay(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("before")
    (tmp_path / "real").chmod(0o640)
    (tmp_path / "link").symlink_to("real")
    writing.write(tmp_path / "link", "after")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "after"
    assert (tmp_path / "real").stat().st_mode & 0o777 == 0o640


def test_what_is_no_file_is_written_to(tmp_path: Path) -> None:
    writing.write("/dev/null", "gone")
    with pytest.raises(OSError, match="directory"):
        writing.write(tmp_path, "a folder")
    with pytest.raises(OSError, match="No such file"):
        writing.write(tmp_path / "no" / "such", "folder")
