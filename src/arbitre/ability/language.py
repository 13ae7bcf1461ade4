"""A game's ability language: which nodes its cards may have, with which fields and words; and the reading of trees.

The nodes are those in the game's module `nodes`: the shared ones it imports, and its own. The words are the game's own
lists. So where a node is defined says whose it is, and a card with a node, field or word of another game is refused.

msgspec reads the facts of a card and hands each ability to a hook of ours. It can't read the tree itself: it fixes once
for a class what its fields may hold, and the same `May` holds other effects in every game. So the tree is read here, by
tables made from the annotations of the nodes: a family (`Effect`) becomes a table of the nodes the language has of it,
a list of words (`CardType`) the game's words. Nothing is registered anywhere, two games may use one tag for different
nodes, and the order in which games are imported does not matter.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal, TypeVar, get_args, get_origin

import msgspec

from arbitre.ability.nodes.abilities import Keyword
from arbitre.ability.nodes.families import FAMILIES, Ability, Node
from arbitre.ability.nodes.when import When
from arbitre.ability.nodes.words import EXTRA, WordList
from arbitre.kernel.error import BadData

T = TypeVar("T")
Read = Callable[[Any], Any]
Table = dict[str, tuple[type[Node], dict[str, Read], Callable[..., Any]]]

NO_FIELDS: Final[Mapping[type[Node], tuple[str, ...]]] = {}
ALL_WORDS: Final[Mapping[tuple[type[Node], str], tuple[str, ...]]] = {}
KeywordNumber = Literal["none", "needed", "may"]
"""Whether a keyword takes a number: never, always one above 0, or one that can be 0."""
NO_KEEPING: Final[Mapping[type[Node], str]] = {}
NO_KEYWORDS: Final[Mapping[str, KeywordNumber]] = {}


class Fault(ValueError):
    """What is wrong with a tree, and where in it. (msgspec turns a ValueError into an error of its own that says in
    which ability.)"""

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(f"{what} - in `{where}`" if where else what)
        self.what = what
        self.where = where

    def inside(self, name: str) -> Fault:
        joint = "" if not self.where or self.where.startswith("[") else "."
        return Fault(self.what, f"{name}{joint}{self.where}")


class Language:
    """`words`: the words of each list; `extra`: the extra fields of shared nodes that the game's cards have; `without`:
    the shared nodes and fields they do not have; `only`: fields that take only these words; `keywords`: its
    keywords, and which of them take a number; `leaves`: what its own effects leave behind for later ones to speak of;
    `given`: what can be spoken of although nothing was done before; `keeps`: what an effect leaves behind with its
    card, for all its text to speak of; `together`: the events of which "one or more" can be waited for, if not all."""

    def __init__(
        self,
        game: str,
        nodes: types.ModuleType,
        words: Mapping[str, tuple[str, ...]],
        extra: Mapping[type[Node], tuple[str, ...]] = NO_FIELDS,
        without: Iterable[type[Node] | tuple[type[Node], str]] = (),
        only: Mapping[tuple[type[Node], str], tuple[str, ...]] = ALL_WORDS,
        keywords: Mapping[str, KeywordNumber] = NO_KEYWORDS,
        leaves: Mapping[type[Node], tuple[str, ...]] = NO_FIELDS,
        given: frozenset[str] = frozenset(),
        keeps: Mapping[type[Node], str] = NO_KEEPING,
        together: frozenset[str] | None = None,
    ) -> None:
        self.game = game
        self.words = {**words, "KeywordName": tuple(keywords)}
        self.extra = extra
        self.lacking = frozenset(without)
        self.only = only
        said = (found for found in vars(nodes).values() if _can_be_said(found))
        self.nodes = _in_order(found for found in said if found not in self.lacking)
        self.keywords = keywords
        self.leaves = leaves
        self.given = given
        self.keeps = keeps
        self.together = together
        self._hints: dict[type[Node], dict[str, Any]] = {}
        self._fields: dict[type[Node], dict[str, Read]] = {}
        self._readers: dict[Any, Read] = {}

    def family(self, family: type) -> tuple[type[Node], ...]:
        """The nodes of a family."""
        return tuple(node for node in self.nodes if issubclass(node, family))

    def fields(self, node: type[Node]) -> dict[str, Any]:
        """The fields a node has in this game, with what they hold."""
        known = self._hints.get(node)
        if known is None:
            hints = _hints(node)
            own = self.extra.get(node, ())
            names = (name for name in node.__struct_fields__ if name in own or not _is_extra(hints[name]))
            names = (name for name in names if (node, name) not in self.lacking)
            known = self._hints[node] = {name: self._hint(node, name, hints[name]) for name in names}
        return known

    def _hint(self, node: type[Node], name: str, hint: Any) -> Any:
        words = self.only.get((node, name))
        return hint if words is None else Literal[words]

    def words_of(self, hint: Any) -> tuple[str, ...] | None:
        """The words a field can hold, if words of a list are what it holds."""
        if get_origin(hint) is Literal:
            return get_args(hint)
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, WordList):
                if mark.name not in self.words:
                    raise BadData(f"the language of {self.game} has no list {mark.name}, which its nodes speak of")
                return self.words[mark.name]
        return None

    # -- reading -----------------------------------------------------------------------------------------------

    def decoder(self, kind: type[T]) -> msgspec.json.Decoder[T]:
        """For structs that hold abilities of this language, such as cards."""
        return msgspec.json.Decoder(kind, dec_hook=self._hook())

    def convert(self, data: Any, kind: type[T]) -> T:
        """A struct that holds abilities of this language, from plain data."""
        return msgspec.convert(data, kind, dec_hook=self._hook())

    def _hook(self) -> Callable[[type, Any], Any]:
        """What msgspec asks about the types it does not know: abilities alone."""
        read = self._reader(Ability)

        def hook(kind: type, data: Any) -> Any:
            if kind is not Ability:
                raise NotImplementedError(f"{kind} is not read by the ability language")
            return data if isinstance(data, Ability) else read(data)

        return hook

    def _reader(self, hint: Any) -> Read:
        """What turns plain data into what a field of this type holds. It raises a Fault, or for a plain value any
        KeyError or TypeError: the node around it says what is wrong."""
        known = self._readers.get(hint)
        if known is None:
            known = self._make_reader(hint)
            self._readers[hint] = known
        return known

    def _make_reader(self, hint: Any) -> Read:
        words = self.words_of(hint)
        if words is not None:
            return _reads_words(words)
        if hint in _PLAIN:
            return _PLAIN[hint]
        origin = get_origin(hint)
        if origin is typing.Annotated:
            return self._reader(hint.__origin__)
        if origin is tuple:
            return _reads_list(self._reader(get_args(hint)[0]))
        if origin in (types.UnionType, typing.Union):
            return self._reads_one_of(get_args(hint))
        if hint in FAMILIES or _tag(hint) is not None:
            return self._reads_tagged((hint,))
        return self._reads_struct(hint)

    def _reads_one_of(self, members: tuple[Any, ...]) -> Read:
        """One of several types: the type of the data says which."""
        tagged = tuple(member for member in members if member in FAMILIES or _tag(member) is not None)
        by_type: dict[type, Read] = {}
        if tagged:
            by_type[dict] = self._reads_tagged(tagged)
        for member in members:
            if member not in tagged:
                by_type[self._data_type(member)] = self._reader(member)
        by_type[tuple] = by_type.get(list, _refuse)

        def read(data: Any) -> Any:
            return by_type[type(data)](data)

        return read

    def _data_type(self, hint: Any) -> type:
        """What data for a field of this type is."""
        if self.words_of(hint) is not None:
            return str
        if get_origin(hint) is tuple:
            return list
        return hint if hint in _PLAIN else dict

    def _reads_tagged(self, kinds: tuple[type, ...]) -> Read:
        """A node of these kinds (families, or certain nodes): its tag says which."""
        known = self._readers.get(kinds)
        if known is not None:
            return known
        tag = _tag_field(kinds[0])
        table: Table = {}

        def read(data: Any) -> Any:
            try:
                kind, fields, make = table[data[tag]]
            except (KeyError, TypeError):
                raise self._no_node(data, tag, table) from None
            given: dict[str, Any] = {}
            name = ""
            try:
                for name, value in data.items():
                    if name != tag:
                        given[name] = fields[name](value)
            except Fault as fault:
                raise fault.inside(name) from None
            except (KeyError, TypeError):
                raise self._no_field(kind, data) from None
            try:
                return make(**given)
            except TypeError:
                raise self._no_field(kind, data) from None

        self._readers[kinds] = read  # nodes hold each other: it must be known before we look at what they hold
        for node in self.nodes:
            if issubclass(node, kinds):
                make = self._keyword if issubclass(node, Keyword) else node
                table[str(_tag(node))] = (node, self._fields_of(node), make)
        return read

    def _keyword(self, **given: Any) -> Keyword:
        made = Keyword(**given)
        wrong = self.wrong_number(made)
        if wrong:
            raise Fault(wrong)
        return made

    def wrong_number(self, made: Keyword) -> str:
        """What is wrong with the number of a keyword: it is missing, or there should be none."""
        takes = self.keywords[made.keyword]
        if takes == "needed" and made.value < 1:
            return f"{made.keyword} needs a number"
        return f"{made.keyword} takes no number" if takes == "none" and made.value else ""

    def _reads_struct(self, kind: type[Node]) -> Read:
        """A node without a tag: a description of cards, what a trigger waits for."""
        fields: dict[str, Read] = {}

        def read(data: Any) -> Any:
            given: dict[str, Any] = {}
            name = ""
            try:
                for name, value in data.items():
                    given[name] = fields[name](value)
                made = kind(**given)
            except Fault as fault:
                raise fault.inside(name) from None
            except (AttributeError, KeyError, TypeError):
                raise self._no_field(kind, data) from None
            if isinstance(made, When) and made.together and self.together is not None:
                if made.event not in self.together:
                    raise Fault(f"only {_listed(sorted(self.together))} can be waited for together, not {made.event!r}")
            return made

        self._readers[kind] = read
        fields.update(self._fields_of(kind))
        return read

    def _fields_of(self, kind: type[Node]) -> dict[str, Read]:
        known = self._fields.get(kind)
        if known is None:
            known = self._fields[kind] = {}
            given = kind.__struct_defaults__
            defaults = dict(zip(kind.__struct_fields__[-len(given) :], given, strict=True)) if given else {}
            for name, hint in self.fields(kind).items():
                words = self.words_of(hint)
                known[name] = self._reader(hint) if words is None else _reads_words(words, defaults.get(name))
        return known

    # -- what is wrong -----------------------------------------------------------------------------------------

    def _no_node(self, data: Any, tag: str, table: Table) -> Fault:
        if not isinstance(data, dict):
            return Fault(f"{data!r} is no node: a table with `{tag}` is needed")
        if tag not in data:
            return Fault(f"the field `{tag}`, which says what it is, is missing")
        return Fault(f"`{tag}` can't be {data[tag]!r} in {self.game}; it can be {_listed(table)}")

    def _no_field(self, kind: type[Node], data: Any) -> Fault:
        """Why a node can't be made of its data."""
        if not isinstance(data, dict):
            return Fault(f"{data!r} is no {kind.__name__}: a table is needed")
        what = f"{_tag(kind) or kind.__name__!r} of {self.game}"
        hints = self.fields(kind)
        for name, value in data.items():
            if name in hints:
                try:
                    self._reader(hints[name])(value)
                except (KeyError, TypeError):
                    return Fault(f"{value!r} won't do for {what}; it takes {self._described(hints[name])}", name)
            elif name != kind.__struct_config__.tag_field:
                return Fault(f"{what} has no field {name!r}; it has {_listed(hints) or 'none'}", name)
        needed = [field.name for field in msgspec.structs.fields(kind) if field.required and field.name not in data]
        return Fault(f"{what} needs {_listed(needed)}")

    def _described(self, hint: Any) -> str:
        """What a field takes, for a person."""
        words = self.words_of(hint)
        if words is not None:
            return f"one of {_listed(words)}" if words else "no word"
        if hint in _PLAIN:
            return _NAMES[hint]
        origin = get_origin(hint)
        if origin is typing.Annotated:
            return self._described(hint.__origin__)
        if origin is tuple:
            return f"a list of: {self._described(get_args(hint)[0])}"
        if origin in (types.UnionType, typing.Union):
            return " or ".join(dict.fromkeys(self._described(member) for member in get_args(hint)))
        return f"a table ({hint.__name__})"


def _can_be_said(found: Any) -> bool:
    """Nodes, but neither families nor what only the engine makes: a member of a family without a tag."""
    if not isinstance(found, type) or not issubclass(found, Node) or found is Node or found in FAMILIES:
        return False
    return _tag(found) is not None or not issubclass(found, FAMILIES)


def _in_order(nodes: Iterable[type[Node]]) -> tuple[type[Node], ...]:
    """Module by module, as they are defined there."""
    there = set(nodes)
    modules = sorted({node.__module__ for node in there})
    defined = [found for name in modules for found in vars(sys.modules[name]).values() if _is_from(found, name)]
    return tuple(node for node in defined if node in there)


def _is_from(found: Any, module: str) -> bool:
    """Whether this is a class of that module, not one it imports."""
    return isinstance(found, type) and found.__module__ == module


def _tag(kind: Any) -> str | None:
    config = getattr(kind, "__struct_config__", None)
    return config.tag if config is not None and kind not in FAMILIES else None


def _tag_field(kind: Any) -> str:
    field: str = "ability" if kind is Ability else kind.__struct_config__.tag_field
    return field


def _hints(node: type[Node]) -> dict[str, Any]:
    """What the fields of a node are said to hold. (The modules of nodes have their annotations evaluated: working them
    out from text would take longer than reading all cards.)"""
    return {name: hint for kind in reversed(node.__mro__) for name, hint in inspect.get_annotations(kind).items()}


def _is_extra(hint: Any) -> bool:
    return EXTRA in getattr(hint, "__metadata__", ())


def _listed(words: Iterable[str]) -> str:
    return ", ".join(repr(word) for word in words)


def _reads_words(words: tuple[str, ...], default: Any = None) -> Read:
    """Words of a list. What is the default becomes the default itself: only that is left out when it is written."""
    return {word: default if word == default else word for word in words}.__getitem__


def _reads_list(one: Read) -> Read:
    def read(data: Any) -> tuple[Any, ...]:
        if type(data) is not list and type(data) is not tuple:
            raise TypeError
        try:
            return tuple(map(one, data))
        except Fault:
            raise first_fault(data) from None

    def first_fault(data: Any) -> Fault:
        for place, part in enumerate(data):
            try:
                one(part)
            except Fault as fault:
                return fault.inside(f"[{place}]")
        raise AssertionError("what was refused is not refused again")

    return read


def _text(data: Any) -> str:
    if type(data) is not str:
        raise TypeError
    return data


def _number(data: Any) -> int:
    if type(data) is not int:
        raise TypeError
    return data


def _truth(data: Any) -> bool:
    if type(data) is not bool:
        raise TypeError
    return data


def _nothing(data: Any) -> None:
    if data is not None:
        raise TypeError


def _refuse(data: Any) -> Any:
    raise TypeError


_PLAIN: Final[dict[Any, Read]] = {str: _text, int: _number, bool: _truth, type(None): _nothing}
_NAMES: Final[dict[Any, str]] = {str: "text", int: "a number", bool: "true or false", type(None): "nothing"}
