# Texts of mirabilia tune.

terminal-help-tune =
    Let the search play against itself and learn from it; the weights can then be used by the bots.
    For example: mirabilia tune duel --folder learning --generations 4 --games 2000
terminal-option-tune-folder = Where games and weights are kept. A course that was stopped goes on from there.
terminal-option-tune-generations = How often games are played and learned from. Without it: 4.
terminal-option-tune-games = Games in each generation. Without it: 2000.
terminal-option-tune-iterations = How far each decision is thought about. Without it: 200.
terminal-option-tune-hidden = Hidden units of the network (not for world). Without it: 32.
terminal-option-tune-epochs = How often the network learns from each position (not for world). Without it: 6.
terminal-option-tune-seed = Chance of the course. Without it: 1.
terminal-option-tune-start = Weights to begin with. Without it the first generation judges by playing on; that of world by the weights of the program.
terminal-option-tune-jobs = How many processes play. Without it: one for each core.
terminal-option-tune-out = Where the last weights go; - is the standard output.
terminal-option-tune-on = Let a Ray cluster play the games (pip install "mirabilia[ray]"): ray for the one of this machine, or ray://HOST:PORT.

tune-error-network = { $option } is for games judged by a network; { $game } has none
tune-error-file = the weights cannot be used: { $reason }
tune-play = Generation { $generation }: games
tune-learn = Generation { $generation }: learning
tune-generation =
    Generation { $generation }: { $positions } positions, loss { $loss } on games held out ({ $trivial } for guessing the average), { $file }
tune-stopped = Stopped. The same command goes on with what is in { $folder }.
tune-done = The weights are in { $file }.
