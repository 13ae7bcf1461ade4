"""`arbitre table`: how it begins and ends."""

from __future__ import annotations

import json
import os
import shlex
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

import pytest
from tests.table.serving import Client, served, start
from websockets.exceptions import ConnectionClosed

from arbitre import folders
from arbitre.cli import main
from arbitre.table import command
from arbitre.table.arguments import EXAMPLES, usual_database


def test_it_says_where_the_table_is_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    server = start(str(tmp_path / "table.sqlite"))
    assert server.address.startswith("http://127.0.0.1:")
    room = server.room("lorcana", "me", "computer")
    client = Client(server, room["seats"][0])
    client.until(lambda client: client.view)
    os.kill(server.process.pid, signal.SIGINT)
    assert server.process.wait(20) == 130
    with pytest.raises(ConnectionClosed) as closed:
        client.until(lambda client: client.over)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012, "a page knows that it may come back"
    server.end()


def test_workers_end_with_ctrl_c_too(postgres: str) -> None:
    server = start(postgres, "--workers", "2")
    os.kill(server.process.pid, signal.SIGINT)
    assert server.process.wait(20) == 130
    server.end()


def test_without_a_database_games_are_kept_in_the_data_folder(tmp_path: Path) -> None:
    assert usual_database({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "arbitre" / "table.sqlite"
    assert usual_database({}) == Path.home() / ".local/share/arbitre/table.sqlite"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--workers", "2"], "--workers needs a database that several processes can share"),
        (["--pictures", "/no/such/folder"], "there is no such folder"),
        (["--pictures", __file__], "there is no such folder"),
        (["--database", "/proc/nowhere/table.sqlite"], "can't be opened"),
        (["--database", "/"], "can't be opened"),
        (["--database", __file__], "can't be opened"),
        (["--database", "sqlite:////proc/nowhere/table.sqlite"], "can't be opened"),
        (["--database", "postgresql://[here"], "can't be opened"),
        (["--host", "no.such.host.invalid"], "the table can't be served at no.such.host.invalid"),
        (["--host", "203.0.113.1"], "the table can't be served at 203.0.113.1"),
        (["--database", "mysql://here"], "a database is a file, sqlite:///FILE or postgresql://"),
        (["--database", "postgresql://localhost:1/none"], "can't be opened"),
    ],
)
def test_what_can_not_be_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    database = [] if "--database" in options else ["--database", str(tmp_path / "table.sqlite")]
    assert main(["table", "--port", "0", *database, *options]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


@pytest.mark.parametrize("options", [["--port", "70000"], ["--port", "x"], ["--workers", "0"], ["--rooms", "-1"]])
def test_a_number_that_can_not_be_is_said_with_its_name(capsys: pytest.CaptureFixture[str], options: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["table", *options])
    assert ended.value.code == 2
    *_, line = capsys.readouterr().err.splitlines()
    assert options[0] in line
    assert options[1] in line


def test_a_folder_of_pictures_that_can_not_be_read_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # whoever runs this may be allowed to read everything
    assert main(["table", "--pictures", str(tmp_path), "--database", str(tmp_path / "table.sqlite")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "this folder can't be read" in line


def test_the_help_names_every_option_and_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["table", "--help"])
    told = capsys.readouterr().out
    for option in ("--host", "--port", "--database", "--pictures", "--workers", "--open"):
        assert option in told
    assert EXAMPLES in told


def test_a_port_that_is_taken_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["table", "--port", port, "--database", str(tmp_path / "table.sqlite")]) == 2
    assert "another --port may do" in capsys.readouterr().err


def test_a_password_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", "--database", "postgresql://ada:secret@localhost:1/none"]) == 2
    assert "secret" not in capsys.readouterr().err


def test_help_loads_no_server() -> None:
    code = (
        "import sys; from arbitre.cli import parser; parser().parse_args(['table']); print('starlette' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_the_examples_of_the_help_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], postgres: str
) -> None:
    """All but the serving itself, which would not end."""
    (tmp_path / "cards").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.delenv(folders.DATA)
    monkeypatch.setattr(command, "_serve", lambda *_: None)
    monkeypatch.setattr(command, "_bound", lambda host, port: socket.create_server(("127.0.0.1", 0)))
    monkeypatch.setattr("webbrowser.open", lambda _: True)
    for line in EXAMPLES.splitlines()[1:]:
        words = shlex.split(line.split("   ")[0].replace("postgresql://localhost/arbitre", postgres))[1:]
        assert main(words) == 0, line
        assert capsys.readouterr().out.startswith("The table is at http://127.0.0.1:")
    assert (tmp_path / ".local/share/arbitre/table.sqlite").is_file()


def test_pictures_come_from_the_folder_that_was_named_and_from_nowhere_else(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    (folder / "Stitch.png").write_bytes(b"picture")
    (folder / "notes.txt").write_text("mine")
    (tmp_path / "secret.png").write_bytes(b"secret")
    (folder / "link.png").symlink_to(tmp_path / "secret.png")
    with served(str(tmp_path / "table.sqlite"), "--pictures", str(folder)) as server:
        assert server.get("/pictures/Stitch.png")[::2] == (200, b"picture")
        for name in ("notes.txt", "../secret.png", "%2e%2e/secret.png", "link.png", "none.png", "", "a%00.png"):
            assert server.get(f"/pictures/{name}")[0] == 404, name
    with served(str(tmp_path / "table.sqlite")) as server:
        assert server.get("/pictures/Stitch.png")[0] == 404
        assert json.loads(server.get("/api/pictures/lorcana")[2]) == {"type": "pictures", "pictures": {}}


def test_a_picture_is_of_the_card_it_is_named_after(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    for name in (
        "Stitch - New Dog.png",
        "set 1/elsa_SNOW-queen.JPG",
        "Te Ka - The Burning One.webp",
        "nobody.png",
        "Rage.png",
        "spoils/Pinch.png",
        "lorcana/Stitch - New Dog.webp",
        "Be Prepared.txt",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"picture")
    with served(str(tmp_path / "table.sqlite"), "--pictures", str(folder)) as server:
        found = json.loads(server.get("/api/pictures/lorcana")[2])["pictures"]
        assert found == {
            "Stitch - New Dog": "lorcana/Stitch - New Dog.webp",
            "Elsa - Snow Queen": "set 1/elsa_SNOW-queen.JPG",
            "Te Kā - The Burning One": "Te Ka - The Burning One.webp",
        }
        assert json.loads(server.get("/api/pictures/spoils")[2])["pictures"] == {
            "Pinch": "spoils/Pinch.png",
            "Rage": "Rage.png",
        }
        for path in found.values():
            assert server.get(f"/pictures/{quote(path)}")[0] == 200
        assert server.get("/api/pictures/chess")[0] == 404
