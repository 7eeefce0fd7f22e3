"""Setting the table (WORLD-016 to WORLD-042)."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.stream import Dealer
from mirabilia.core.vecs import append, extend, vec
from mirabilia.games.world import journal
from mirabilia.games.world.lookup import SETUP, SOLO_ROWS, TILES_OF_STACK
from mirabilia.games.world.pieces import MAPS, MONUMENT_LIST
from mirabilia.games.world.position import EMPTY, City, Position
from mirabilia.games.world.rounds import begin_round, note_order
from mirabilia.games.world.scoring import OBJECTIVE_LIST


def numbers(count: i64) -> vec[i64]:
    row = EMPTY[:]
    for i in range(count):
        row = append(row, i)
    return row


def set_up(
    position: Position, maps: vec[i64], deal_maps: bool, objectives: vec[i64], deal: i64, stream: Dealer
) -> None:
    """A game ready for the first decision. `maps`: one for each player, or those to deal; `deal`: objectives drawn."""
    setting = position.setting
    boards = maps[:]
    if deal_maps:
        stream.shuffle(boards)
    for owner in range(setting.players):
        city = City()
        city.map = boards[owner]
        city.water = MAPS[city.map].water
        city.natural = MAPS[city.map].natural
        city.has_free_road = 1
        position.cities.append(city)
        position.note(journal.MAP, owner, city.map, 0)
    shuffle_stacks(position, stream)
    deck = numbers(len(MONUMENT_LIST))
    stream.shuffle(deck)
    position.shown = deck[: setting.shown]
    position.deck = deck[setting.shown :]
    for slot in range(setting.shown):
        position.note(journal.MONUMENT_SHOWN, -1, position.shown[slot], slot)
    lay_out_objectives(position, objectives, deal, stream)
    order = numbers(setting.players)
    stream.shuffle(order)
    position.order = order
    note_order(position)
    if setting.solo:
        cards = numbers(len(SOLO_ROWS))
        stream.shuffle(cards)
        position.solo_deck = cards
        position.chance_secret = stream.branch()
        if not position.chance_secret:
            position.chance_first = 1 + stream.below(1000000)
            position.chance_second = 1 + stream.below(1000000)
    position.long_supply = SETUP.long_roads - setting.players
    position.short_supply = SETUP.short_sets
    position.tower_supply = SETUP.towers
    begin_round(position, 1)


def shuffle_stacks(position: Position, stream: Dealer) -> None:
    row = EMPTY[:]
    for stack in position.setting.stacks:
        tiles = vec[i64](TILES_OF_STACK[stack])
        stream.shuffle(tiles)
        row = extend(row, tiles)
    position.stacks = row


def lay_out_objectives(position: Position, chosen: vec[i64], deal: i64, stream: Dealer) -> None:
    position.objectives = chosen
    if deal:
        cards = numbers(len(OBJECTIVE_LIST))
        stream.shuffle(cards)
        position.objectives = cards[:deal]
    for card in position.objectives:
        position.note(journal.OBJECTIVE, -1, card, 0)
