"""How cards of 7 Fallen are called in scenario files."""

from __future__ import annotations

from arbitre.scenario import check_text

HEAD = """
game = "fallen"
rules = ["F2.4.1"]
title = "Names"
[A]
rear = ["Élève du Dojo", "Ombre du Bambou"]
firing = [{ card = "Dojo Student", damage = 1 }]
[B]
rear = ["Garungun"]
"""


def test_moves_and_expectations_take_english_names_as_well_as_french_ones() -> None:
    script = """
    [[do]]
    A = "announce Dojo Student #2, Bamboo Shadow"
    [[do]]
    A = ["declare Bamboo Shadow -> Garungun", "declare Dojo Student #2 -> none"]
    [do.expect]
    "Ombre du Bambou.zone" = "purgatory"
    "B.purgatory" = ["Garungun"]
    """
    assert check_text(HEAD + script).faults == []


def test_the_second_of_a_name_is_counted_across_the_battlefield() -> None:
    script = """
    [[do]]
    A = ["announce Élève du Dojo #2", "declare Élève du Dojo #2 -> none"]
    [do.expect]
    "Dojo Student #1.zone" = "rear"
    "Élève du Dojo #2.zone" = "firing"
    "Élève du Dojo #2.damage" = 1
    """
    assert check_text(HEAD + script).faults == []
