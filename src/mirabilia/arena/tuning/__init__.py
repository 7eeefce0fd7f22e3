"""How the weights of the search are made: bots play against themselves, learn from it, and so on.

games     what is played and what is learned, for each game
selfplay  games of the search against itself, and the positions in them
samples   positions as they are kept on disk
training  a network from positions (needs numpy)
fitting   weights of World Wonders from positions (needs numpy)
course    generation after generation
"""
