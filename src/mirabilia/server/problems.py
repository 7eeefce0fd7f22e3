"""Everything that is not done, told in one form: a kind for programs, a sentence for people in their language."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from mirabilia.core.contract import Game
from mirabilia.core.describe import LANGUAGES
from mirabilia.server import pages, wire
from mirabilia.tables.requests import Refused, explain, explained
from mirabilia.tables.store import Unavailable

log = logging.getLogger(__name__)

STATUS = {
    "no_table": 404,
    "not_found": 404,
    "no_analysis": 404,
    "no_puzzle": 404,
    "no_share": 404,
    "nobody": 404,
    "no_secret": 401,
    "wrong_secret": 401,
    "revoked": 401,
    "no_person": 404,
    "no_device": 404,
    "unknown_person": 404,
    "unknown_passkey": 404,
    "used_up": 403,
    "wrong_phrase": 403,
    "passkey": 403,
    "not_shown": 403,
    "no_passkeys": 404,
    "too_many_passkeys": 409,
    "person_taken": 409,
    "already_somebody": 409,
    "too_many_devices": 409,
    "origin": 403,
    "banned": 403,
    "muted": 403,
    "host": 421,
    "unreadable": 503,
    "seat_taken": 409,
    "name_taken": 409,
    "full": 409,
    "too_many_shares": 409,
    "too_many_shares_here": 409,
    "begun": 409,
    "rated_person": 403,
    "rated_twice": 409,
    "no_tournament": 404,
    "not_opener": 403,
    "tournaments_off": 403,
    "tournament_begun": 409,
    "tournament_full": 409,
    "tournament_again": 409,
    "tournament_few": 409,
    "tournament_over": 409,
    "tournament_rematch": 409,
    "too_many_tournaments": 429,
    "over": 409,
    "not_over": 409,
    "lesson_changed": 409,
    "not_deciding": 409,
    "too_large": 413,
    "too_costly": 413,
    "too_many": 429,
    "too_many_blocked": 429,
    "unavailable": 503,
    "no_room": 503,
    "no_push": 503,
    "busy": 503,
    "analyses_busy": 503,
    "not_evaluated": 503,
}
"""HTTP status of refusals; all others are 400."""
LARGEST_UPLOAD = 512 * 1024
"""Bytes of a request with a record or a position in it."""
DOCUMENTED = {
    status: ResponseSpec(wire.Problem, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 429, 503)
}


def problem(refusal: Refused, language: str = "en", game: Game | None = None) -> wire.Problem:
    """A refusal for a client: its kind, the sentence, and what the sentence speaks of."""
    fields = {name: value for name, value in refusal.fact.items() if name not in ("refusal", "explained")}
    told = explained(refusal, language, game)
    if told is not None:
        fields["reason"] = told
    return wire.Problem(refusal.fact["refusal"], explain(refusal, language, game), fields)


def spoken(request: Request[Any, Any, Any]) -> str:
    """The language a client asks for with `?lang=it`."""
    language = request.query_params.get("lang")
    return language if language in LANGUAGES else LANGUAGES[0]


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[wire.Problem]:
    answer = problem(error, spoken(request))
    return Response(answer, status_code=STATUS.get(answer.refusal, 400))


def unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[wire.Problem]:
    log.error("unavailable", extra={"fields": {"error": str(error)}})
    return refused(request, no_database())


def no_database() -> Refused:
    return Refused("unavailable", "the server cannot reach its database; nothing was done, try again")


def not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses before it comes to us: addresses that there are not, before it has passed the gate."""
    refusal = None if "route_handler" in request.scope else request.app.state.gate.refusal(request.scope)
    if refusal is not None:
        return refused(request, refusal)
    page = pages.missing(request) if error.status_code == 404 else None
    if page is not None:
        return page
    if error.status_code == 404:
        refusal = Refused("not_found", "there is nothing here")
    elif error.status_code == 413:
        refusal = Refused("too_large", "that is too much at once")
    else:
        refusal = Refused("invalid", f"that cannot be understood: {error.detail}", reason=reason(error))
    answer = problem(refusal, spoken(request))
    return Response(answer, status_code=error.status_code, headers=error.headers)


def reason(error: HTTPException) -> str:
    """What is wrong with what was sent, field by field."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".lstrip(": ") for one in error.extra)
    return error.detail


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    """Lists in lists in lists, more than anybody means."""
    return refused(
        request, Refused("invalid", "that cannot be understood: nested too deeply", reason="nested too deeply")
    )


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """A fault of ours: logged for whoever runs the server, not shown to the client."""
    log.error("broken", exc_info=error, extra={"fields": {"route": request.scope.get("path_template")}})
    return Response(problem(Refused("broken", "the server has made a mistake"), spoken(request)), status_code=500)


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: refused,
    Unavailable: unavailable,
    HTTPException: not_understood,
    RecursionError: too_deep,
    Exception: broken,
}
