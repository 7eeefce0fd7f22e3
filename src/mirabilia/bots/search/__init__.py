"""Information-set Monte Carlo tree search: one search for all games.

search_state    a game as the search sees it; `duel`, `seven` and `world` are three of them
contract_state  the same for any game, over its contract
tree            the moves that were tried, how often, and what they came to
ismcts          the search itself
puct            the same where a network says beforehand which moves are promising
root_parallel   several processes search one decision
factory         the search that the record of a game names
bot             the search as a bot
"""
