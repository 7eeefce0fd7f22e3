"""The published description of the server, tried out on the real one: what it promises is what comes back."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.process import Server

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "ignored_auth",
)
"""All but that every request of the right shape is accepted: a game for two is not for five."""


def tried(server: Server, folder: Path, *wishes: str) -> None:
    """Let schemathesis ask the server for everything in its description."""
    program = Path(sys.executable).parent / "st"
    address = f"http://127.0.0.1:{server.port}/api/schema/openapi.json"
    common = ["--checks", ",".join(CHECKS), "--seed", "1", "--generation-database", "none", "--no-color"]
    run = subprocess.run(
        [str(program), "run", address, *common, *wishes],
        cwd=folder,
        env=os.environ | {"HOME": str(folder)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_description_holds(server: Server, tmp_path: Path) -> None:
    tried(server, tmp_path, "--max-examples", "6", "--phases", "coverage,fuzzing")


def test_it_holds_at_a_table(server: Server, tmp_path: Path) -> None:
    """The same at a table that is there, with the secret of one of its seats."""
    table = server.open_table(None, None)
    secret = server.sit(table, "Anna", player="somebody")
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{table}"\n', encoding="utf-8")
    only = ["--include-path-regex", "/api/tables/"]
    tried(
        server, tmp_path, "--max-examples", "10", "--phases", "fuzzing", *only, "-H", f"Authorization: Bearer {secret}"
    )


def test_every_route_is_described(server: Server) -> None:
    paths = server.http.get("/api/schema/openapi.json").json()["paths"]
    assert {
        "/api/about",
        "/api/analyses",
        "/api/analyses/{analysis}",
        "/api/games",
        "/api/games/{game}/rules",
        "/api/me",
        "/api/me/change",
        "/api/me/delete",
        "/api/me/devices/{device}/revoke",
        "/api/me/enter",
        "/api/me/enter/begin",
        "/api/me/export",
        "/api/me/join",
        "/api/me/link",
        "/api/me/passkeys",
        "/api/me/passkeys/begin",
        "/api/me/passkeys/remove",
        "/api/me/phrase",
        "/api/me/phrase/confirm",
        "/api/me/progress",
        "/api/picture",
        "/api/me/recover",
        "/api/people/{who}",
        "/api/people/{who}/games",
        "/api/people/{who}/games/{game}",
        "/api/player/games",
        "/api/player/shares",
        "/api/player/blocks",
        "/api/player/met",
        "/api/player/reports",
        "/api/push",
        "/api/push/subscriptions",
        "/api/push/unsubscribe",
        "/api/games/{game}/puzzles",
        "/api/positions",
        "/api/positions/form",
        "/api/positions/new",
        "/api/positions/places",
        "/api/positions/view",
        "/api/positions/answer",
        "/api/puzzles/{puzzle}",
        "/api/puzzles/{puzzle}/answer",
        "/api/puzzles/{puzzle}/hint",
        "/api/puzzles/{puzzle}/picture",
        "/api/puzzles/{puzzle}/solution",
        "/api/leaderboards/{game}/{pace}",
        "/api/ratings/{person}",
        "/api/ratings/{person}/{game}/{pace}",
        "/api/reach",
        "/api/records",
        "/api/shares",
        "/api/shares/{share}",
        "/api/shares/{share}/picture",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/analysis",
        "/api/tables/{table}/leave",
        "/api/tables/{table}/people",
        "/api/tables/{table}/ratings",
        "/api/tables/{table}/picture",
        "/api/tables/{table}/record",
        "/api/tables/{table}/rematch",
        "/api/tables/{table}/seats",
        "/api/tournaments",
        "/api/tournaments/{tournament}",
        "/api/tournaments/{tournament}/bots",
        "/api/tournaments/{tournament}/cancel",
        "/api/tournaments/{tournament}/join",
        "/api/tournaments/{tournament}/remove",
        "/api/tournaments/{tournament}/start",
        "/api/tournaments/{tournament}/tables",
        "/api/tournaments/{tournament}/withdraw",
        "/health",
    } <= set(paths)
    for path in paths.values():
        for operation in path.values():
            assert operation["description"], operation
