"""Two people at a table, each in a browser of their own, and somebody who watches."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.table.browser.conftest import OpenPage
from tests.table.browser.line import Line
from tests.table.browser.playing import Mouse, Player, at_once, sight
from tests.table.browser.starting import choose_game, play_against, sat_down, seeded, sit_down, unfold
from tests.table.browser.words import words
from tests.table.serving import Served

SIZE = {"width": 1280, "height": 800}
HAND = re.compile(words("hand-label", number=7).replace("7", r"\d+").replace("cards", "cards?"))
HEARD = "(cards) => cards.map((card) => `${card.dataset.object} ${card.textContent.trim()}`).sort()"
LIKES = ["quest", "play", "ink"]


class Person:
    """Who sits in a seat, the page there, and its line to the server."""

    def __init__(self, open_page: OpenPage, key: str, name: str = "") -> None:
        self.key = key
        self.name = name
        self.page = open_page(f"/#{key}", before=self.connect, viewport=SIZE, reduced_motion="reduce")
        sat_down(self.page)

    def connect(self, window: BrowserContext) -> None:
        self.line = Line(window)

    @property
    def end_turn(self) -> Locator:
        return self.page.get_by_role("button", name=words("end-turn"), exact=True)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=words(name), exact=True)

    def with_move(self, verb: str, cards: list[int]) -> int:
        """The number of a move, after the first of these cards that has it was selected; 0 if none has."""
        for object in cards:
            Mouse().card(self.page, object)
            for label, number in sight(self.page).moves.items():
                if label.startswith(f"{words(f'verb-{verb}')}#"):
                    return number
            for _ in range(2):  # from its targets to the card, from the card to nothing
                self.page.keyboard.press("Escape")
        return 0

    def ink_one(self) -> None:
        Mouse().move(self.page, self.with_move("ink", sight(self.page).able))

    def has_in_play(self, object: int) -> bool:
        mine = self.page.get_by_role("region", name=words("side-yours"))
        return mine.locator(f'[data-object="{object}"]').count() > 0

    def cards(self) -> list[str]:
        """Everything that lies on the table, as it is heard."""
        found: list[str] = self.page.locator("[data-object]").evaluate_all(HEARD)
        return found

    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=HAND).locator("[data-object]")

    def recap(self) -> Locator:
        """What the other did since this player last did something."""
        return self.page.locator("section", has=self.button("show-again")).get_by_role("listitem")


def begun(open_page: OpenPage, server: Served) -> tuple[dict[str, str], Person, Person]:
    """A game in which both have kept their hands; who is asked comes first."""
    room = server.room("lorcana", "me", "friend", seed=7)
    people = [Person(open_page, key, f"Name{seat}") for seat, key in enumerate(room["seats"])]
    for person in people:
        at_once(person.page)
    for _ in people:
        Mouse().move(asked([person.page for person in people]), 1)
    asked_now = asked([person.page for person in people])
    people.sort(key=lambda person: person.page is not asked_now)
    expect(people[0].end_turn).to_be_enabled()
    return room, people[0], people[1]


def asked(pages: list[Page]) -> Page:
    """The one of them who is asked now; the other is told so."""
    for _ in range(200):
        for page in pages:
            seen = sight(page)
            if seen.lit or seen.able or seen.moves or seen.may_end:
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def heard_the_same(*people: Person) -> None:
    """All of them have been told what the others know."""
    for _ in range(200):
        told = {person.page.locator("[data-entry]").get_attribute("data-entry") for person in people}
        if len(told) == 1:
            return
        people[0].page.wait_for_timeout(50)
    raise AssertionError("some are told more than others")


def test_two_people_play_by_a_link(open_page: OpenPage) -> None:
    host = open_page(viewport=SIZE, reduced_motion="reduce")
    seeded(host, 7)
    choose_game(host, "Disney Lorcana")
    play_against(host, "friend")
    unfold(host)
    host.get_by_role("textbox", name=words("start-name")).fill("Anna")
    sit_down(host)
    expect(host.get_by_role("heading", name=words("invite-title"))).to_be_visible()
    seat, watch = links(host)
    assert seat != watch
    host.get_by_role("link", name=words("invite-sit")).click()
    sat_down(host)
    guest = open_page(seat, viewport=SIZE, reduced_motion="reduce")
    sat_down(guest)
    pages = [host, guest]
    players = {page: Player(page, Mouse(), likes=LIKES, seed=place) for place, page in enumerate(pages)}
    for page in pages:
        at_once(page)
    expect(guest.get_by_text("Anna").first).to_be_visible()
    answers = dict.fromkeys(pages, 0)
    for _ in range(24):
        page = asked(pages)
        players[page].answer(players[page].wait())
        answers[page] += 1
    assert min(answers.values()) > 4, "both had their turns"


def links(page: Page) -> list[str]:
    """The links on the page that lead to seats of a room: to the friend's first, to that of spectators last."""
    found: list[str] = page.locator("input").evaluate_all(
        "(fields) => fields.map((field) => field.value).filter((value) => value.includes('/#'))"
    )
    assert len(found) == 2
    return found


def test_who_drops_comes_back_to_the_same_state_and_is_told_what_happened(
    open_page: OpenPage, page_server: Served
) -> None:
    _, active, other = begun(open_page, page_server)
    with other.line.cut():
        expect(other.page.get_by_text(words("connection-lost"))).to_be_visible()
        expect(active.page.get_by_text(words("away"), exact=True)).to_be_visible()
        active.ink_one()
        expect(active.end_turn).to_be_enabled()
        active.end_turn.click()
        expect(active.end_turn).to_be_disabled()
    expect(other.end_turn).to_be_enabled()
    expect(other.page.get_by_text(words("connection-lost"))).to_be_hidden()
    expect(active.page.get_by_text(words("away"), exact=True)).to_be_hidden()
    expect(other.recap()).not_to_have_count(0)
    told = other.recap().all_inner_texts()
    # By the link alone, in another window, it is the same.
    before = other.cards()
    again = Person(open_page, other.key)
    expect(again.end_turn).to_be_enabled()
    assert again.cards() == before
    assert again.recap().all_inner_texts() == told


def test_a_second_window_of_a_seat_takes_over(open_page: OpenPage, page_server: Served) -> None:
    _, active, other = begun(open_page, page_server)
    again = Person(open_page, active.key)
    expect(again.end_turn).to_be_enabled()
    expect(active.page.get_by_role("alert").filter(has_text=re.compile(".+"))).to_be_visible()
    again.end_turn.click()
    expect(other.end_turn).to_be_enabled()
    # The window that was left does not fight for the seat.
    expect(other.page.get_by_text(words("away"), exact=True)).to_be_hidden()
    expect(again.end_turn).to_be_disabled()
    expect(again.page.get_by_text(words("connection-lost"))).to_be_hidden()


def test_a_play_that_showed_nothing_new_is_taken_back_without_asking(open_page: OpenPage, page_server: Served) -> None:
    _, *people = begun(open_page, page_server)
    players = {person.page: Player(person.page, Mouse(), likes=["play", "ink"], seed=2) for person in people}
    for _ in range(60):
        active = next(person for person in people if person.page is asked(list(players)))
        other = next(person for person in people if person is not active)
        heard_the_same(active, other)
        before, seen = active.cards(), other.cards()
        quest = active.with_move("quest", [card for card in sight(active.page).able if active.has_in_play(card)])
        if quest:
            Mouse().move(active.page, quest)
            asked(list(players))
            heard_the_same(active, other)
            if active.button("take-back").count():
                break
        else:
            players[active.page].answer(players[active.page].wait())
    else:
        raise AssertionError("no quest showed nothing new")
    expect(other.page.get_by_role("log").get_by_role("listitem").last).to_contain_text("quest")
    assert other.cards() != seen
    active.button("take-back").click()
    expect(other.page.get_by_role("alertdialog")).to_have_count(0)
    expect(active.page.get_by_role("log").get_by_role("listitem").last).not_to_contain_text("quest and")
    heard_the_same(active, other)
    assert active.cards() == before
    assert other.cards() == seen


def test_what_came_to_light_is_taken_back_only_if_the_other_agrees(open_page: OpenPage, page_server: Served) -> None:
    _, active, other = begun(open_page, page_server)
    active.ink_one()
    expect(active.end_turn).to_be_enabled()
    before = active.cards()
    active.end_turn.click()
    expect(other.end_turn).to_be_enabled()
    drawn = other.hand().all()[-1].get_attribute("data-object")
    for agreed in (False, True):
        active.button("take-back-ask").click()
        expect(active.page.get_by_text(words("asked-others"))).to_be_visible()
        question = other.page.get_by_role("alertdialog", name=words("asks-take-back", name=active.name))
        expect(question).to_be_visible()
        expect(question).to_contain_text("draw")  # what was seen
        question.get_by_role("button", name=words("yes" if agreed else "no"), exact=True).click()
        expect(question).to_be_hidden()
        expect(active.page.get_by_text(words("asked-others"))).to_be_hidden()
        if not agreed:
            expect(other.end_turn).to_be_enabled()
            expect(active.end_turn).to_be_disabled()
    expect(active.end_turn).to_be_enabled()
    expect(other.end_turn).to_be_disabled()
    assert active.cards() == before
    assert drawn is not None
    expect(other.page.locator(f'[data-object="{drawn}"]')).to_have_count(0)


def test_a_spectator_sees_no_hand_and_can_do_nothing_until_a_player_opens_theirs(
    open_page: OpenPage, page_server: Served
) -> None:
    room, active, _ = begun(open_page, page_server)
    watcher = Person(open_page, room["watch"])
    names = hand_names(active)
    assert not names & known_names(watcher), "a hand is seen"
    expect(watcher.end_turn).to_have_count(0)
    expect(watcher.button("take-back")).to_have_count(0)
    assert can_do_nothing(watcher)
    for _ in range(20):
        watcher.page.keyboard.press("Tab")
        watcher.page.keyboard.press("1")
    watcher.page.keyboard.press("Shift+E")
    active.button("menu").click()
    opening = active.page.get_by_role("checkbox", name=words("menu-open-hand"))
    opening.check()
    expect(watcher.hand()).to_have_count(len(active.hand().all()))
    assert hand_names(watcher) == names
    expect(watcher.end_turn).to_have_count(0)
    assert can_do_nothing(watcher)
    opening.uncheck()
    expect(watcher.page.locator("[data-object]").filter(has_text=sorted(names)[0])).to_have_count(0)
    active.page.keyboard.press("Escape")
    active.end_turn.click()
    expect(watcher.recap()).not_to_have_count(0)


def can_do_nothing(person: Person) -> bool:
    seen = sight(person.page)
    return not any((seen.lit, seen.able, seen.moves, seen.may_end))


def known_names(person: Person) -> set[str]:
    """Of all cards whose names this page shows."""
    return {text.split(",")[0].split(" ", 1)[1] for text in person.cards()}


def hand_names(person: Person) -> set[str]:
    return {text.strip().split(",")[0] for text in person.hand().all_inner_texts()}
