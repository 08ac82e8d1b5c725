"""The page of whoever started the server: what is printed in their boxes. To anybody else it is not there.

The key is made at the start and printed once. It is good for one browser of this very computer; that one's cookie is
the owner's from then on.
"""

from __future__ import annotations

import secrets

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from armarium import box_files, own_boxes, questions, words
from armarium.own_boxes import OwnBox
from armarium.pictures.parts import part_picture
from armarium.reason import Reason, Refused, refusal
from armarium.server import telling
from armarium.server.hosts import is_loopback
from armarium.server.limits import Budget
from armarium.server.requests import BoxAnswers, BoxCard, BoxCheck, BoxPage, Claim

Visit = Request[None, None, State]


class Owner:
    """Who may see and change the boxes: nobody until the key was shown, and never from another computer."""

    def __init__(self) -> None:
        self.key = secrets.token_hex(16)
        self._people: set[str] = set()

    def claim(self, key: str, person: str, visitor: str) -> None:
        """A key is good for one person."""
        if not self.key or not is_loopback(visitor) or not secrets.compare_digest(key.encode(), self.key.encode()):
            raise refusal("no-such-address", address="/api/owner")
        self.key = ""
        self._people.add(person)

    def is_owner(self, person: str, visitor: str) -> bool:
        return is_loopback(visitor) and person in self._people


def is_owner(request: Visit) -> bool:
    owner: Owner = request.app.state.owner
    return owner.is_owner(request.scope["state"]["person"], visitor_address(request))


def must_be_owner(request: Visit) -> None:
    """Refused as any address is that there is not."""
    if not is_owner(request):
        raise refusal("no-such-address", address=request.url.path)


def visitor_address(request: Visit) -> str:
    return request.client.host if request.client else ""


def budget_of(request: Visit) -> Budget:
    budget: Budget = request.scope["state"]["budget"]
    return budget


# --- what is said -----------------------------------------------------------------------------------------------------


def saved_box(game: str) -> OwnBox | None:
    """The owner's, if there is one that can be read."""
    return None if unreadable(game) or not own_boxes.own_file(game).is_file() else own_boxes.read_box(game)


def unreadable(game: str) -> Reason | None:
    """Why the owner's file cannot be read."""
    if game not in questions.games():
        raise refusal("game-unknown", game=game, games=", ".join(questions.games()))
    try:
        if own_boxes.own_file(game).is_file():
            own_boxes.read_box(game)
    except Refused as problem:
        return problem.reason
    return None


def box_page(game: str, language: str) -> BoxPage:
    box = saved_box(game)
    asked = questions.questions(game, box, words.known_language(language))
    playing, saved = own_boxes.label(game), own_boxes.label_of(box)
    unused = own_boxes.unused_boxes().get(game)
    why = unreadable(game) or (unused and unused.why)
    card = BoxCard(
        game=game,
        playing=playing.name,
        saved=saved.name,
        waiting=playing.digest != saved.digest and why is None,
        changes=len(box.parts) if box is not None else 0,
        known=questions.knowledge(asked),
        why=None if why is None else telling.why(why),
    )
    owner = "" if box is None else next(iter(box.known.values()), "")
    return BoxPage(card, owner, "" if box is None else box.name, asked)


def answered_box(game: str, wish: BoxAnswers) -> OwnBox:
    """Who said something first is still the one who said it, unless it is said otherwise now."""
    saved = saved_box(game) or OwnBox("")
    owner, box = own_boxes.clean_name(wish.owner), OwnBox(own_boxes.clean_name(wish.name))
    for way, given in wish.answers.items():
        value = questions.parse_answer(game, way, given)
        same = way in saved.known and saved.parts.get(way, own_boxes.house_ways(game)[way]) == value
        box = questions.with_answer(game, box, way, value, saved.known[way] if same else owner)
    return box


def check_of(game: str, wish: BoxAnswers) -> BoxCheck:
    try:
        box = answered_box(game, wish)
        own_boxes.must_play(game, box)
    except Refused as problem:
        return BoxCheck(telling.why(problem.reason), [])
    asked = questions.questions(game, box, words.LANGUAGES[0])
    return BoxCheck(None, [one.way for one in questions.against_rulebook(asked)])


def save(game: str, wish: BoxAnswers, language: str) -> BoxPage:
    box_files.save_box(game, answered_box(game, wish))
    own_boxes.unused_boxes().pop(game, None)
    return box_page(game, language)


def put_away(game: str, language: str) -> BoxPage:
    unreadable(game)
    box_files.put_away(game)
    own_boxes.unused_boxes().pop(game, None)
    return box_page(game, language)


def drawn_value(game: str, way: str, text: str) -> object:
    return questions.parse_answer(game, way, text) if text else own_boxes.house_ways(game).get(way, "")


# --- addresses --------------------------------------------------------------------------------------------------------


@post("/api/owner", status_code=200)
async def claim(request: Visit, data: JSONBody[Claim]) -> None:
    owner: Owner = request.app.state.owner
    owner.claim(data.key, request.scope["state"]["person"], visitor_address(request))


@get("/api/boxes")
async def all_boxes(request: Visit) -> list[BoxCard]:
    must_be_owner(request)
    return [(await page_of(request, game, words.LANGUAGES[0])).card for game in questions.games()]


@get("/api/boxes/{game:str}")
async def one_box(request: Visit, game: FromPath[str], language: FromQuery[str] = words.LANGUAGES[0]) -> BoxPage:
    must_be_owner(request)
    return await page_of(request, game, words.known_language(language))


async def page_of(request: Visit, game: str, language: str) -> BoxPage:
    await request.app.state.hall.prepare(box_page, game, language)
    return box_page(game, language)


@post("/api/boxes/{game:str}/check", status_code=200)
async def check_box(request: Visit, game: FromPath[str], data: JSONBody[BoxAnswers]) -> BoxCheck:
    must_be_owner(request)
    return await budget_of(request).run_in_thread(check_of, game, data)


@put("/api/boxes/{game:str}")
async def save_box(
    request: Visit, game: FromPath[str], data: JSONBody[BoxAnswers], language: FromQuery[str] = words.LANGUAGES[0]
) -> BoxPage:
    must_be_owner(request)
    return await budget_of(request).run_in_thread(save, game, data, language)


@delete("/api/boxes/{game:str}", status_code=200)
async def forget_box(request: Visit, game: FromPath[str], language: FromQuery[str] = words.LANGUAGES[0]) -> BoxPage:
    must_be_owner(request)
    return await budget_of(request).run_in_thread(put_away, game, language)


@get("/api/boxes/{game:str}/report")
async def box_report(request: Visit, game: FromPath[str]) -> Response[str]:
    """What the owner has looked up, as a file to pass on."""
    must_be_owner(request)
    box = saved_box(game)
    if box is None or not box.known:
        raise refusal("box-none", game=game)
    report = box_files.report_of(game, box, next(iter(box.known.values())))
    headers = {"content-disposition": f'attachment; filename="{game}-box.json"'}
    return Response(box_files.report_text(report), media_type="application/json", headers=headers)


@get("/api/boxes/{game:str}/picture.svg")
async def box_picture(
    request: Visit, game: FromPath[str], way: FromQuery[str], value: FromQuery[str] = ""
) -> Response[str]:
    must_be_owner(request)
    saved_box(game)
    drawn = part_picture(game, way, drawn_value(game, way, value))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


ROUTES = [claim, all_boxes, one_box, check_box, save_box, forget_box, box_report, box_picture]
