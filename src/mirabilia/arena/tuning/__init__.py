"""How the networks of the search are made: bots play against themselves, a network learns from it, and so on.

games     what is played and what is learned, for each game
selfplay  games of the search against itself, and the positions in them
samples   positions as they are kept on disk
training  a network from positions (needs numpy)
"""
