"""How much one address may ask for: a bucket that fills with time. The time is handed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What one address may do."""

    rooms: int = 60
    """Opened in an hour."""
    connections: int = 60
    """At the same time."""
    messages: float = 20.0
    """A second, on one connection; three times as many at once."""
    message_size: int = 8_000
    """Bytes of a message over a connection."""
    body_size: int = 300_000
    """Bytes of what is posted."""
    idle: float = 6 * 3600.0
    """Seconds after which a room in which nothing happens is closed; its log is kept."""


BURST: Final = 3
FORGOTTEN: Final = 10_000  # addresses remembered


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_left", "_most", "_rate", "_since")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._since = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Doorkeeper:
    """Counts the rooms and connections of each address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._opening: dict[str, Bucket] = {}
        self._connected: dict[str, int] = {}

    def may_open(self, address: str, now: float) -> bool:
        rooms = self._limits.rooms
        bucket = self._opening.pop(address, None) or Bucket(rooms, rooms / 3600, now)
        self._opening[address] = bucket  # the latest is last
        if len(self._opening) > FORGOTTEN:
            del self._opening[next(iter(self._opening))]
        return bucket.take(now)

    def comes(self, address: str) -> bool:
        """Whether another connection may be made; if so, it is counted until it `goes`."""
        count = self._connected.get(address, 0)
        if count >= self._limits.connections:
            return False
        self._connected[address] = count + 1
        return True

    def goes(self, address: str) -> None:
        left = self._connected[address] - 1
        if left:
            self._connected[address] = left
        else:
            del self._connected[address]
