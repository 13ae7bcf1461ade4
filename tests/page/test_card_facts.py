"""The facts that the page's tests and contact sheets draw pictures from are those of the pools."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from arbitre.games import registry

SCRIPT = Path(__file__).parents[2] / "page" / "scripts" / "card_facts.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("card_facts", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", registry.names("pool"))
def test_facts_of_cards_are_those_of_the_pool(script: ModuleType, name: str) -> None:
    written = json.loads(script.TO.read_text(encoding="utf-8"))
    assert script.game_facts(name) == written[name], "the pool has changed: run page/scripts/card_facts.py"


def test_no_card_text_is_among_them(script: ModuleType) -> None:
    for game in json.loads(script.TO.read_text(encoding="utf-8")).values():
        for name, version, kind, traits, colours in game["cards"]:
            assert all(len(said) < 60 for said in (name, version, kind, *traits, *colours))
