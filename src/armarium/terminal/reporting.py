"""`wrong SENTENCE`: what somebody finds wrong at a table, kept in a file where one stands. Nothing is sent."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Final

from armarium import record
from armarium.reason import refusal
from armarium.reports import LONGEST, report_text
from armarium.terminal.session import Session

WRONG: Final = "wrong"  # begins the line


def keep_report(sitting: Session, seat: int | None, sentence: str, language: str) -> Path:
    """Its file; Refused where there is no sentence, or it cannot be written."""
    if not sentence.strip():
        raise refusal("report-empty")
    report = sitting.report(seat)
    report.sentence, report.language = sentence.strip()[:LONGEST], language
    report.client = f"terminal, Python {platform.python_version()}, {platform.system()}"
    number = 1
    while (path := Path(f"wrong-{report.game}-{report.n}-{number}.json")).exists():
        number += 1
    try:
        record.save(path, report_text(report))
    except OSError as error:
        raise refusal("file-unwritable", file=str(path), problem=type(error).__name__) from error
    return path
