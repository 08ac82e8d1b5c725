"""The HTTP half: identities, lobby, seats, rules, words, records, replays. The game itself goes over the socket."""

from __future__ import annotations

import io
from datetime import UTC, datetime

import segno
from litestar import MediaType, Request, Response, get, patch, post, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from armarium import guide, own_boxes, reports, shelf, words
from armarium.bots.ladder import ladder
from armarium.game import Game, complete_options, must_be_choice
from armarium.hooks import Part
from armarium.log import Seat
from armarium.questions import known_in_play
from armarium.reason import Refused, refusal
from armarium.record import record_text
from armarium.server import absence, lessons, messages, pictures, records, telling
from armarium.server.analyses import Study
from armarium.server.boxes import is_owner, visitor_address
from armarium.server.door import Door
from armarium.server.hall import Hall, TableSettings, clean_name
from armarium.server.hosts import origin_of_url
from armarium.server.keeping import KeptElsewhere
from armarium.server.limits import Budget
from armarium.server.live import Live
from armarium.server.pages import REVALIDATE, asset_response
from armarium.server.requests import (
    Beside,
    Bot,
    Choose,
    ClauseCard,
    CompanionCard,
    Frame,
    GameCard,
    Guide,
    GuideCard,
    HandOver,
    Invitation,
    Lobby,
    Me,
    NewTable,
    OptionCard,
    PartCard,
    PartSection,
    Practise,
    Remove,
    Rename,
    Replay,
    Sit,
    TurnDoor,
    Words,
)
from armarium.server.socket import Socket, converse, decline, echo
from armarium.server.viewer import GOING_AWAY
from armarium.table import Table
from armarium.version import version_line
from armarium.workers.fair_queue import Requester

Visit = Request[None, None, State]


def hall_of(request: Visit) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def reader(request: Visit) -> str:
    person: str = request.scope["state"]["person"]
    return person


async def live_of(visit: Visit | Socket, id: str) -> Live:
    """The table with this id. Whoever asks for too many that do not exist is not told of any but the live ones."""
    hall: Hall = visit.app.state.hall
    guesses = budget_of(visit).address.guesses
    if not hall.is_live(id) and guesses.level() < 1:
        raise refusal("too-many-messages")
    try:
        return await hall.live(id)
    except Refused as failure:
        if failure.reason.key == "table-unknown":
            guesses.charge(1)
        raise


def budget_of(visit: Visit | Socket) -> Budget:
    budget: Budget = visit.scope["state"]["budget"]
    return budget


# --- people and the shelf -------------------------------------------------------------------------------------------


@get("/api/me")
async def me(request: Visit) -> Me:
    hall = hall_of(request)
    await hall.know([reader(request)])
    person = hall.person(reader(request))
    language = preferred_language(request.headers.get("accept-language", ""))
    return Me(person.id, person.name, person.avatar, language, person.easier, is_owner(request))


@patch("/api/me")
async def rename(request: Visit, data: JSONBody[Rename]) -> messages.Person:
    return telling.person(await hall_of(request).rename(reader(request), data))


@get("/api/games")
async def games(request: Visit) -> list[GameCard]:
    """The books of the shelf, then what accompanies them where the box lies on the table."""
    hall = hall_of(request)
    await hall.prepare(game_cards, hall)
    return game_cards(hall)


def game_cards(hall: Hall) -> list[GameCard]:
    books = list(hall.catalogue.games().values())
    named = {companion.game for book in books if (companion := book.companion())} - {book.name for book in books}
    return [game_card(game, hall.bot_names(game.name)) for game in [*books, *map(hall.game, sorted(named))]]


@get("/api/games/{game:str}/rules")
async def rules(request: Visit, game: FromPath[str], language: FromQuery[str] = words.LANGUAGES[0]) -> list[ClauseCard]:
    hall = hall_of(request)
    box, spoken = hall.game(game), words.known_language(language)
    await hall.prepare(words.words, box.name, spoken)
    return [ClauseCard(**clause) for clause in words.clauses(box.name, spoken)]


@get("/api/games/{game:str}/guide")
async def rules_guide(request: Visit, game: FromPath[str], language: FromQuery[str] = words.LANGUAGES[0]) -> Guide:
    """The contents of the rules page, and all that is printed in the box."""
    hall = hall_of(request)
    box, spoken = hall.game(game), words.known_language(language)
    await hall.prepare(guide_of, box, spoken)
    return guide_of(box, spoken)


def guide_of(box: Game, spoken: str) -> Guide:
    sections = [
        GuideCard(section.key, guide.section_clauses(box, section), section.pictures)
        for section in guide.guide(box).sections
    ]
    parts = [
        PartSection(section.title, [part_card(box, part) for part in section.parts])
        for section in guide.box_sections(box, spoken)
    ]
    return Guide(sections, parts, known_in_play(box.name))


def part_card(game: Game, part: Part) -> PartCard:
    clause = guide.part_clause(game, part.code)
    forms = (part.name,) if part.forms is None else part.forms
    return PartCard(part.name, part.text, part.copies, part.code, clause, list(forms))


@get("/api/games/{game:str}/lessons")
async def chapters(request: Visit, game: FromPath[str]) -> list[lessons.ChapterCard]:
    box = await game_with_lessons(request, game)
    return await budget_of(request).run_in_thread(lessons.chapter_cards, box)


async def game_with_lessons(request: Visit, game: str) -> Game:
    """The game, once its lessons have been read."""
    hall = hall_of(request)
    box = hall.game(game)
    await hall.prepare(lessons.read, box)
    return box


@get("/api/games/{game:str}/puzzles")
async def puzzle_list(request: Visit, game: FromPath[str]) -> lessons.PuzzleList:
    """All puzzles of a game; a day begins at midnight of UTC, wherever the reader is."""
    return lessons.puzzle_list(await game_with_lessons(request, game), datetime.now(UTC).date())


@get("/api/games/{game:str}/puzzles/{number:int}")
async def puzzle(request: Visit, game: FromPath[str], number: FromPath[int]) -> lessons.ChapterCard:
    box = await game_with_lessons(request, game)
    return await budget_of(request).run_in_thread(lessons.puzzle_chapter, box, number)


@post("/api/games/{game:str}/lessons/{chapter:str}", status_code=200)
async def try_in_lesson(
    request: Visit, game: FromPath[str], chapter: FromPath[str], data: JSONBody[lessons.LessonTry]
) -> lessons.LessonFrame:
    """The table of a lesson after a try; nothing is kept of it."""
    hall, budget = hall_of(request), budget_of(request)
    box = await game_with_lessons(request, game)
    if await budget.run_in_thread(lessons.needs_worker, box, chapter, data):
        requester = Requester(reader(request), chapter)
        return await hall.simulation_pool.run(lessons.LessonJob(box.name, chapter, data), requester)
    return await budget.run_in_thread(lessons.frame_after, box, chapter, data)


@post("/api/games/{game:str}/lessons/{chapter:str}/trial", status_code=200)
async def trial_in_lesson(
    request: Visit, game: FromPath[str], chapter: FromPath[str], data: JSONBody[lessons.LessonTry]
) -> lessons.LessonTrial:
    box = await game_with_lessons(request, game)
    return await budget_of(request).run_in_thread(lessons.trial, box, chapter, data)


@get("/api/words/{language:str}")
async def sources(request: Visit, language: FromPath[str]) -> Words:
    spoken = words.known_language(language)
    await hall_of(request).prepare(words.sources, spoken)
    return Words(**words.sources(spoken))


@get("/api/words/{language:str}/{game:str}", media_type=MediaType.TEXT)
async def game_source(request: Visit, language: FromPath[str], game: FromPath[str]) -> str:
    """The words of a game; none where it is at this table without a place on the shelf."""
    hall = hall_of(request)
    name, spoken = hall.game(game).name, words.known_language(language)
    if name not in shelf.spoken_names():
        return ""
    await hall.prepare(words.source, name, spoken)
    return words.source(name, spoken)


def game_card(game: Game, bots: list[str]) -> GameCard:
    shown = [each for each in game.options if each.name != game.choice_option]
    options = [OptionCard(each.name, each.default, list(each.choices), each.clause, each.needed_by) for each in shown]
    strength = ladder(game.name, bots)
    companion = game.companion()
    return GameCard(
        name=game.name,
        seats=list(game.seats),
        options=options,
        bots=bots,
        ladder=strength,
        minutes=game.minutes,
        shared=game.shared,
        choices=list(game.choices),
        companion=None if companion is None else CompanionCard(companion.game, dict(companion.options)),
        accompanies=game.accompanies,
        box=own_boxes.label(game.name).name,
    )


def preferred_language(header: str) -> str:
    """The first language of the browser's list that we have."""
    preferred = (part.split(";")[0].strip().lower().split("-")[0] for part in header.split(","))
    return next((language for language in preferred if language in words.LANGUAGES), words.LANGUAGES[0])


# --- how others get in ----------------------------------------------------------------------------------------------


@get("/api/invitation")
async def invitation(request: Visit) -> Invitation:
    return invitation_for(request)


@post("/api/door", status_code=200)
async def turn_door(request: Visit, data: JSONBody[TurnDoor]) -> Invitation:
    door: Door = request.app.state.door
    if data.open:
        await door.open(visitor_address(request))
    else:
        door.close(visitor_address(request))
    return invitation_for(request)


def invitation_for(request: Visit) -> Invitation:
    """As for whoever asked by this request's address, which was checked at the entrance."""
    door: Door = request.app.state.door
    here = origin_of_url(str(request.base_url))
    if here is None:
        raise refusal("request-unreadable", address=request.url.path)
    return door.invitation(here, visitor_address(request))


# --- tables ---------------------------------------------------------------------------------------------------------


@get("/api/tables")
async def lobby(request: Visit) -> Lobby:
    person = reader(request)
    mine, listed = await hall_of(request).lobby(person)
    return Lobby([entry.card for entry in mine], [entry.card for entry in listed])


@post("/api/tables")
async def open_table(request: Visit, data: JSONBody[NewTable]) -> messages.TableCard:
    hall, person = hall_of(request), reader(request)
    game = hall.game(data.game)
    await hall.prepare(hall.bot_names, game.name)
    seats = new_seats(hall, data, person)
    options = game.with_choices(complete_options(game, data.seats, dict(data.options)), [seat.choice for seat in seats])
    about = TableSettings(person, data.name, data.listed, data.hints, data.absence)
    live = await hall.open(Table(game, seats, options), about)
    if data.start:
        await live.begin()
    return live.card(person)


def new_seats(hall: Hall, data: NewTable, person: str) -> list[Seat]:
    """Bots where they were asked for; who opens the table sits on the first seat left."""
    complete_options(hall.game(data.game), data.seats, dict(data.options))
    names = (data.bots + [None] * data.seats)[: data.seats]
    for name in names:
        if name is not None:
            hall.must_know_bot(data.game, name)
    seats = [Seat(bot=name) for name in names]
    if data.sit and Seat() in seats:
        must_be_choice(hall.game(data.game), data.choice)
        seats[seats.index(Seat())] = Seat(person, choice=data.choice)
    if data.start and Seat() in seats:
        raise refusal("seats-empty")
    if data.absence is not None and data.absence not in absence.CHOICES:
        raise refusal("absence-unknown", choices=", ".join(map(str, absence.CHOICES)))
    return seats


@get("/api/tables/{id:str}")
async def table(request: Visit, id: FromPath[str]) -> messages.TableCard:
    return (await live_of(request, id)).card(reader(request))


@post("/api/tables/{id:str}/sit", status_code=200)
async def sit(request: Visit, id: FromPath[str], data: JSONBody[Sit]) -> messages.TableCard:
    live, person = await live_of(request, id), reader(request)
    await live.sit(person, data.seat)
    return live.card(person)


@post("/api/tables/{id:str}/beside", status_code=200)
async def sit_beside(request: Visit, id: FromPath[str], data: JSONBody[Beside]) -> messages.TableCard:
    live, person = await live_of(request, id), reader(request)
    await live.sit_beside(person, data.seat, None if data.name is None else clean_name(data.name))
    return live.card(person)


@get("/api/tables/{id:str}/watchers")
async def watchers(request: Visit, id: FromPath[str]) -> list[messages.Person]:
    """The spectators by name, for the host."""
    live, hall = await live_of(request, id), hall_of(request)
    live.must_be_host(reader(request))
    people = live.watchers()
    await hall.know(people)
    return [telling.person(hall.person(person)) for person in people]


@post("/api/tables/{id:str}/remove", status_code=200)
async def remove(request: Visit, id: FromPath[str], data: JSONBody[Remove]) -> messages.TableCard:
    live, host = await live_of(request, id), reader(request)
    if data.person is None:
        live.remove_watchers(host)
    else:
        await live.remove(host, data.person)
    return live.card(host)


@post("/api/tables/{id:str}/host", status_code=200)
async def hand_over(request: Visit, id: FromPath[str], data: JSONBody[HandOver]) -> messages.TableCard:
    live, host = await live_of(request, id), reader(request)
    await live.hand_over(host, data.person)
    return live.card(host)


@post("/api/tables/{id:str}/close", status_code=200)
async def close_table(request: Visit, id: FromPath[str]) -> None:
    """Before the start the host may send everybody home: the table is no more."""
    live, hall = await live_of(request, id), hall_of(request)
    await live.delete(reader(request))
    hall.put_away(id, "table-closed")


@post("/api/tables/{id:str}/choose", status_code=200)
async def choose(request: Visit, id: FromPath[str], data: JSONBody[Choose]) -> messages.TableCard:
    live, person = await live_of(request, id), reader(request)
    await live.choose(person, data.seat, data.choice or "")
    return live.card(person)


@post("/api/tables/{id:str}/bot", status_code=200)
async def set_bot(request: Visit, id: FromPath[str], data: JSONBody[Bot]) -> messages.TableCard:
    live, person = await live_of(request, id), reader(request)
    await live.set_bot(person, data.seat, data.bot)
    return live.card(person)


@post("/api/tables/{id:str}/start", status_code=200)
async def start(request: Visit, id: FromPath[str]) -> messages.TableCard:
    live, person = await live_of(request, id), reader(request)
    await live.start(person)
    return live.card(person)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(request: Visit, id: FromPath[str]) -> messages.TableCard:
    live, person = await live_of(request, id), reader(request)
    await live.leave_seat(person)
    return live.card(person)


@get("/api/tables/{id:str}/record", media_type="text/plain")
async def record(request: Visit, id: FromPath[str]) -> Response[str]:
    """The whole game as a text file, once it is over: before, it would show every hand."""
    live = await live_of(request, id)
    stored = await live.hall.store.table(id)
    if live.table.stage != "over" or stored is None:
        raise refusal("not-over")
    headers = {"content-disposition": f'attachment; filename="{live.row.game}-{live.row.id}.txt"'}
    text = record_text(records.record_of(live.row, live.table, stored[2], live.hall.person))
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{id:str}/qr.svg")
async def qr(request: Visit, id: FromPath[str]) -> Response[bytes]:
    """The table's address as others reach it, for a telephone's camera."""
    live = await live_of(request, id)
    drawing = io.BytesIO()
    segno.make(f"{invitation_for(request).url}/t/{live.row.id}", error="m").save(
        drawing, kind="svg", border=2, xmldecl=False
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml")


@get([f"/api/tables/{{id:str}}/{kind}" for kind in pictures.KINDS])
async def picture(
    request: Visit, id: FromPath[str], at: FromQuery[int | None] = None, language: FromQuery[str] = ""
) -> Response[bytes]:
    """A picture of a table after a log number, or its film: what a spectator sees."""
    return await picture_response(request, await live_of(request, id), at, language)


async def picture_response(request: Visit, live: Live, at: int | None, language: str) -> Response[bytes]:
    kind = pictures.parse_kind(request.url.path.rpartition("/")[2])
    spoken = words.known_language(language or preferred_language(request.headers.get("accept-language", "")))
    asset = await live.hall.pictures.picture(live, kind, at, spoken, budget_of(request))
    return asset_response(request, asset, pictures.media_type(kind), REVALIDATE)


@get("/embed/{id:str}", include_in_schema=False)
async def embedding(request: Visit, id: FromPath[str]) -> Response[str]:
    """A finished game for pages of other houses."""
    live = await live_of(request, id)
    spoken = preferred_language(request.headers.get("accept-language", ""))
    await hall_of(request).prepare(words.words, None, spoken)
    await hall_of(request).prepare(words.words, live.table.game.name, spoken)
    headers = {"content-security-policy": pictures.EMBED_POLICY}
    return Response(pictures.embed_page(live, spoken), media_type="text/html; charset=utf-8", headers=headers)


@get([f"/embed/{{id:str}}/{kind}" for kind in pictures.KINDS], include_in_schema=False)
async def embedded_picture(request: Visit, id: FromPath[str]) -> Response[bytes]:
    live = await live_of(request, id)
    pictures.must_be_embeddable(live)
    return await picture_response(request, live, None, "")


@get("/api/tables/{id:str}/replay")
async def replay(request: Visit, id: FromPath[str], viewpoint: FromQuery[str] = "") -> Replay:
    """The game move by move, from one's own seat or, with no viewpoint, a spectator's; after the end from any seat."""
    live, person = await live_of(request, id), reader(request)
    seat = int(viewpoint) if viewpoint.isdecimal() and len(viewpoint) < 4 else None
    if seat is not None and seat not in range(len(live.table.seats)):
        raise refusal("no-such-seat")
    if seat is not None and seat not in live.table.seats_of(person) and live.table.stage != "over":
        raise refusal("not-over")
    moments = await budget_of(request).run_in_thread(frames, live, seat)
    return Replay(live.card(person), moments, telling.result(live.table))


def frames(live: Live, seat: int | None) -> list[Frame]:
    table = live.table
    shown = [
        Frame(
            step.n,
            telling.entry(table, step, seat) if step.n else None,
            table.game.view(step.state, seat),
            list(step.state.standing()),
            bool(step.line.proof),
        )
        for step in list(table.log)
    ]
    last = shown[-1] if shown else Frame(0, None, None, [], poses=False)
    return shown + [
        Frame(entry.n, entry, last.view, last.standing, poses=False) for entry in telling.unplayed_entries(table, seat)
    ]


@get("/api/tables/{id:str}/report")
async def report(request: Visit, id: FromPath[str]) -> reports.Report:
    """What the reader may know of the table now, for a file of the reader's own; nothing is kept of it here."""
    live, person = await live_of(request, id), reader(request)
    return await budget_of(request).run_in_thread(
        reports.report_of, live.table, live.table.seat_of(person), version_line()
    )


@get("/api/tables/{id:str}/analysis")
async def analysis(request: Visit, id: FromPath[str]) -> Study:
    """What is known of a finished game so far: how many of its moves are weighed, and in the end all of it."""
    hall = hall_of(request)
    return await hall.analyses.study(await live_of(request, id))


@post("/api/tables/{id:str}/analysis", status_code=200)
async def analyse(request: Visit, id: FromPath[str]) -> Study:
    return await hall_of(request).analyses.begin(await live_of(request, id), reader(request))


@post("/api/tables/{id:str}/practise")
async def practise(request: Visit, id: FromPath[str], data: JSONBody[Practise]) -> messages.TableCard:
    """A private table against bots that goes on from where the game was before a move."""
    live, person = await live_of(request, id), reader(request)
    return (await hall_of(request).open_practice(live, person, data.n)).card(person)


@get("/api/tables/{id:str}/poses/{n:int}")
async def poses(request: Visit, id: FromPath[str], n: FromPath[int]) -> messages.Poses:
    """What the cards did on the way to a log number, as everybody was shown it then."""
    simulator = (await live_of(request, id)).simulator
    if simulator is None:
        raise refusal("no-poses", n=n)
    return simulator.poses_at(n)


# --- the socket -----------------------------------------------------------------------------------------------------


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket, id: FromPath[str]) -> None:
    try:
        live = await live_of(socket, id)
    except Refused as failure:
        await decline(socket, failure.reason)
    except KeptElsewhere:
        await socket.accept()
        await socket.close(GOING_AWAY)
    else:
        await converse(socket, live, socket.scope["state"]["person"])


@websocket("/api/echo")
async def echo_socket(socket: Socket) -> None:
    await echo(socket)


ROUTES = [
    *(
        me,
        rename,
        games,
        rules,
        rules_guide,
        puzzle_list,
        puzzle,
        chapters,
        try_in_lesson,
        trial_in_lesson,
        sources,
        game_source,
        invitation,
        turn_door,
    ),
    *(
        lobby,
        open_table,
        table,
        sit,
        sit_beside,
        choose,
        watchers,
        remove,
        hand_over,
        close_table,
        set_bot,
        start,
        leave,
        record,
        qr,
        picture,
        embedding,
        embedded_picture,
        replay,
        report,
        analysis,
        analyse,
        practise,
        poses,
    ),
    table_socket,
]
