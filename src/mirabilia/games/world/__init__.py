"""World Wonders, with the public objectives and the solo mode.

data        what is printed: the catalogue files as typed entries; reading: how they are checked
lookup      the same as numbers and sets of cells; pieces: those as objects
position    what lies on the table
cells       sets of cells; placing, short_roads, monuments: where a piece may be laid
moves       what can be decided; rules: what it does; laying, tracks, market, rounds, automaton: its parts
scoring     points and objectives; ranking: who has won
playout     random games; sample: what nobody can know, drawn anew
board       maps in terms of cells, for showing
views       what can be seen; view: how it is put together; actions: what can be done, and why not; events
notation    moves as words; explain, misplaced: why a move is not possible; snapshot, restore
state       the contract, put together from these
"""

from mirabilia.games.world.game import GAME as GAME
