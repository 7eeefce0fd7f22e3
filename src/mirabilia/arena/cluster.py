"""Matches on many machines: a Ray cluster, with the pool of `workers` on each of its nodes.

A node plays as one machine does, so a bot that hangs or takes its process down is found out there. The games of a node
that is lost are played again elsewhere. A game has its seeds from its number alone, so it does not matter where it is
played: with a budget in iterations the result is that of one machine.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from mirabilia import _build
from mirabilia.arena.entrants import check_entrant
from mirabilia.arena.files import build_here
from mirabilia.arena.match import Match
from mirabilia.arena.playing import Played, record_name
from mirabilia.arena.problems import Impossible, Stuck
from mirabilia.arena.workers import Pool
from mirabilia.core import catalogue, extras
from mirabilia.core.saving import write_whole

AUTO, ADDRESS = "ray", "ray://"
"""How a cluster is named: the one this machine belongs to, or one by its address."""
AHEAD = 2
"""How many games a node has at hand for each of its cores, those being played among them."""
TICK = 1.0
"""Seconds between looks at what the caller wants."""
LEAVING = 10.0
"""Seconds a node has for closing what its bots have started."""
ANSWER = 120.0
"""Seconds a node has for starting: other work may have its cores."""


class Identity(msgspec.Struct, frozen=True):
    """What has to be the same everywhere, or games would not be those of one match."""

    build: str
    sources: str
    """Fingerprint of the program."""
    catalogue: str
    """Fingerprint of the card data."""
    rules: int


def identity(match: Match) -> Identity:
    rules = match.rules()
    return Identity(build_here(), sources(), rules.catalogue, rules.version)


def sources() -> str:
    digest = hashlib.sha256()
    for path in sorted(_build.PACKAGE.rglob("*.py")):
        digest.update(path.relative_to(_build.PACKAGE).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def check_program(theirs: str) -> None:
    """On a node: refuse to work for another program."""
    if sources() != theirs:
        raise RuntimeError("this node has another version of mirabilia")


class Sent(NamedTuple):
    """A game that a node has finished, with its record if that is wanted; "" if there is none."""

    game: Played
    record: str


class NodePlayers:
    """On a node: the pool of its processes. Ray makes it there, and calls it. The nodes need not share a folder: what
    they need and what they make is sent."""

    def __init__(self, match: Match, jobs: int, data: dict[str, bytes], is_recorded: bool) -> None:
        self.folder = TemporaryDirectory(prefix="mirabilia-node-", ignore_cleanup_errors=True)
        if data:
            catalogue.use(unpacked(data, Path(self.folder.name, "data")))
        self.records = Path(self.folder.name, "records") if is_recorded else None
        if self.records is not None:
            self.records.mkdir()
        self.match = match
        self.pool = Pool(match, (), jobs, self.records)

    def identity(self) -> Identity:
        """Impossible if a bot is not there."""
        for entrant in self.match.entrants:
            check_entrant(entrant)
        return identity(self.match)

    def play(self, numbers: list[int]) -> list[Sent]:
        """More games to play; those that have been finished by now."""
        self.pool.add(numbers)
        finished = self.pool.wait() if self.pool.unfinished() else []
        return [Sent(game, self.record_of(game)) for game in finished]

    def record_of(self, game: Played) -> str:
        """The record of a game, taken out of the folder; a game counts without it."""
        if self.records is None:
            return ""
        file = self.records / record_name(self.match, game.number)
        try:
            text = file.read_text(encoding="utf-8")
            file.unlink()
        except OSError:
            return ""
        return text

    def close(self) -> None:
        self.pool.close()
        self.folder.cleanup()


def own_data(game: str) -> dict[str, bytes]:
    """The files of the user's own card data, by their place in the folder."""
    folder = catalogue.folder_in_use()
    if folder is None:
        return {}
    files = (path for path in sorted((folder / game).glob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def unpacked(data: dict[str, bytes], folder: Path) -> Path:
    for name, content in data.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return folder


class Node:
    """What the driver knows of a node."""

    def __init__(self, name: str, cores: int, players: Any) -> None:
        self.name, self.cores, self.players = name, cores, players
        self.games: set[int] = set()
        """Those it has been given and has not finished."""
        self.call: Any = None


class Cluster:
    """The nodes of a Ray cluster, one after the other tried before it plays."""

    def __init__(self, address: str) -> None:
        """`ray` or `ray://HOST:PORT`. Impossible if there is none."""
        with extras.needed("ray"):
            import ray
        self.ray: Any = ray
        if address != AUTO and not address.startswith(ADDRESS):
            raise Impossible("cluster-address", f"{address!r} is not the address of a cluster", value=address)
        try:
            if not ray.is_initialized():
                where = "auto" if address == AUTO else address
                ray.init(address=where, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # whatever Ray and the network raise
            reason = " ".join(str(error).split())[:200]
            raise Impossible("cluster-none", f"there is no cluster at {address}: {reason}", reason=reason) from None

    def nodes(self, match: Match, jobs: int | None, is_recorded: bool = False) -> list[Node]:
        """A pool on every node that has cores. Impossible if one of them could not play the same match."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        ours, actor, nodes = identity(match), self.ray.remote(NodePlayers), []
        data = own_data(match.game)
        for found in self.ray.nodes():
            cores = int(found["Resources"].get("CPU", 0))
            if found["Alive"] and cores:
                here = NodeAffinitySchedulingStrategy(found["NodeID"], soft=False)
                made = actor.options(num_cpus=cores, scheduling_strategy=here)
                name = f"{found['NodeManagerHostname']} ({found['NodeID'][:8]})"
                nodes.append(Node(name, jobs or cores, made.remote(match, jobs or cores, data, is_recorded)))
        if not nodes:
            raise Impossible("cluster-empty", "no node of the cluster has cores")
        for node in nodes:
            self.check(node, ours)
        return nodes

    def check(self, node: Node, ours: Identity) -> None:
        """Impossible if a node has another program, other card data, or lacks a bot."""
        try:
            theirs = self.ray.get(node.players.identity.remote(), timeout=ANSWER)
        except Exception as error:  # what the node raised, and whatever Ray does
            reason = " ".join(str(getattr(error, "cause", None) or error).split())[-200:]
            raise Impossible(
                "cluster-node", f"{node.name} cannot play: {reason}", node=node.name, reason=reason
            ) from None
        fields = [name for name in Identity.__struct_fields__ if getattr(ours, name) != getattr(theirs, name)]
        if fields:
            listed = ", ".join(fields)
            raise Impossible("cluster-other", f"{node.name} differs: {listed}", node=node.name, fields=listed)

    def play_all(
        self, match: Match, numbers: Iterable[int], jobs: int | None, folder: Path | None = None
    ) -> Generator[Played | None, None, None]:
        """As `workers.play_all`; `jobs` is how many games each node plays at a time, None for one on each core."""
        nodes, waiting = self.nodes(match, jobs, folder is not None), deque(numbers)
        try:
            while waiting or any(node.games for node in nodes):
                if not nodes:
                    raise Impossible("cluster-lost", "all nodes of the cluster are lost")
                for node in nodes:
                    self.feed(node, waiting)
                calls = [node.call for node in nodes if node.call is not None]
                ready, _ = self.ray.wait(calls, num_returns=1, timeout=TICK)
                finished: list[Sent] = []
                for node in [node for node in nodes if node.call in ready]:
                    finished += self.heard(node, nodes, waiting)
                keep_records(match, finished, folder)
                yield from [one.game for one in finished] or (None,)
        finally:
            for node in nodes:
                self.dismiss(node)

    def feed(self, node: Node, waiting: deque[int]) -> None:
        """Ask a node how far it is, and give it what it can take."""
        if node.call is not None:
            return
        given = [waiting.popleft() for _ in range(min(len(waiting), AHEAD * node.cores - len(node.games)))]
        node.games.update(given)
        if node.games:
            node.call = node.players.play.remote(given)

    def heard(self, node: Node, nodes: list[Node], waiting: deque[int]) -> list[Sent]:
        """The games a node has finished. If it is lost, its games are for others."""
        from ray.exceptions import RayTaskError

        call, node.call = node.call, None
        try:
            played: list[Sent] = self.ray.get(call)
        except RayTaskError as error:
            raise Stuck(" ".join(str(error.cause).split())) from None
        except self.ray.exceptions.RayError:
            nodes.remove(node)
            waiting.extendleft(sorted(node.games, reverse=True))
            return []
        new = [one for one in played if one.game.number in node.games]
        node.games.difference_update(one.game.number for one in new)
        return new

    def dismiss(self, node: Node) -> None:
        """End a node's processes; games that are being played are lost."""
        with suppress(Exception):  # it is ended either way
            self.ray.get(node.players.close.remote(), timeout=LEAVING)
        self.ray.kill(node.players)


def keep_records(match: Match, finished: Iterable[Sent], folder: Path | None) -> None:
    """Write the records that have come; as on one machine, a game counts without its record."""
    for one in finished:
        if folder is not None and one.record:
            with suppress(OSError):
                write_whole(folder / record_name(match, one.game.number), one.record.encode())
