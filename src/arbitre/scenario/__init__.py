"""Scenarios: a position, a few moves and what must be true after them, as a TOML file (see docs/scenarios.md)."""

from arbitre.scenario.run import Outcome, check_file, check_text

__all__ = ["Outcome", "check_file", "check_text"]
