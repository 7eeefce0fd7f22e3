# Texts of the pages in the browser.

web-nav = Pages
web-home = Mirabilia
web-table = Table { $table }
web-replay = Replay
web-rules = Rules: { $game }
web-settings = Settings
web-missing = There is no such page

## Said by the server when the pages have not been built

web-not-built = The pages were not built.
web-not-built-why = This Mirabilia was installed without Node, which builds them. In a checkout, the command make web builds them and gets Node if it has to; then start the server again.
