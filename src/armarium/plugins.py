"""What others have installed, found by entry points. One that cannot be loaded is named in the log and to whoever asks
for it, and hinders nobody else.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, NamedTuple, TypeVar

Plugin = TypeVar("Plugin")

NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
logger = logging.getLogger(__name__)


class Plugins(NamedTuple, Generic[Plugin]):
    """Those that could be loaded, by name, and what is wrong with the others."""

    whole: dict[str, Plugin]
    broken: dict[str, str]


def load_plugins(group: str, kind: str, load: Callable[[EntryPoint], Plugin]) -> Plugins[Plugin]:
    """All of an entry point group; `kind` is what the log calls one of them."""
    plugins: Plugins[Plugin] = Plugins({}, {})
    for entry in entry_points(group=group):
        try:
            plugins.whole[entry.name] = load(entry)
        except (Exception, SystemExit) as failure:  # noqa: BLE001  (somebody else's code may fail in any way)
            plugins.broken[entry.name] = f"{entry.value}: {failure!r}"
            logger.warning("the installed %s %s cannot be used: %s", kind, entry.name, plugins.broken[entry.name])
    return plugins


def is_name(text: str) -> bool:
    return NAME.fullmatch(text) is not None
