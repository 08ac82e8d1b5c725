"""What a newcomer's first page costs: bytes on the wire, requests, and when there is something to see.

Chromium opens the built page on a real server on loopback, with nothing cached, four times slower than this machine and
at 1.6 Mbit/s. Each run is a new browser context; times are the median, bytes and requests the most of all runs.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.server import wait_for
from playwright.sync_api import Browser, sync_playwright

from armarium.server.listeners import bind

FLAGS = ["--headless", "--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-sync"]
SERVE = """
from armarium.server.run import run
from armarium.server.settings import Settings
run(Settings(database={database!r}), port={port}, browser=False)
"""
SLOWER = 4
MEGABIT = 125_000  # bytes a second
BYTES = 180_000
REQUESTS = 10
SECONDS = 1.0
PAINT = """() => {
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
  return [at("first-contentful-paint"), performance.now()];
}"""
BOOKS = "[data-testid=case] button"


class Load(NamedTuple):
    bytes: int
    requests: list[tuple[str, int]]
    paint: float  # ms until something is drawn
    books: float  # ms until the games stand in the cupboard


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        with bind("127.0.0.1", 0) as spare:
            port = spare.getsockname()[1]
        code = SERVE.format(database=str(Path(folder) / "tables.sqlite"), port=port)
        server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url, server)
            yield url
        finally:
            server.terminate()
            server.wait()


def load(browser: Browser, url: str, megabits: float, latency: float) -> Load:
    context = browser.new_context(viewport={"width": 390, "height": 664})
    page = context.new_page()
    wire = context.new_cdp_session(page)
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def note_request(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"].removeprefix(url)

    def note_end(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    wire.on("Network.requestWillBeSent", note_request)
    wire.on("Network.loadingFinished", note_end)
    wire.send("Network.enable")
    rate = megabits * MEGABIT
    wire.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": latency, "downloadThroughput": rate, "uploadThroughput": rate},
    )
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url)
    page.wait_for_selector(BOOKS)
    paint, books = page.evaluate(PAINT)
    page.wait_for_load_state("networkidle")
    requests = [(name, sizes.get(id, 0)) for id, name in names.items() if not name.startswith("data:")]
    context.close()
    return Load(sum(size for _, size in requests), requests, paint, books)


def report(loads: list[Load]) -> None:
    heaviest = max(loads, key=lambda load: load.bytes)
    for name, size in heaviest.requests:
        print(f"{size:8,}  {name}")
    paint = statistics.median(load.paint for load in loads) / 1000
    books = statistics.median(load.books for load in loads) / 1000
    most = max(len(load.requests) for load in loads)
    print(
        f"{heaviest.bytes / 1000:.0f} kB (at most {BYTES / 1000:.0f}), {most} requests (at most {REQUESTS}), ", end=""
    )
    print(f"something to see after {paint:.2f} s (at most {SECONDS:.0f}), the games after {books:.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--megabits", type=float, default=1.6)
    parser.add_argument("--latency", type=float, default=0.0, help="ms that every request waits")
    asked = parser.parse_args()
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        report([load(browser, url, asked.megabits, asked.latency) for _ in range(asked.runs)])
        browser.close()


if __name__ == "__main__":
    main()
