"""Log lines for programs: one JSON object each. Whatever looks like a secret is left out, whoever logged it."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime

import msgspec

FORMATS = ("text", "json")
# A password inside an address, a signed cookie or token (16 and more characters, a dot, a signature), a key in hex.
SECRETS = re.compile(r"(?<=:)[^:@/\s]+(?=@)|\b[\w-]{16,}\.[0-9a-f]{64}\b|\b[0-9a-f]{64}\b")


def without_secrets(text: str) -> str:
    return SECRETS.sub("***", text)


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "room": record.name,
            "process": record.process,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["failure"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up_logs(format: str) -> None:
    """All of this process on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if format == "json" else TextFormatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
