"""Why a move is not possible, in words a player understands. Nothing hidden is given away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.core.facts import nothing_to_take_back, refused
from mirabilia.games.seven import codes, hooks, notation
from mirabilia.games.seven.bill import Bills, bills_of_card, bills_of_stage
from mirabilia.games.seven.codes import Moves, code, kind_of, piece_in
from mirabilia.games.seven.cost import find_stage_ways, has_chain, next_stage
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS
from mirabilia.games.seven.leaders.lookup import FIRST_LEADER
from mirabilia.games.seven.leaders.phases import coins_to_spend, leader_cost
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.pieces import Card, card_of
from mirabilia.games.seven.position import OVER, Position, piece_of
from mirabilia.games.seven.rules import can_take_back, choice_of, city_to_choose, find_legal

PHASES = {hooks.BOARDS: "boards", hooks.TURN: "turn", hooks.DRAFT: "draft", hooks.RECRUITMENT: "recruitment"}
"""The names of the phases in which all choose, as views and snapshots give them."""
CHOICES = {
    hooks.LAST_CARD: "last_card",
    hooks.REVIVAL: "revival",
    hooks.ALTERNATIVE: "alternative",
    hooks.EXTRA_RECRUIT: "extra_recruit",
    hooks.BURIAL: "burial",
    hooks.LEADER_COPY: "leader_copy",
    hooks.TOKEN_LOSS: "token_loss",
    hooks.COIN_LOSS: "coin_loss",
    hooks.CARD_LOSS: "card_loss",
    hooks.FREE_PAWN: "free_pawn",
}
"""The names of the choices that follow from a turn."""
BUILDS = (codes.BUILD, codes.CHAIN, codes.FREE, codes.POWER)
STAGES = (codes.STAGE, codes.JOIN)
EXPECTED = {
    "boards": "a board or its side has to be chosen: 'board <board> <side>'",
    "turn": "a card has to be used: 'build', 'chain', 'free', 'power', 'stage', 'join' or 'sell', then the card",
    "draft": "a leader has to be kept: 'keep <leader>'",
    "recruitment": "a leader has to be used: 'recruit', 'stage', 'join' or 'sell', then the leader",
    "last_card": "the last card has to be used: 'build', 'chain', 'free', 'power', 'stage', 'join' or 'sell'",
    "revival": "a discarded card can be built: 'revive <card>' or 'decline'",
    "alternative": "an effect of the stage has to be chosen: 'choose 1' or 'choose 2'",
    "extra_recruit": "one more leader can be recruited: 'recruit <leader>' or 'decline'",
    "burial": "a leader has to be buried: 'bury <leader>'",
    "leader_copy": "a neighbour's leader has to be copied: 'copy <leader>'",
    "token_loss": "a victory token has to be given back: 'return <value>'",
    "coin_loss": "a loss has to be settled: 'pay <coins> debt <points>'",
    "card_loss": "a card of the own city has to be discarded: 'discard <card>'",
    "free_pawn": "a pawn has to be taken: 'pawn <age>'",
}


def over() -> IllegalMove:
    return refused("the game is over", "over")


def no_move(move: object) -> IllegalMove:
    return refused(f"there is no move {move!r}", "no_move")


def unreadable(words: str, verbs: Iterable[str]) -> IllegalMove:
    message = f"cannot read {words!r}: a move is one of {', '.join(verbs)}, a name, and what is paid"
    return refused(message, "unreadable", text=words)


def unknown(name: str, names: Iterable[str]) -> IllegalMove:
    near = get_close_matches(name, list(names), n=1)
    if near:
        return refused(f"there is no {name!r}; did you mean {near[0]!r}?", "unknown_name", name=name, near=near[0])
    return refused(f"there is no {name!r}", "unknown_name", name=name)


def wrong_kind(name: str) -> IllegalMove:
    return refused(f"{name} cannot be used like that", "other_choice")


def awaited(position: Position, owner: int) -> str:
    """The name of what the game waits for, or what it waits for from a city (-1: from none in particular)."""
    if position.phase == OVER:
        return "over"
    choice = choice_of(position, owner)
    return PHASES[position.phase] if choice < 0 else CHOICES[hooks.pending_kind(choice)]


def seats_to_act(position: Position) -> list[int]:
    return [seat for seat in range(position.setting.players) if city_to_choose(position, seat) >= 0]


def allowed(position: Position, seat: int | None, move: int) -> int:
    """The move, if the seat (None: anybody) may make it now."""
    if kind_of(move) == codes.BACK and seat is not None and can_take_back(position, seat):
        return move
    for asking in seats_to_act(position) if seat is None else [seat]:
        if move in legal_codes(position, asking):
            return move
    raise refusal(position, seats_to_act(position)[0] if seat is None else seat, move)


def legal_codes(position: Position, seat: int) -> list[int]:
    moves = Moves()
    find_legal(position, seat, moves)
    return [moves.codes[i] for i in range(moves.number)]


def refusal(position: Position, seat: int, move: object) -> IllegalMove:
    """Why the seat cannot make that move now."""
    if position.phase == OVER:
        return over()
    try:
        wanted = notation.checked(move)
    except IllegalMove as error:
        return error
    if kind_of(wanted) == codes.BACK:
        return nothing_to_take_back()
    owner = city_to_choose(position, seat)
    if owner < 0 and can_take_back(position, seat):
        return refused("you have chosen already; 'back' takes it back", "chosen_already")
    if owner < 0:
        acting = seats_to_act(position)
        others = ", ".join(str(other) for other in acting)
        return refused(f"seat {seat} has nothing to decide now, seat {others} has", "not_your_turn", seat=acting[0])
    now = awaited(position, owner)
    kinds = {kind_of(legal) for legal in legal_codes(position, seat)}
    reason = REASONS.get(kind_of(wanted))
    uses = kind_of(wanted) not in LISTED and now in ("turn", "last_card", "recruitment")
    if reason is not None and (uses or kind_of(wanted) in kinds):
        return reason(position, owner, seat, wanted)
    return refused(f"that is not asked now: {EXPECTED[now]}", "other_choice")


# Reasons by kind of move.


def _named(piece: int) -> dict[str, str]:
    return {"card" if piece < FIRST_LEADER else "leader": PIECE_IDS[piece]}


def _not_in_hand(position: Position, owner: int, seat: int, piece: int) -> IllegalMove | None:
    city = position.cities[seat]
    held = [piece_of(card) for card in city.held_leaders]
    in_hand = held if awaited(position, owner) in ("recruitment", "extra_recruit") else list(city.hand)
    if piece in in_hand:
        return None
    return refused(f"{PIECE_IDS[piece]} is not in your hand", "not_in_hand", **_named(piece))


def _why_not_build(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    piece = piece_in(move)
    missing = _not_in_hand(position, owner, seat, piece)
    if missing is not None:
        return missing
    if piece >= FIRST_LEADER:
        return refused(f"that is not asked now: {EXPECTED[awaited(position, owner)]}", "other_choice")
    card, city = card_of(position.setting.edition, piece), position.cities[owner]
    name = PIECE_IDS[piece]
    if city.has(card.building):
        return built_already(card)
    if kind_of(move) == codes.CHAIN and not has_chain(city, card):
        return refused(f"no building of the city makes {name} free", "no_chain", card=name)
    other = _other_payment(position, seat, move, BUILDS)
    if other is not None:
        return other
    if kind_of(move) in (codes.FREE, codes.POWER):
        return refused(f"nothing makes {name} free now", "not_free", card=name)
    return unaffordable(card, bills_of_card(position, owner, card))


def _other_payment(position: Position, seat: int, move: int, alike: Sequence[int]) -> IllegalMove | None:
    """The piece can be used for the same thing, but not with this payment."""
    piece = piece_in(move)
    ways = [legal for legal in legal_codes(position, seat) if piece_in(legal) == piece and kind_of(legal) in alike]
    if not ways:
        return None
    possible = "; ".join(notation.text(way) for way in ways)
    return refused(f"{PIECE_IDS[piece]} cannot be used like that, but: {possible}", "other_payment", **_named(piece))


def built_already(card: Card) -> IllegalMove:
    name = PIECE_IDS[card.index]
    return refused(f"{name} is in the city already", "built_already", card=name)


def unaffordable(card: Card, bills: Bills) -> IllegalMove:
    name, lack = PIECE_IDS[card.index], bills.lack()
    return refused(f"{name} cannot be paid for: {_in_words(lack)}", "unaffordable", card=name, **lack)


def stage_unaffordable(bills: Bills) -> IllegalMove:
    lack = bills.lack()
    return refused(f"the next stage cannot be paid for: {_in_words(lack)}", "stage_unaffordable", **lack)


def edifice_unaffordable(position: Position, bills: Bills) -> IllegalMove:
    edifice, lack = EDIFICE_IDS[position.edifices[position.age - 1]], bills.lack()
    message = f"the next stage cannot be paid for together with {edifice}: {_in_words(lack)}"
    return refused(message, "edifice_unaffordable", edifice=edifice, **lack)


def _in_words(lack: Fact) -> str:
    if "missing" in lack:
        units = ", ".join(f"{number} {resource}" for resource, number in lack["missing"].items())
        return f"nobody sells the {units} that is missing"
    return f"it takes {lack['coins']} coins, {lack['short']} are missing"


def _why_not_stage(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    piece = piece_in(move)
    missing = _not_in_hand(position, owner, seat, piece)
    if missing is not None:
        return missing
    city = position.cities[owner]
    stage = next_stage(position, city)
    if stage is None:
        return refused("all stages of the wonder are built", "wonder_complete")
    if kind_of(move) == codes.JOIN and hooks.extra_for_stage(position, owner) < 0:
        return refused("there is no Edifice to take part in now", "no_edifice")
    moves = Moves()
    find_stage_ways(position, owner, stage, 0, moves)
    if moves.ways.number == 0:
        return stage_unaffordable(bills_of_stage(position, owner, stage))
    if kind_of(move) == codes.JOIN:
        extra = hooks.extra_for_stage(position, owner)
        find_stage_ways(position, owner, stage, extra, moves)
        if moves.ways.number == 0:
            return edifice_unaffordable(position, bills_of_stage(position, owner, stage, extra))
    return _other_payment(position, seat, move, STAGES) or _not_offered(position, owner, seat, move)


def _why_not_sell(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    missing = _not_in_hand(position, owner, seat, piece_in(move))
    if missing is not None:
        return missing
    if owner != seat:
        return must_build()
    return refused(f"that is not asked now: {EXPECTED[awaited(position, owner)]}", "other_choice")


def _why_not_recruit(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    piece = piece_in(move)
    missing = _not_in_hand(position, owner, seat, piece)
    if missing is not None:
        return missing
    name = PIECE_IDS[piece]
    if awaited(position, owner) not in ("recruitment", "extra_recruit"):
        return refused(f"that is not asked now: {EXPECTED[awaited(position, owner)]}", "other_choice")
    cost = leader_cost(position, owner, card_of(position.setting.edition, piece))
    if cost > coins_to_spend(position, owner):
        return leader_too_dear(position, owner, piece)
    right = notation.text(code(codes.RECRUIT, piece) | cost)
    return refused(f"{name} costs {cost}: {right!r}", "leader_costs", leader=name, cost=cost)


def leader_too_dear(position: Position, owner: int, piece: int) -> IllegalMove:
    name, coins = PIECE_IDS[piece], coins_to_spend(position, owner)
    cost = leader_cost(position, owner, card_of(position.setting.edition, piece))
    return refused(f"{name} costs {cost}, you have {coins}", "leader_too_dear", leader=name, cost=cost, coins=coins)


def must_build() -> IllegalMove:
    return refused("the Free City sells only when it can build nothing", "must_build")


def _not_offered(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    possible = ", ".join(notation.text(legal) for legal in legal_codes(position, seat))
    return refused(f"that is not possible; possible is: {possible}", "not_offered")


Reason = Callable[[Position, int, int, int], IllegalMove]
LISTED = (
    codes.KEEP,
    codes.BOARD,
    codes.REVIVE,
    codes.CHOOSE,
    codes.PAY,
    codes.DISCARD,
    codes.RETURN,
    codes.BURY,
    codes.PAWN,
    codes.COPY,
)
"""Choices of which all possibilities can be told."""
REASONS: Mapping[int, Reason] = {
    **dict.fromkeys(BUILDS, _why_not_build),
    **dict.fromkeys(STAGES, _why_not_stage),
    codes.SELL: _why_not_sell,
    codes.RECRUIT: _why_not_recruit,
    **dict.fromkeys(LISTED, _not_offered),
}
