"""Cards by all that deck lists call them: names in three languages, set and number."""

from __future__ import annotations

import functools

from arbitre.games.lorcana.card import CardData
from arbitre.kernel.error import UnknownCard
from arbitre.pool.lorcana import Pool
from arbitre.pool.near import Names, bare


class Finder:
    """The cards of a pool by their names and printings."""

    def __init__(self, cards: Pool) -> None:
        self._by_name: dict[str, CardData] = {}
        self._by_local: dict[str, list[CardData]] = {}
        self._versions: dict[str, list[CardData]] = {}  # by the name without the version
        for card in cards:
            self._by_name[bare(card.full_name)] = card
            for other in card.aka:
                self._by_name[bare(other)] = card
            for local in (card.fr, card.it):
                if local is not None:
                    known = self._by_local.setdefault(bare(local.full), [])
                    if card not in known:
                        known.append(card)
            for name in {card.name, *(local.name for local in (card.fr, card.it) if local is not None)}:
                self._versions.setdefault(bare(name), []).append(card)
        self._cards = cards

    def get(self, name: str) -> CardData | None:
        """The card of a full name in any language; None if there is none, or if it could be several."""
        key = bare(name)
        found = self._by_name.get(key)
        if found is not None:
            return found
        local = self._by_local.get(key, [])
        return local[0] if len(local) == 1 else None

    def card(self, name: str) -> CardData:
        found = self.get(name)
        if found is not None:
            return found
        several = self._by_local.get(bare(name)) or self._versions.get(bare(name))
        if several:
            names = sorted({card.full_name for card in several})
            more = f" and {len(names) - 6} more" if len(names) > 7 else ""
            names = names[: 6 if more else 7]
            raise UnknownCard(f"{name!r} could be several cards: {', '.join(names)}{more}")
        meant = self._all_names.near(name)
        hint = f"; did you mean {' or '.join(meant)}?" if meant else ""
        raise UnknownCard(f"there is no card {name!r}{hint}")

    @functools.cached_property
    def _all_names(self) -> Names:
        """Every full name, with how it is suggested: names of other languages as they are, with the English one."""
        found: dict[str, str] = {}
        for card in self._cards:
            found[card.full_name] = card.full_name
            for local in (card.fr, card.it):
                if local is not None:
                    found.setdefault(local.full, f"{local.full} ({card.full_name})")
        return Names(found)

    # -- printings ---------------------------------------------------------------------------------------------

    @functools.cached_property
    def _printings(self) -> tuple[dict[tuple[str, int], CardData], dict[tuple[str, int], list[CardData]]]:
        """Whose each number of a set is, and who else has it: promotional cards are numbered anew in the same set."""
        claims: list[tuple[int, int, str, tuple[str, int], CardData]] = []
        for card in self._cards:
            seen: dict[str, int] = {}
            for code, number in card.printings:
                place = seen[code] = seen.get(code, -1) + 1
                claims.append((place, len(card.printings), card.full_name, (code, number), card))
        claims.sort(key=lambda claim: claim[:3])
        own: dict[tuple[str, int], CardData] = {}
        others: dict[tuple[str, int], list[CardData]] = {}
        for _, _, _, printing, card in claims:
            if own.setdefault(printing, card) is not card:
                others.setdefault(printing, []).append(card)
        return own, others

    def printed(self, code: str, number: int, promotional: bool = False) -> CardData:
        """The card of a set and number. The numbers of promotional cards begin at 1 in every series, so that one is
        only found if no two have it."""
        own, others = self._printings
        code = code.upper().lstrip("0") or "0"
        found = own.get((code, number))
        if promotional:
            candidates = others.get((code, number), [])
            if len(candidates) == 1:
                return candidates[0]
            raise UnknownCard(
                f"which promotional card of set {code} has the number {number} is not known: give its name"
            )
        if found is None:
            last = max((n for c, n in own if c == code), default=0)
            sets = sorted({c for c, _ in own}, key=lambda c: (len(c) if c.isdecimal() else 9, c))
            hint = f"the numbers of set {code} end at {last}" if last else f"there are the sets {', '.join(sets)}"
            raise UnknownCard(f"there is no card {code}-{number}; {hint}")
        return found

    def printing(self, card: CardData) -> tuple[str, int]:
        """A set and number that mean this card and no other: the first such."""
        own, _ = self._printings
        found = next((printing for printing in card.printings if own.get(printing) is card), None)
        if found is None:
            raise UnknownCard(f"{card.full_name} has no number in a set")
        return found


@functools.lru_cache(maxsize=4)
def finder(cards: Pool) -> Finder:
    return Finder(cards)
