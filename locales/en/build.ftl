# Which build runs, what that costs and what to do about it: said by the terminal, and by the server on the page about it.

build-compiled = Compiled build: rules and search run at full speed.
build-none = Uncompiled build: the same games, but the search is about { $times } times slower. To compile it, run “make build”, or install it again where there is a C compiler.
build-pure = Uncompiled build, because MIRABILIA_PURE is set: the same games, but the search is about { $times } times slower. Without that variable the compiled build runs.
build-python = Uncompiled build, because the compiled one is for another Python: the same games, but the search is about { $times } times slower. To compile it for this one, run “make build”.
build-stale = Uncompiled build, because the sources have changed since they were compiled: the same games, but the search is about { $times } times slower. To compile them again, run “make build”.
