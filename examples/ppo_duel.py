"""Learning 7 Wonders Duel from nothing: proximal policy optimisation with masks, in one file, playing itself.

    pip install torch==2.13.0 numpy
    python examples/ppo_duel.py [MINUTES [FILE]]

64 games run side by side in one call (`VectorGame`); both seats are the same network. A move is worth what its game
came to for its seat. At the end the network plays 400 games against random moves: after three minutes on one core it
has won 99 % of them. FILE keeps the network, with the id of the space that it was trained for.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from mirabilia import spaces
from mirabilia.spaces import Space, VectorGame

GAMES, STEPS, WIDTH = 64, 128, 256
EPOCHS, MINIBATCH = 3, 1024
LEARNING_RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.01, 0.5
IMPOSSIBLE = -1e9


class Agent(nn.Module):  # type: ignore[misc, unused-ignore]
    """Rates every action, and the position."""

    def __init__(self, space: Space) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(space.features, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, space.actions), nn.Linear(WIDTH, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithms of the chances of each action, and what the seat can expect."""
        inner = self.body(seen)
        ratings = self.policy(inner).masked_fill(masks == 0, IMPOSSIBLE)
        return ratings.log_softmax(-1), self.value(inner).squeeze(-1)


class Moves:
    """The moves of games that go on, until it is known what they came to."""

    def __init__(self) -> None:
        self.waiting: list[list[tuple[Any, ...]]] = [[] for _ in range(GAMES)]
        self.known: list[tuple[Any, ...]] = []

    def end(self, game: int, rewards: Any) -> None:
        self.known += [(*move, rewards[seat]) for seat, *move in self.waiting[game]]
        self.waiting[game] = []


def play(agent: Agent, batch: VectorGame, moves: Moves) -> None:
    """Some steps in all games, each action drawn as the network rates it."""
    for _ in range(STEPS):
        seen, masks, seats = np.array(batch.observations), np.array(batch.masks), np.array(batch.seats)
        with torch.no_grad():
            chances, values = agent(torch.from_numpy(seen), torch.from_numpy(masks))
        actions = torch.multinomial(chances.exp(), 1).squeeze(-1)
        for game in range(GAMES):
            action = int(actions[game])
            chance, value = float(chances[game, action]), float(values[game])
            moves.waiting[game].append((seats[game], seen[game], masks[game], action, chance, value))
        batch.step(actions.tolist())
        rewards = np.asarray(batch.rewards)
        for ended in np.flatnonzero(np.asarray(batch.done)):
            moves.end(int(ended), rewards[ended].copy())


def learn(agent: Agent, optimizer: Any, moves: list[tuple[Any, ...]]) -> None:
    """Make what went better than expected likelier, a little at a time."""
    seen, masks, actions, chances, values, outcomes = zip(*moves, strict=True)
    inputs = torch.from_numpy(np.stack(seen)), torch.from_numpy(np.stack(masks))
    chosen, before = torch.tensor(actions), torch.tensor(chances)
    returns = torch.tensor(np.array(outcomes, np.float32))
    advantages = returns - torch.tensor(values)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(moves)).split(MINIBATCH):
            all_chances, expected = agent(inputs[0][part], inputs[1][part])
            now = all_chances.gather(1, chosen[part, None]).squeeze(1)
            ratio = (now - before[part]).exp()
            gain = torch.min(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part]).mean()
            spread = -(all_chances.exp() * all_chances.clamp(min=-100)).sum(-1).mean()
            loss = VALUE * (expected - returns[part]).square().mean() - gain - ENTROPY * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def against_random(agent: Agent, space: Space, games: int = 400) -> float:
    """The share of games won, both seats alike; a shared win counts half."""
    batch = VectorGame(space, games, seed=1_000_000)
    mine = np.arange(games) % 2
    over, points = np.zeros(games, bool), 0.0
    while not over.all():
        with torch.no_grad():
            chances, _ = agent(torch.from_numpy(np.array(batch.observations)), torch.from_numpy(np.array(batch.masks)))
        best = chances.argmax(-1).numpy()
        batch.step(np.where(np.asarray(batch.seats) == mine, best, batch.random_actions()).tolist())
        ended = np.flatnonzero(np.asarray(batch.done) & ~over)
        points += float((np.asarray(batch.rewards)[ended, mine[ended]] + 1).sum() / 2)
        over[ended] = True
    return points / games


def main() -> None:
    minutes = float(sys.argv[1]) if sys.argv[1:] else 5.0
    torch.manual_seed(1)
    torch.set_num_threads(1)  # more of them wait for each other
    space = spaces.get("duel")
    agent, batch, moves = Agent(space), VectorGame(space, GAMES), Moves()
    optimizer = torch.optim.Adam(agent.parameters(), lr=LEARNING_RATE)
    started, shown = time.monotonic(), 0.0
    while (spent := time.monotonic() - started) < 60 * minutes:
        play(agent, batch, moves)
        if len(moves.known) >= GAMES * STEPS // 2:
            learn(agent, optimizer, moves.known)
            moves.known = []
        if spent >= shown:
            print(
                f"{spent:4.0f} s, {batch.ended:6} games: {against_random(agent, space, 100):.0%} against random moves",
                flush=True,
            )
            shown = spent + 30
    if sys.argv[2:]:
        torch.save({"space": space.id, "network": agent.state_dict()}, sys.argv[2])
    print(f"Won {against_random(agent, space):.1%} of 400 games against random moves")


if __name__ == "__main__":
    main()
