"""What is kept of each touch: it outlives the server, goes into records and out of them, and a forged one shows."""

from __future__ import annotations

import base64
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from armarium import motion, record
from armarium.cli import main
from armarium.games.kamimai.deck import bodies
from armarium.games.kamimai.deck.proofs import parse_proof
from armarium.reason import Refused
from armarium.server.records import export_table, import_record
from tests.server.drawing import SECRET, kamimai_settings, known_table, leaning, log, pulled, straight
from tests.server.house import PATIENCE, Guest, House, Line

OUTER = ((9, 0), (57, 1), (5, 2))  # slot and log number before, in a calm game that stands all the while


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., House]]:
    houses: list[House] = []

    def open_again(**changed: int) -> House:
        houses.append(House(kamimai_settings(tmp_path / "tables.sqlite", **changed)))
        return houses[-1]

    yield open_again
    for house in houses:
        house.close()


@pytest.fixture
def house(opened: Callable[..., House]) -> House:
    return opened()


def same_person(house: House, guest: Guest) -> Guest:
    again = house.guest()
    again.http.cookies = guest.http.cookies
    return again


def wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so() and time.monotonic() < end:
        time.sleep(0.005)
    assert is_so()


def drawn(line: Line, pulls: tuple[tuple[int, int], ...]) -> None:
    for slot, at in pulls:
        _, step = pulled(line, slot, leaning(), at)
        assert step["view"]["phase"] == "draw", step["entry"]


def calm_game(house: House, pulls: tuple[tuple[int, int], ...] = OUTER) -> tuple[str, Guest]:
    guest = house.guest()
    table = known_table(house, guest, steadiness="calm")
    drawn(guest.joined(table), pulls)
    return table, guest


# --- the store --------------------------------------------------------------------------------------------------------


def test_a_proof_is_written_with_its_line(house: House) -> None:
    table, _ = calm_game(house)
    start, *lines = log(house, table)
    assert start.proof == "" and all(line.proof for line in lines)
    first = parse_proof(lines[0].proof)
    assert (first.built, first.engine, first.settings) == (63, bodies.ENGINE, bodies.settings_digest())
    assert [parse_proof(line.proof).built for line in lines[1:]] == [None, None]


def test_after_a_restart_the_deck_stands_as_before(opened: Callable[..., House]) -> None:
    """The same samples give the same digest and frames with and without the end of the server in between."""
    first = opened()
    whole, _ = calm_game(first)
    broken, guest = calm_game(first, OUTER[:2])
    before = guest.joined(broken)
    stood = before.hear_until("poses")
    first.close()
    second = opened()
    again = same_person(second, guest).joined(broken)
    assert again.hear_until("poses")["start"] == stood["start"] != ""
    drawn(again, OUTER[2:])
    assert [line.proof for line in log(second, whole)] == [line.proof for line in log(second, broken)]


def test_a_table_that_was_forgotten_stands_as_before(opened: Callable[..., House]) -> None:
    """A server with room for one table has put the other away meanwhile."""
    house = opened(live_tables=1)
    whole, _ = calm_game(house)
    broken, guest = calm_game(house, OUTER[:2])
    guest.lines[0].close()
    live = house.hall._lives[broken]
    wait_for(live.is_idle)
    house.guest().open("kamimai", 1)
    assert broken not in house.hall._lives
    drawn(guest.joined(broken), OUTER[2:])
    assert house.hall._lives[broken] is not live
    assert [line.proof for line in log(house, whole)] == [line.proof for line in log(house, broken)]


def test_after_a_take_back_the_deck_stands_as_before(house: House) -> None:
    """What is drawn after it starts where the cards had been, and the whole log comes out again."""
    table, guest = calm_game(house, OUTER[:2])
    line = guest.joined(table)
    before = line.hear_until("poses")
    pulled(line, 30, straight(), 2)
    assert line.ask("undo", at=3)["type"] == "ack"
    assert line.hear_until("poses")["start"] == before["start"]
    assert line.hear_until("back")["n"] == 2
    poses, _ = pulled(line, 2, straight(), 2)
    assert poses["start"] == before["start"]
    written = record.parse_record(export_table(house.settings.database, table))
    assert [one.back for one in written.lines] == [None, None, None, 2, None]
    told = record.check_proofs(written)
    assert told is not None and (told["agreed"], told["foreign"], told["unproved"]) == (4, 0, 0)


def test_the_deck_is_stood_up_when_the_game_starts(house: House) -> None:
    """Before anybody has touched a card."""
    table = house.guest().open("kamimai", 1, start=True)
    simulator = house.hall._lives[table].simulator
    wait_for(lambda: not simulator.is_busy())
    assert len(simulator._standing.deck.slots) == 63


# --- the replay of a page ---------------------------------------------------------------------------------------------


def test_a_replay_shows_the_frames_everybody_saw(house: House) -> None:
    guest = house.guest()
    table = known_table(house, guest, steadiness="calm")
    line = guest.joined(table)
    seen = [pulled(line, slot, leaning(), at)[0] for slot, at in OUTER]
    frames = house.guest().get(f"/tables/{table}/replay")["frames"]
    assert [(frame["n"], frame["poses"]) for frame in frames] == [(0, False), (1, True), (2, True), (3, True)]
    for told in seen:
        assert house.guest().get(f"/tables/{table}/poses/{told['n']}") == told
    for n in (0, 99):
        answer = guest.http.get(f"/api/tables/{table}/poses/{n}")
        assert (answer.status_code, answer.json()["key"]) == (404, "no-poses")


# --- records ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The record of a game that was lost by collapses, as the server gives it away."""
    house = House(kamimai_settings(tmp_path_factory.mktemp("finished") / "tables.sqlite"))
    guest = house.guest()
    table = known_table(house, guest, **{"english-energy": True})
    line = guest.joined(table)
    told = line.join()
    n, view = 0, told["view"]
    for _ in range(60):
        if view["phase"] == "over":
            break
        if view["phase"] == "draw":
            _, step = pulled(line, view["grimoire"]["slots"][30]["slot"], straight("quick", 3.0), n)
        else:
            offers = [offer["move"] for offer in line.join()["offers"]]
            step = line.play("keep" if "keep" in offers else offers[0], n)
        n, view = step["entry"]["n"], step["view"]
    yield guest.http.get(f"/api/tables/{table}/record").text
    house.close()


def checked(text: str) -> dict[str, object]:
    written = record.parse_record(text)
    record.check(written)
    told = record.check_proofs(written)
    assert told is not None
    return dict(told)


def test_a_finished_game_proves_itself(finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    touches = finished.count("proof: ")
    assert touches >= 4 and SECRET.hex() in finished
    assert (checked(finished)["agreed"], checked(finished)["unproved"]) == (touches, 0)
    file = tmp_path / "game.txt"
    file.write_text(finished, "utf-8")
    assert main(["replay", str(file), "--check", "--lang", "en"]) == 0
    assert f"{touches} pulls and pauses were simulated again and came out the same." in capsys.readouterr().out


def test_a_record_reads_as_it_was_written(finished: str) -> None:
    assert record.record_text(record.parse_record(finished)) == finished
    assert len(finished) < 150_000


def forged(text: str, kind: str, forge: Callable[[str], str]) -> str:
    """The record with one word of its first pull's proof changed."""
    start = text.index(f" {kind}=", text.index("proof: pull")) + len(kind) + 2
    end = min(place for place in (text.find(" ", start), text.find("\n", start)) if place > 0)
    return text[:start] + forge(text[start:end]) + text[end:]


def another_sample(packed: str) -> str:
    rows = msgspec.msgpack.decode(zlib.decompress(base64.b85decode(packed)))
    rows[5][3] += 4000
    return base64.b85encode(zlib.compress(msgspec.msgpack.encode(rows))).decode()


def another_motion(packed: str) -> str:
    frames = motion.unpack(zlib.decompress(base64.b85decode(packed)))
    slot, (x, *rest) = frames[5][1][0]
    frames[5][1][0] = (slot, (x + 1, *rest))  # type: ignore[assignment]
    return base64.b85encode(zlib.compress(motion.pack(frames))).decode()


@pytest.mark.parametrize(
    ("kind", "forge"),
    [
        ("samples", another_sample),
        ("motion", another_motion),
        ("digest", lambda word: word[::-1]),
        ("seed", lambda word: word[::-1]),
        ("tremor", lambda _: "0.0"),
        ("tremor", lambda _: "nan"),
        ("slot", lambda word: str(int(word) + 1)),
        ("built", lambda _: "64"),
        ("built", lambda _: "1000000000"),
    ],
)
def test_a_forged_proof_shows(finished: str, kind: str, forge: Callable[[str], str]) -> None:
    with pytest.raises(Refused, match="pull-differs"):
        checked(forged(finished, kind, forge))


def test_a_forged_verdict_shows(finished: str) -> None:
    """Of two lines that play as well, the one that did not happen."""
    written = record.parse_record(finished)
    place = next(n for n, line in enumerate(written.lines) if line.move.startswith("pull"))
    slot = written.lines[place].move.split()[1]
    cut = msgspec.structs.replace(written, lines=written.lines[: place + 1], result=record.UNFINISHED, secret="")
    cut.lines[place] = msgspec.structs.replace(cut.lines[place], move=f"pull {slot} > none", luck=[], digest="")
    with pytest.raises(Refused, match="pull-differs"):
        checked(record.record_text(cut))


@pytest.mark.parametrize(
    ("name", "word"), [("samples", "samples=%%%"), ("samples", "samples="), ("motion", "motion=zz"), ("digest", "no")]
)
def test_what_is_no_proof_is_refused(finished: str, name: str, word: str) -> None:
    start = finished.index("proof: pull")
    end = finished.index("\n", start)
    words = [word if one.startswith(f"{name}=") else one for one in finished[start:end].split(" ")]
    with pytest.raises(Refused, match="proof-unreadable"):
        checked(finished[:start] + " ".join(words) + finished[end:])


def test_another_engine_is_said_plainly(finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    foreign = finished.replace(bodies.ENGINE.replace(" ", "-"), "rapier3d-0.1")
    assert checked(foreign)["foreign"] == finished.count("proof: ")
    file = tmp_path / "game.txt"
    file.write_text(foreign, "utf-8")
    assert main(["replay", str(file), "--check", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "rapier3d 0.1" in told and bodies.ENGINE in told


def test_a_record_without_proofs_is_sound(finished: str) -> None:
    bare = "\n".join(line for line in finished.splitlines() if "proof: " not in line) + "\n"
    told = checked(bare)
    assert (told["agreed"], told["unproved"]) == (0, finished.count("proof: "))


def test_a_proof_without_a_move_is_no_record(finished: str) -> None:
    line = next(line for line in finished.splitlines() if "proof: " in line)
    for text in (finished.replace(line, f"{line}\n{line}", 1), finished.replace("start: ", f"{line}\nstart: ", 1)):
        with pytest.raises(Refused, match="record-line"):
            record.parse_record(text)


def test_a_forged_record_is_not_imported(finished: str, tmp_path: Path) -> None:
    for kind, key in (("tremor", "pull-differs"), ("digest", "pull-differs"), ("samples", "proof-unreadable")):
        with pytest.raises(Refused, match=key):
            import_record(str(tmp_path / "tables.sqlite"), forged(finished, kind, lambda _: "nan"))


def test_an_imported_game_goes_on_from_the_same_poses(house: House, tmp_path: Path) -> None:
    table, _ = calm_game(house)
    text = export_table(house.settings.database, table)
    imported = import_record(house.settings.database, text)
    assert [line.proof for line in log(house, imported)] == [line.proof for line in log(house, table)]
    guest = house.guest()
    guest.post(f"/tables/{imported}/sit")
    line = guest.joined(imported)
    assert guest.get(f"/tables/{imported}/poses/2") == guest.get(f"/tables/{table}/poses/2")
    pulled(line, 62, straight(), 3)
    last = parse_proof(log(house, imported)[-1].proof)
    assert last.built is None, "the deck was not stood up anew"
    assert checked(export_table(house.settings.database, imported))["agreed"] == 4
