# Texts of the pages beside the first and that of a table: those come without them.

## Settings

web-language = Language
web-language-en = English
web-language-it = Italiano
web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Motion
web-speed-off = None
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-at-the-table = At the table
web-switch-cardTexts = Texts on cards
web-switch-why-cardTexts = Names of the cards where there is room for them.
web-switch-points = Points while playing
web-switch-why-points = The points of all as if the game ended now. Switch them off to be surprised at the end.
web-switch-patterns = Strong patterns
web-switch-why-patterns = Kinds of cards can be told apart without colours.
web-switch-why-textMode = The table as headings and lists, for screen readers and whoever likes it.
web-switch-cover = Cover between turns
web-switch-why-cover = When several play on one screen: hide the table until the device has been passed on. Secret hands are always hidden.
web-switch-sealing = A moment to think again
web-switch-why-sealing = 7 Wonders: when all wait for you alone, your choice is sent a moment later, and until then you can take it back.
web-switch-vibration = Vibration
web-switch-why-vibration = World Wonders: a short buzz when the piece under your finger finds another place.
web-switch-sound = Sounds
web-switch-why-sound = Cards, coins, shields, your turn, the end.
web-switch-named = Show my name in saved games
web-switch-why-named = Others can save and share games. Without this you are “Player 1” there. It applies to the seats you take from now on.
web-volume = Volume
web-settings-kept = The settings are kept in this browser.
web-keys-why = A whole game can be played with the keyboard. Tab moves on, and these keys work at every table; ? there lists those of its game, too.

## About

web-about-what = Mirabilia is free software for playing board games of the ancient world: against bots, with friends, on one screen.
web-about-server = This server
web-about-version = Mirabilia { $version }.
web-about-icons = Icons
web-about-icons-why = Most icons are drawn by the authors of
web-about-author =
    { $icons ->
        [one] { $name }: { $icons } icon
       *[other] { $name }: { $icons } icons
    }
web-about-font = Type
web-about-font-why = Titles are set in Philosopher by Jovanny Lemonad, under the SIL Open Font License 1.1.
web-about-software = Software
web-about-software-why = These pages contain Svelte and clsx (MIT licence) and Fluent (Apache licence 2.0). The licences come with the program, in the folder “licenses”.
web-about-privacy = Your data
web-about-privacy-why = No account, no cookies, nothing from other sites. Your name and the keys to your seats stay in this browser and on the server you play on.

## An address that leads nowhere

web-missing = There is no such page
web-missing-why = The address may be mistyped, or the page has moved.

## Said by the server when the pages have not been built

web-not-built = The pages were not built.
web-not-built-why = This Mirabilia was installed without Node, which builds them. In a checkout, the command make web builds them and gets Node if it has to; then start the server again.
