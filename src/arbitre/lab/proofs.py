"""What every game promises, tried out at one decision: copies, records, options, refusals, and what a seat can see."""

from __future__ import annotations

from typing import Any

from arbitre.kernel import record
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import ROW, Row
from arbitre.kernel.history import History
from arbitre.kernel.knowledge import SPECTATOR, is_among, knows
from arbitre.kernel.roles import Renaming, rename
from arbitre.lab.subject import Subject
from arbitre.sentences import Speaker, languages

PLACES = {"card": 3, "other": 4, "cards": 6}  # of the fields of an event with cards, in its row
CAUSE = 11
AHEAD = 12  # picks that are made with copies


def everything(subject: Subject, game: Any, chance: Chance) -> None:
    copies(game, chance)
    saved(subject, game, chance)
    options(subject, game)
    refusals(subject, game)
    secrets(game, chance)
    declared(game)


def _pick(game: Any, seed: int, count: int) -> None:
    chance = Chance(seed)
    for _ in range(count):
        if game.decision is not None:
            game.apply(chance.below(len(game.decision.options)))


def copies(game: Any, chance: Chance) -> None:
    """A copy has the same digest; going on with it changes nothing here; the same picks give the same game."""
    before = game.digest()
    seed = chance.below(1 << 30)
    first, second = game.copy(), game.copy()
    if first.digest() != before:
        raise AssertionError("a copy is another game")
    _pick(first, seed, AHEAD)
    if game.digest() != before:
        raise AssertionError("going on with a copy changed the game")
    _pick(second, seed, AHEAD)
    if first.digest() != second.digest():
        raise AssertionError("the same picks gave another game")


def saved(subject: Subject, game: Any, chance: Chance) -> None:
    """A record made now, in the middle of whatever is going on, leads to the same game, which goes on alike."""
    text = game.record()
    parsed = record.Parsed(text)
    again = record.replay(parsed, subject.read(parsed))
    if again.digest() != game.digest() or again.record() != text:
        raise AssertionError("the record replays to another game")
    seed = chance.below(1 << 30)
    twin = game.copy()
    _pick(again, seed, AHEAD)
    _pick(twin, seed, AHEAD)
    if again.digest() != twin.digest():
        raise AssertionError("a game that was saved goes on in another way")


def options(subject: Subject, game: Any) -> None:
    """Every option offered is accepted, and nothing is broken after it, nor in the game whose copy took it."""
    decision = game.decision
    for place in range(0 if decision is None else len(decision.options)):
        twin = game.copy()
        twin.apply(place)
        faults = subject.broken(twin)
        if faults:
            raise AssertionError(f"after {game.describe(decision.options[place])}: {'; '.join(faults)}")
    faults = subject.broken(game)
    if faults:
        raise AssertionError(f"after its options were tried on copies: {'; '.join(faults)}")


def refusals(subject: Subject, game: Any) -> None:
    """What is offered is not refused; what is not offered is, by a rule; and asking changes nothing."""
    thinkable = subject.actions(game)
    if not thinkable:
        return
    before = game.digest()
    offered = {option.key() for option in game.decision.options}
    for key, (action, *about) in thinkable:
        number = key[3]
        refusal = game.why_not(action, *about[:1], number=number) if number else game.why_not(action, *about[:1])
        if (refusal is None) != (key in offered):
            raise AssertionError(f"{_told(game, key)}: offered {key in offered}, but why not: {refusal}")
        if refusal is not None and not refusal.rule:
            raise AssertionError(f"{_told(game, key)}: refused by no rule: {refusal}")
    if game.digest() != before:
        raise AssertionError("asking why not changed the game")


def _told(game: Any, key: tuple[str, int, int, int]) -> str:
    action, card, _, number = key
    return f"{action} {game.facts[card].key if card != NO_CARD else ''} ({card}) {number}"


def hidden_lots(game: Any, seat: int) -> list[list[int]]:
    """The cards a seat does not know, those together that could lie in each other's places."""
    lots: dict[int, list[int]] = {}
    for card in range(len(game.facts)):
        if game.zone_of[card] != NO_CARD and not knows(game, card, seat):
            lots.setdefault(game.lot[card], []).append(card)
    return list(lots.values())


def otherwise(game: Any, seat: int, chance: Chance) -> Any:
    """The same game to that seat: the cards it does not know lie differently, and chance will bring other things."""
    new = list(range(len(game.facts)))
    for lot in hidden_lots(game, seat):
        mixed = lot.copy()
        chance.shuffle(mixed)
        for old, card in zip(lot, mixed, strict=True):
            new[old] = card
    twin = _laid_otherwise(game, seat, new)
    twin.chance = Chance(chance.word())
    return twin


def _laid_otherwise(game: Any, seat: int, new: list[int]) -> Any:
    """The same game, with `new[card]` where a card lay. What the seat saw happen is unchanged."""
    twin = game.copy()
    renaming = Renaming(new)
    rename(twin, renaming, but=("happened", *game.within))
    twin.work_out_anew()
    twin.happened = History()
    for row in game.happened:
        twin.happened.recent.append(row if is_among(row[7], seat) else _told_otherwise(game, row, renaming))
    for name in game.within:
        if getattr(game, name) is not None:
            setattr(twin, name, _laid_otherwise(getattr(game, name), seat, new))
    return twin


def _told_otherwise(game: Any, row: Row, renaming: Renaming) -> Row:
    """An audience that does not know all cards of an event knows those that are no secret. Where none is declared
    secret, none must be hidden."""
    secret = game.words.events[row[0]].secret
    other: Row = ROW.renamed(row, renaming)
    if not secret:
        return other
    told: list[Any] = list(row)
    for place in (*(PLACES[field] for field in secret), CAUSE):
        told[place] = other[place]
    return tuple(told)


def secrets(game: Any, chance: Chance) -> None:
    """Lay the cards a seat can't know differently: what it sees, is told and was told, as data and in sentences, and
    the games it imagines must not change."""
    speakers = [Speaker(lang, game=game.name) for lang in languages(game.name)]
    lang = speakers[chance.below(len(speakers))].lang
    for seat in (SPECTATOR, *range(game.number_of_seats)):
        twin = otherwise(game, seat, chance)
        seen, also = game.view(seat, lang), twin.view(seat, lang)
        if seen != also:
            raise AssertionError(f"player {seat} sees hidden cards: {_difference(seen, also)}")
        if seat >= 0 and game.reasons(seat, lang) != twin.reasons(seat, lang):
            wrong = _difference(game.reasons(seat, lang), twin.reasons(seat, lang))
            raise AssertionError(f"player {seat} is told why not by hidden cards: {wrong}")
        if twin.view_events(seat) != game.view_events(seat):
            wrong = _difference(game.view_events(seat), twin.view_events(seat))
            raise AssertionError(f"player {seat} was told of hidden cards: {wrong}")
        if seat >= 0 and twin.imagine(seat, 1).digest() != game.imagine(seat, 1).digest():
            raise AssertionError(f"what player {seat} imagines depends on hidden cards")
        for event, other in zip(game.events, twin.events, strict=True):
            if event.row() == other.row():
                continue  # only what speaks of a hidden card can differ, and sentences take their time
            for speaker in speakers:
                said, instead = speaker.event(game, event, seat), speaker.event(twin, other, seat)
                if said != instead:
                    raise AssertionError(f"player {seat} reads of hidden cards: {said} or {instead}")


def declared(game: Any) -> None:
    """Every option, question and event is in the game's catalogue, and holds nothing that the catalogue does not
    explain."""
    faults = [fault for event in game.events for fault in game.words.faults_of_event(event)]
    if game.decision is not None:
        faults += game.words.faults_of_decision(game.decision)
    if faults:
        raise AssertionError("; ".join(dict.fromkeys(faults)))


def _difference(one: Any, other: Any) -> str:
    """The first place where two pieces of plain data differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next((f"{key}: {_difference(one[key], other[key])}" for key in one if one[key] != other[key]), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next((_difference(a, b) for a, b in zip(one, other, strict=True) if a != b), "")
    return f"{one} or {other}"
