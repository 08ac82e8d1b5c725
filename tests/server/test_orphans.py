"""What ends with the server: its workers after `kill -9`, and itself after SIGTERM, however many talk to it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from armarium.server.run import GRACE, LAST
from tests.server.house import PATIENCE, Guest
from tests.server.test_store import free_port, serve
from tests.workers.test_pool import wait_until_gone

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")

POOL = """
import sys
sys.path[:] = {path!r}
import asyncio, os, pathlib
from armarium.workers.fair_queue import Capacity
from armarium.workers.pool import Pool
from tests.workers.calls import Call, hang
async def work():
    pool, held = Pool(Capacity(1)), pathlib.Path(__file__).parent / "held"
    worker = await pool.run(Call(os.getpid))
    hanging = asyncio.create_task(pool.run(Call(hang, (held,))))
    while not held.exists():
        await asyncio.sleep(0.01)
    print(worker, flush=True)
    await hanging
asyncio.run(work())
"""
GAMES = """
import sys
sys.path[:] = {path!r}
import multiprocessing, threading, time
from armarium.lab import duel
def tell():
    while len(multiprocessing.active_children()) < 2:
        time.sleep(0.01)
    time.sleep(1)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
if __name__ == "__main__":
    threading.Thread(target=tell, daemon=True).start()
    duel.run(duel.plan("rune", ["random", "random"], 10**7, 1, {{}}), 2)
"""


@pytest.mark.parametrize("program", [POOL, GAMES], ids=["pool", "sim"])
def test_workers_end_when_their_parent_is_killed(tmp_path: Path, program: str) -> None:
    """78 processes with 2.7 GB were left over after 110 kills."""
    script = tmp_path / "parent.py"
    script.write_text(program.format(path=sys.path))
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert workers
        parent.kill()
    for worker in workers:
        wait_until_gone(worker)


@pytest.fixture
def flood() -> Iterator[list[socket.socket]]:
    lines: list[socket.socket] = []
    yield lines
    for line in lines:
        line.close()


def test_sigterm_ends_the_server_under_a_flood(tmp_path: Path, flood: list[socket.socket]) -> None:
    port = free_port()
    process = serve(tmp_path, port)
    guest = Guest(f"http://127.0.0.1:{port}")
    table = guest.open(seats=1, start=True, options={"turns": 200})
    line = guest.joined(table)
    n = line.ask("move", move="roll", at=0)["n"]
    flood += [socket.create_connection(("127.0.0.1", port)) for _ in range(60)]
    for each in flood:
        each.sendall(b"GET /api/tables HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/games HTTP/1.1\r\nhost: loc")
    for _ in range(200):
        line.send("join", since=0, chat=0)
    process.send_signal(signal.SIGTERM)
    assert process.wait(GRACE + LAST + PATIENCE) in (-signal.SIGTERM, 128 + signal.SIGTERM)
    process = serve(tmp_path, port)
    assert guest.line(table).join()["n"] == n
    guest.leave()
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 0


def test_a_server_that_hangs_is_ended_all_the_same(tmp_path: Path) -> None:
    script = tmp_path / "hanging.py"
    script.write_text(
        f"import sys; sys.path[:] = {sys.path!r}\n"
        "import os, signal, threading, time\n"
        "from armarium.server import run\n"
        "from tests.server.house import toy_settings\n"
        "from pathlib import Path\n"
        "run.GRACE, run.LAST = 0.2, 0.2\n"
        f"server = run.uvicorn_server(toy_settings(Path({str(tmp_path)!r})))\n"
        "server.handle_exit(signal.SIGTERM, None)\n"
        "time.sleep(3600)\n"
    )
    with subprocess.Popen([sys.executable, str(script)]) as process:
        assert process.wait(60) == 128 + signal.SIGTERM
