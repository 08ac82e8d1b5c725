"""The conversation with one viewer. Whatever comes in is answered, refused with a reason, or ends the socket."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException

from armarium.reason import Reason, Refused, refusal
from armarium.server import messages, telling
from armarium.server.limits import ID_LENGTH, MESSAGE_SIZE, MOVE_LENGTH, Budget, MeteredAwaitable
from armarium.server.live import Live
from armarium.server.version import WIRE
from armarium.server.viewer import GOING_AWAY, RESTARTING, TOO_BIG, TOO_SLOW, UNWELCOME, Viewer, frame

logger = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[messages.FromViewer] = msgspec.json.Decoder(messages.FromViewer)
Socket = WebSocket[None, None, State]


async def converse(socket: Socket, live: Live, person: str) -> None:
    budget: Budget = socket.scope["state"]["budget"]
    viewer = Viewer(person, live.hall.settings, budget)
    try:
        live.admit(viewer)  # at once: a table without viewers may be put away to make room
    except Refused as failure:
        await decline(socket, failure.reason, TOO_SLOW if failure.reason.key == "table-crowded" else UNWELCOME)
        return
    budget.count_socket(1)
    sender = asyncio.create_task(send_metered(socket, viewer))
    try:
        await socket.accept()
        while (text := await receive_text(socket, viewer)) is not None:
            await handle_message(live, viewer, text)
            if viewer.closing is not None:
                break
            await budget.settle()
        if viewer.closing is not None:
            await sender
    finally:
        live.leave(viewer)
        sender.cancel()
        viewer.release()
        budget.count_socket(-1)


async def decline(socket: Socket, reason: Reason, code: int = UNWELCOME) -> None:
    """Say why there is nothing to talk about here."""
    await socket.accept()
    await socket.send({"type": "websocket.send", "bytes": None, "text": frame(messages.No("", telling.why(reason)))})
    await socket.close(code)


async def receive_text(socket: Socket, viewer: Viewer | None = None) -> str | bytes | None:
    """The next message as it came, None when the viewer is gone."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        if viewer is not None:
            viewer.is_cut_off = socket.scope["state"].get("is_relayed", False) and event.get("code") == RESTARTING
        return None
    text = event.get("text")
    return text if text is not None else event.get("bytes") or b""


async def send_all(socket: Socket, viewer: Viewer) -> None:
    try:
        while (text := await viewer.next_frame()) is not None:
            await socket.send({"type": "websocket.send", "bytes": None, "text": text})
        await socket.close(viewer.closing or GOING_AWAY)
    except (OSError, RuntimeError, WebSocketException):  # the viewer is gone; receiving tells the same
        viewer.closing = viewer.closing or GOING_AWAY


async def send_metered(socket: Socket, viewer: Viewer) -> None:
    await MeteredAwaitable(send_all(socket, viewer), viewer.budget.charge)


async def handle_message(live: Live, viewer: Viewer, text: str | bytes) -> None:
    if len(text) > MESSAGE_SIZE:
        viewer.close(TOO_BIG)
        return
    id = ""
    try:
        if not viewer.messages.try_take():
            raise refusal("too-many-messages")
        message = parse_message(text)
        id = message_id(message)
        with live.hall.metrics.messages.time():
            await dispatch(live, viewer, message)
    except Refused as failure:
        live.hall.metrics.refusals.add()
        refuse(viewer, id, failure.reason)
    except Exception:  # whatever went wrong was not committed; this viewer hears of it, the table goes on
        logger.exception("table %s: a message could not be carried out", live.row.id)
        refuse(viewer, id, Reason("", "server-fault"))


def refuse(viewer: Viewer, id: str, reason: Reason) -> None:
    """Say why. Nonsense and floods are counted, and somebody who does not stop is shown out. Where the table is kept by
    another process now nothing is said: whoever connects again and asks once more is answered there."""
    if reason.key == "table-moved":
        viewer.close(GOING_AWAY)
        return
    viewer.tell(messages.No(id, telling.why(reason)))
    if reason.key in ("too-many-messages", "message-unreadable", "join-first"):
        viewer.warnings -= 1
        if viewer.warnings < 0:
            viewer.close(UNWELCOME)


def parse_message(text: str | bytes) -> messages.FromViewer:
    try:
        message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refusal("message-unreadable") from None
    move = message.move if isinstance(message, messages.Move | messages.Try) else ""
    if len(message_id(message)) > ID_LENGTH or len(move) > MOVE_LENGTH:
        raise refusal("message-unreadable")
    return message


def message_id(message: messages.FromViewer) -> str:
    return "" if isinstance(message, messages.Join) else message.id


async def dispatch(live: Live, viewer: Viewer, message: messages.FromViewer) -> None:  # noqa: C901  (a line per message)
    match message:
        case messages.Join():
            await join(live, viewer, message)
        case messages.Ping():
            viewer.tell(messages.Pong(message.id))
        case _ if not viewer.joined:
            raise refusal("join-first")
        case messages.Move():
            await live.move(viewer, message)
        case messages.Pull():
            await live.follow_hand(viewer, message)
        case messages.Try():
            live.trial(viewer, message)
        case messages.AskHint():
            live.hints.ask(viewer, message)
        case messages.Undo():
            await live.undo(viewer, message)
        case messages.Answer():
            await live.answer(viewer, message)
        case messages.Withdraw():
            await live.withdraw(viewer, message)
        case messages.Say():
            await live.say(viewer, message)
        case messages.Note():
            await live.note(viewer, message)
        case messages.Stand():
            await live.stand(viewer, message)
        case messages.Allow():
            await live.allow(viewer, message)
        case messages.Reclaim():
            await live.reclaim(viewer, message)
        case messages.End():
            await live.end(viewer, message)
        case messages.Rematch():
            await live.rematch(viewer, message)
        case messages.Hurry():
            live.hurry_bots(viewer, message)


async def join(live: Live, viewer: Viewer, message: messages.Join) -> None:
    """What a welcome weighs is paid for: a long log asked for again and again would cost the others their time."""
    if message.wire not in ("", WIRE):
        raise refusal("page-outdated")
    if not viewer.budget.can_join():
        raise refusal("too-many-messages")
    before = viewer.sent_size
    await live.join(viewer, message)
    viewer.budget.charge_joining(viewer.sent_size - before)


async def echo(socket: Socket) -> None:
    """Sends back what it gets: the bare cost of a message, for the benchmark."""
    await socket.accept()
    while (text := await receive_text(socket)) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": str(text)})
