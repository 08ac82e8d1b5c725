"""Browsers of other engines, driven by what Debian ships: WebKitGTK by WebDriver, Firefox by WebDriver BiDi.

Only what the tests need: open a page, run a script in it, move a pointer, sleep and wake.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0  # seconds until a silent browser is given up
MINI = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
SIZE = (1280, 800)
Point = tuple[float, float]


class Driver(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None: ...

    def run(self, script: str) -> Any:
        """What a JavaScript expression comes to."""
        ...

    def drag(self, *way: Point) -> None:
        """Press at the first point, go along the others, let go at the last; one point is a click."""
        ...

    def sleep(self, seconds: float) -> None:
        """The machine sleeps: nothing of the browser runs."""
        ...


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def until(question: Any, what: str) -> Any:
    """Asks until the answer is true."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = question()
        if answer:
            return answer
        time.sleep(0.1)
    raise AssertionError(f"{what} does not come")


@contextmanager
def process(
    command: list[str], folder: Path, env: dict[str, str], keep: tuple[int, ...] = ()
) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a group of its own, ended with everything it has started; `keep` are files it shares."""
    every = {**os.environ, **env}
    with (folder / f"{Path(command[0]).name}.log").open("wb") as log:
        child = subprocess.Popen(command, env=every, stdout=log, stderr=log, start_new_session=True, pass_fds=keep)
        try:
            yield child
        finally:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """A display nobody looks at; its name."""
    end, start = os.pipe()
    with process(["Xvfb", "-displayfd", str(start), "-screen", "0", "1400x1000x24"], folder, {}, keep=(start,)):
        os.close(start)
        with os.fdopen(end) as told:  # the server chooses a free number and tells it once it listens
            yield f":{told.readline().strip()}"


def stop_and_go(child: subprocess.Popen[bytes], seconds: float) -> None:
    os.killpg(child.pid, signal.SIGSTOP)
    time.sleep(seconds)
    os.killpg(child.pid, signal.SIGCONT)


def pointer_actions(way: tuple[Point, ...], kind: str) -> list[dict[str, Any]]:
    """A mouse along a way, as WebDriver and BiDi write it alike."""
    moves: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 60} for x, y in way
    ]
    actions = [moves[0], {"type": "pointerDown", "button": 0}, *moves[1:], {"type": "pointerUp", "button": 0}]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": kind}, "actions": actions}]


class WebKit:
    def __init__(self, address: str, child: subprocess.Popen[bytes]) -> None:
        self._child = child
        self._http = httpx.Client(base_url=address, timeout=PATIENCE)
        options = {"binary": str(MINI[-1]), "args": ["--automation"]}
        until(self._is_ready, "WebKitWebDriver")
        told = self._ask("/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self._session = f"/session/{told['sessionId']}"
        self._ask(f"{self._session}/window/rect", width=SIZE[0], height=SIZE[1])

    def _is_ready(self) -> bool:
        try:
            return self._http.get("/status").status_code == 200
        except httpx.HTTPError:
            return False

    def _ask(self, path: str, **body: Any) -> Any:
        answer = self._http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def open(self, address: str) -> None:
        self._ask(f"{self._session}/url", url=address)

    def run(self, script: str) -> Any:
        answer = f"const done = arguments[0]; Promise.resolve({script}).then(done)"
        return self._ask(f"{self._session}/execute/async", script=answer, args=[])

    def drag(self, *way: Point) -> None:
        self._ask(f"{self._session}/actions", actions=pointer_actions(way, "mouse"))

    def sleep(self, seconds: float) -> None:
        stop_and_go(self._child, seconds)

    def close(self) -> None:
        self._http.close()


class Firefox:
    def __init__(self, line: ClientConnection, child: subprocess.Popen[bytes]) -> None:
        self._child = child
        self._line = line
        self._count = 0
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.create", type="tab")["context"]
        self._ask("browsingContext.setViewport", context=self._page, viewport={"width": SIZE[0], "height": SIZE[1]})

    def _ask(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while (told := json.loads(self._line.recv(timeout=PATIENCE))).get("id") != self._count:
            pass
        assert told["type"] == "success", told
        return told["result"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, script: str) -> Any:
        text = f"Promise.resolve({script}).then(told => JSON.stringify(told ?? null))"
        target = {"context": self._page}
        told = self._ask("script.evaluate", expression=text, target=target, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def drag(self, *way: Point) -> None:
        self._ask("input.performActions", context=self._page, actions=pointer_actions(way, "mouse"))

    def sleep(self, seconds: float) -> None:
        stop_and_go(self._child, seconds)


@contextmanager
def webkit(folder: Path) -> Iterator[Driver]:
    port = free_port()
    command = [shutil.which("WebKitWebDriver") or "", f"--port={port}"]
    home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "GTK_A11Y": "none", "NO_AT_BRIDGE": "1"}
    open_house = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}  # root of a container has no user namespaces
    with (
        screen(folder) as display,
        process(command, folder, {"DISPLAY": display, **home, **open_house}) as child,
        closing(WebKit(f"http://127.0.0.1:{port}", child)) as one,
    ):
        yield one


@contextmanager
def firefox(folder: Path) -> Iterator[Driver]:
    port = free_port()
    profile = folder / "profile"
    profile.mkdir()
    command = [shutil.which("firefox-esr") or "", "--headless", "--no-remote", "--profile", str(profile)]
    with process([*command, f"--remote-debugging-port={port}"], folder, {"HOME": str(folder)}) as child:
        until(lambda: is_open(port), "Firefox")
        with connect(f"ws://127.0.0.1:{port}/session", max_size=None) as line:
            yield Firefox(line, child)


def is_open(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


ENGINES = {"webkit": webkit, "firefox": firefox}
