"""How the weights of the search are made: bots play against themselves, learn from it, and so on.

lesson           what is played and what is learned; each game has a module with its own
selfplay         games of the search against itself, and the positions in them
samples          positions as they are kept on disk
training         a network from positions (needs numpy)
policy_training  a network that judges moves too (needs numpy)
move_training    what parts of moves weigh, for games in which all choose at once (needs numpy)
fitting          weights of World Wonders from positions (needs numpy)
training_run     generation after generation
"""
