"""The ways to pay: brute force over every source of every unit agrees with what is offered."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.seven.payment import EVERYTHING, Purse, Ways, find_ways, goods
from mirabilia.games.seven.units import lacking, more, packed, total, unpacked
from tests.rules import rule

counts = st.lists(st.integers(0, 2), min_size=7, max_size=7)
choices = st.lists(st.sampled_from([0b0000101, 0b0000110, 0b0001100, 0b0000011, 0b0001111, 0b1110000]), max_size=3)


@st.composite
def purses(draw: st.DrawFn) -> Purse:
    purse = Purse()
    purse.coins = draw(st.integers(0, 12))
    sale, extra = draw(counts), draw(counts)
    choices_for_sale = draw(choices)
    purse.fixed_for_sale = packed(sale)
    purse.fixed = packed([a + b // 2 for a, b in zip(sale, extra, strict=True)])
    purse.choices_for_sale = vec[i64](choices_for_sale)
    purse.choices = vec[i64](choices_for_sale + draw(st.lists(st.sampled_from([0b0001111, 0b1110000]), max_size=1)))
    purse.left_raw, purse.left_made = draw(st.sampled_from([(1, 2), (2, 2), (2, 1), (1, 1)]))
    purse.right_raw, purse.right_made = draw(st.sampled_from([(1, 2), (2, 2), (2, 1), (1, 1)]))
    purse.left_rebate, purse.right_rebate = draw(st.integers(0, 1)), draw(st.integers(0, 1))
    purse.bank_price, purse.bank_units = draw(st.sampled_from([(0, 0), (0, 0), (1, 1), (1, 2)]))
    purse.own_pools, purse.other_pools = draw(st.sampled_from([(0, 0), (0, 0), (1, 0), (0, 1), (1, 1)]))
    purse.coins_on_trade = draw(st.integers(0, 1))
    return purse


def sources(purse: Purse, fixed: i64, row: list[int]) -> list[int]:
    """Every single producer as a set of resources: fixed units and choices."""
    single = [1 << resource for resource, units in enumerate(unpacked(fixed)) for _ in range(units)]
    return single + row


def brute_force(
    buyer: Purse, left: Purse, right: Purse, need: list[int], price: int, spared: int
) -> dict[tuple[int, int, int], set[int]]:
    """Give every needed unit every source, keep what is possible, then what is undominated: what is paid to whom, and
    from how many neighbours something can be bought for that."""
    for_sale = int(goods(buyer))
    own = sources(buyer, buyer.fixed, [int(choice) for choice in buyer.choices])
    own += [for_sale] * buyer.own_pools + [EVERYTHING & ~for_sale] * buyer.other_pools + [EVERYTHING] * spared
    lefts = sources(left, left.fixed_for_sale, [int(choice) for choice in left.choices_for_sale])
    rights = sources(right, right.fixed_for_sale, [int(choice) for choice in right.choices_for_sale])
    sellers_by_way: dict[tuple[int, int, int], set[int]] = {}
    units = [resource for resource, number in enumerate(need) for _ in range(number)]

    def matchable(need_left: list[int], supply: list[int]) -> bool:
        if not need_left:
            return True
        return any(
            source >> need_left[0] & 1 and matchable(need_left[1:], supply[:i] + supply[i + 1 :])
            for i, source in enumerate(supply)
        )

    for places in product("OLRB" if buyer.bank_price else "OLR", repeat=len(units)):
        from_ = {place: [unit for unit, at in zip(units, places, strict=True) if at == place] for place in "OLRB"}
        if len(from_["B"]) > buyer.bank_units or not matchable(from_["O"], own):
            continue
        if not matchable(from_["L"], lefts) or not matchable(from_["R"], rights):
            continue
        coins_left = sum(buyer.left_raw if unit < 4 else buyer.left_made for unit in from_["L"])
        coins_right = sum(buyer.right_raw if unit < 4 else buyer.right_made for unit in from_["R"])
        coins_left -= buyer.left_rebate if from_["L"] else 0
        coins_right -= buyer.right_rebate if from_["R"] else 0
        way = (coins_left, coins_right, price + buyer.bank_price * len(from_["B"]))
        if sum(way) <= buyer.coins:
            sellers_by_way.setdefault(way, set()).add(bool(from_["L"]) + bool(from_["R"]))
    return {
        way: sellers
        for way, sellers in sellers_by_way.items()
        if not any(other != way and all(a <= b for a, b in zip(other, way, strict=True)) for other in sellers_by_way)
    }


@rule("BASE-277")
@given(
    buyer=purses(),
    left=purses(),
    right=purses(),
    need=st.lists(st.integers(0, 6), max_size=5).map(lambda units: [units.count(r) for r in range(7)]),
    price=st.integers(0, 2),
    spared=st.integers(0, 1),
)
def test_every_undominated_way_is_offered_and_no_other(
    buyer: Purse, left: Purse, right: Purse, need: list[int], price: int, spared: int
) -> None:
    ways = Ways()
    find_ways(buyer, left, right, packed(need), price, spared, ways)
    possible = brute_force(buyer, left, right, need, price, spared)
    offered: dict[tuple[int, int, int], list[int]] = {}
    for i in range(ways.number):
        way = (int(ways.left[i]), int(ways.right[i]), int(ways.bank[i]))
        offered.setdefault(way, []).append(int(ways.sellers[i]).bit_count())
    assert set(offered) == set(possible)
    for way, sellers in offered.items():
        assert len(set(sellers)) == len(sellers)
        assert set(sellers) <= possible[way]
        assert min(sellers) == min(possible[way])
        assert len(sellers) == 1 or buyer.coins_on_trade


@given(
    need=st.lists(st.integers(0, 7), min_size=7, max_size=7), have=st.lists(st.integers(0, 7), min_size=7, max_size=7)
)
def test_packed_units(need: list[int], have: list[int]) -> None:
    assert unpacked(packed(need)) == need
    assert total(packed(need)) == sum(need)
    assert unpacked(lacking(packed(need), packed(have))) == [max(0, n - h) for n, h in zip(need, have, strict=True)]
    for resource in range(7):
        changed = unpacked(more(packed(have), resource, 1))
        assert changed == [min(7, h + (r == resource)) for r, h in enumerate(have)]
