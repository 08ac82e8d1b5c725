"""“Something is wrong here”: a sentence on the page becomes one file, which the house can open again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from armarium import reports, shelf
from tests.browser.people import Company, hook
from tests.browser.prepared import open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_a_sentence_becomes_a_file(company: Company, page: Page, tmp_path: Path, shots: Path) -> None:
    table = open_table(page, company, "rune", 2, "random")
    page.goto(f"{company.address}/t/{table}")
    hook(page, "table-menu").click()
    hook(page, "wrong").click()
    expect(hook(page, "wrong-make")).to_be_disabled()
    hook(page, "wrong-sentence").fill("My card should fit here")
    page.screenshot(path=shots / "wrong.png")
    with page.expect_download() as download:
        hook(page, "wrong-make").click()
    file = tmp_path / "report.json"
    download.value.save_as(file)
    report = reports.load(file)
    assert (report.sentence, report.game, report.seat) == ("My card should fit here", "rune", 0)
    assert "Chrom" in report.client and report.position.startswith("rune/")
    assert report.view == reports.plain(shelf.game("rune").view(reports.state_of(report), 0))
