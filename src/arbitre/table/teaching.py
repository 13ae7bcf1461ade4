"""The lessons of the games, as the page goes through them: what is said, and which answers each step takes."""

from __future__ import annotations

import functools

from arbitre.lessons import Chapter, Played, lesson, names, scenario_text
from arbitre.table import protocol as p
from arbitre.table.origins import entries_of
from arbitre.table.words import spoken


@functools.cache
def taught(game: str, lang: p.Language) -> p.Lesson | None:
    """The lesson of a game; None if it has none."""
    if game not in names():
        return None
    own = spoken(game, lang)
    found = lesson(game)
    return p.Lesson(
        game=game,
        title=found.title[own],
        about=found.about[own],
        summary=[said[own] for said in found.summary],
        chapters=[_chapter(game, chapter, own) for chapter in found.chapter],
    )


def _chapter(game: str, chapter: Chapter, lang: p.Language) -> p.Chapter:
    played = Played(game, chapter)
    now = played.start
    steps: list[p.LessonStep] = []
    for step, picks in zip(chapter.step, played.picks, strict=True):
        entries = entries_of(now, picks)
        now = now.copy()
        for entry in entries:
            now.apply(entry.option)
        steps.append(
            p.LessonStep(
                say=step.say[lang],
                mine=bool(step.A),
                picks=[p.Pick(seat=entry.seat, option=entry.option) for entry in entries],
                rules=step.rules,
            )
        )
    return p.Chapter(title=chapter.title[lang], scenario=scenario_text(game, chapter, lang), steps=steps)
