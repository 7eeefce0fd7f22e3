# Texts of the expansion Leaders of 7 Wonders.

## Options of a game

seven-option-expansions-leaders = Leaders: the players pick leaders and recruit one at the start of each Age.
seven-option-leader_decks = Leaders that join the standard ones, one or more decks
seven-option-leader_decks-expert = Expert: 15 leaders for experienced players (second edition).
seven-option-leader_decks-cities = Cities: the leaders that go with the expansion Cities.
seven-option-leader_decks-cities_2012 =
    Cities of 2012: Semiramis and Berenice, as in the Cities box of that year (second edition, with Cities).

## What a table would be like

seven-note-leaders = Before Age I everybody picks { $number } leaders, and may recruit one before each Age.

## Why options do not go together

seven-refusal-decks-without-leaders = They need the expansion Leaders.
seven-refusal-deck-without-cities = These leaders need the expansion Cities.
seven-refusal-deck-of-second-edition = These leaders are not in the first edition.

## What is asked of a player

seven-choice-draft = { $player } has to choose a leader to keep
seven-choice-recruitment = { $player } has to choose a leader and use it
seven-choice-extra-recruit = { $player } has to decide whether to recruit another leader
seven-choice-burial = { $player } has to put a leader under the stage
seven-choice-leader-copy = { $player } has to choose a neighbour's leader to copy

## Moves

seven-move-sell-leader = Sell { $leader }
seven-move-stage-leader = Build the next stage with { $leader }{ seven-paying }
seven-move-recruit =
    { $bank ->
        [0] Recruit { $leader }
       *[other] Recruit { $leader } ({ seven-payment-bank })
    }
seven-move-keep = Keep { $leader }
seven-move-bury = Put { $leader } under the stage
seven-move-copy = Copy { $leader }

## Events

seven-event-recruitment-begun = The Recruitment of Age { seven-age } begins.
seven-event-staged-leader = { $player } builds stage { $stage } of { $board }, using { $leader }.
seven-event-leaders-dealt = { $player } is dealt { $leaders }.
seven-event-leader-kept = { $player } keeps { $leader }.
seven-event-recruited = { $player } recruits { $leader }.
seven-event-sold-leader = { $player } sells a leader.
seven-event-sold-leader-leader = { $player } sells { $leader }.
seven-event-drew-leaders =
    { $number ->
        [one] { $player } draws { $number } leader from the box.
       *[other] { $player } draws { $number } leaders from the box.
    }
seven-event-drew-leaders-leaders = { $player } draws { $leaders } from the box.
seven-event-leader-returned = { $player } puts { $leader } back in the box.
seven-event-leader-buried = { $player } puts { $leader } under the stage.
seven-event-leader-copied = { $player } copies { $leader }, a neighbour's leader.

## What a construction costs, part by part

# Of a leader whose cost is that of the Age.
seven-cost-by-age = { $age_1 }, { $age_2 } or { $age_3 } coins in Age I, II or III
seven-cost-bank-units = { seven-coins } to the bank for { $units }
seven-cost-bank-number =
    { $number ->
        [one] { seven-coins } to the bank for { $number } resource
       *[other] { seven-coins } to the bank for { $number } resources
    }
seven-cost-discount-units = { $units } waived
seven-cost-discount-number =
    { $number ->
        [one] { $number } resource waived
       *[other] { $number } resources waived
    }
seven-cost-discount-saves =
    { $saves ->
        [one] { $saves } coin less
       *[other] { $saves } coins less
    }

## Why a move is not possible

seven-refusal-other-choice-draft = Now a leader has to be kept: { $moves }.
seven-refusal-other-choice-recruitment = Now a leader has to be used: { $moves }.
seven-refusal-other-choice-extra-recruit = Now another leader can be recruited: { $moves }.
seven-refusal-other-choice-burial = Now a leader has to be put under the stage: { $moves }.
seven-refusal-other-choice-leader-copy = Now a neighbour's leader has to be copied: { $moves }.
seven-refusal-wrong-kind-leader = { $leader } cannot be used like that.
seven-refusal-not-in-hand-leader = { $leader } is not in your hand.
seven-refusal-other-payment-leader = That use of { $leader } has to be paid in another way: { $moves }.
seven-refusal-leader-too-dear =
    { $cost ->
        [one] { $leader } costs { $cost } coin, you have { $coins }.
       *[other] { $leader } costs { $cost } coins, you have { $coins }.
    }
seven-refusal-leader-costs =
    { $cost ->
        [0] { $leader } costs you nothing: { $moves }.
        [one] { $leader } costs { $cost } coin, no more and no less: { $moves }.
       *[other] { $leader } costs { $cost } coins, no more and no less: { $moves }.
    }

## Guilds

seven-card-architects-guild = Architects Guild
seven-card-gamers-guild = Gamers Guild
seven-card-courtesans-guild = Courtesans Guild
seven-card-diplomats-guild = Diplomats Guild

## Leaders

seven-leader-maecenas = Maecenas
seven-leader-imhotep = Imhotep
seven-leader-hammurabi = Hammurabi
seven-leader-leonidas = Leonidas
seven-leader-archimedes = Archimedes
seven-leader-ramses = Ramses
seven-leader-croesus = Croesus
seven-leader-xenophon = Xenophon
seven-leader-vitruvius = Vitruvius
seven-leader-nero = Nero
seven-leader-bilkis = Bilkis
seven-leader-hannibal = Hannibal
seven-leader-caesar = Caesar
seven-leader-solomon = Solomon
seven-leader-euclid = Euclid
seven-leader-ptolemy = Ptolemy
seven-leader-pythagoras = Pythagoras
seven-leader-sappho = Sappho
seven-leader-zenobia = Zenobia
seven-leader-nefertiti = Nefertiti
seven-leader-cleopatra = Cleopatra
seven-leader-phidias = Phidias
seven-leader-praxiteles = Praxiteles
seven-leader-nebuchadnezzar = Nebuchadnezzar
seven-leader-varro = Varro
seven-leader-pericles = Pericles
seven-leader-hypatia = Hypatia
seven-leader-hiram = Hiram
seven-leader-midas = Midas
seven-leader-amytis = Amytis
seven-leader-alexander = Alexander
seven-leader-justinian = Justinian
seven-leader-plato = Plato
seven-leader-aristotle = Aristotle
seven-leader-berenice = Berenice
seven-leader-hatshepsut = Hatshepsut
seven-leader-nitocris = Nitocris
seven-leader-telesilla = Telesilla
seven-leader-tomyris = Tomyris
seven-leader-aganice = Aganice
seven-leader-enheduanna = Enheduanna
seven-leader-phryne = Phryne
seven-leader-cornelia = Cornelia
seven-leader-eurypyle = Eurypyle
seven-leader-theano = Theano
seven-leader-makeda = Makeda
seven-leader-cynisca = Cynisca
seven-leader-gorgo = Gorgo
seven-leader-agrippina = Agrippina
seven-leader-caligula = Caligula
seven-leader-diocletian = Diocletian
seven-leader-octavia = Octavia
seven-leader-arsinoe = Arsinoe
seven-leader-aspasia = Aspasia
seven-leader-darius = Darius
seven-leader-semiramis = Semiramis

## Cities

seven-board-roma = Roma
seven-board-abu-simbel = Abu Simbel

## Wonders

seven-wonder-roma = The Colosseum
seven-wonder-abu-simbel = The Temples of Abu Simbel

## Building blocks

# One of a set of cards of different colours.
seven-one =
    { $colour ->
        [brown] one brown
        [grey] one grey
        [blue] one blue
        [yellow] one yellow
        [red] one red
        [green] one green
        [purple] one purple
        [black] one black
       *[white] one white
    }

## Kinds of cards

seven-colour-white = Leaders

## Lines of the score sheet

seven-category-leaders = Leaders

## What the points of a score sheet are made of

seven-part-leader = { $leader }: { seven-part-points }
seven-part-buried-leader = { $leader }, under a stage: { seven-part-points }
seven-part-copied-leader = { $leader }, copied: { seven-part-points }
seven-part-copied-leader-other_seat = { $leader }, copied from { $other_player }: { seven-part-points }
seven-part-free-symbol-leader = symbol of free choice of { $leader }: { $symbol }
seven-part-common-symbol = one more of the most common symbol: { $symbol }
seven-part-common-symbol-leader = one more symbol by { $leader }: { $symbol }
seven-part-turned-symbol = symbol turned: { $from_symbol } into { $symbol }
seven-part-turned-symbol-leader = symbol turned by { $leader }: { $from_symbol } into { $symbol }

## What is counted

seven-count-white = leader
# To follow "more".
seven-counts-brown = brown cards
seven-counts-grey = grey cards
seven-counts-blue = blue cards
seven-counts-yellow = yellow cards
seven-counts-red = red cards
seven-counts-green = green cards
seven-counts-purple = guilds
seven-counts-white = leaders
seven-counts-stage = Wonder stages built
seven-counts-victory-token = military victory tokens
seven-counts-defeat-token = military defeat tokens
seven-counts-colour = different colours of Age cards
seven-counts-brown-grey-set = sets of one brown and one grey card
seven-counts-coins = coins

## Effects

seven-effect-bank-purchase = Once a turn you may buy one resource of any kind from the bank for { seven-price }
seven-effect-shields-per-defeat = { seven-shields } for each military defeat token you have
seven-effect-replace-symbol = At the end you may turn one of your science symbols into another
seven-effect-extra-common-symbol = At the end one more science symbol of the kind you have most of
seven-effect-coins-on-build = { seven-value-coins } whenever you build { seven-a-card }
seven-effect-coins-on-chain = { seven-value-coins } whenever you build through a chain
seven-effect-coins-on-victory = { seven-value-coins } whenever you gain a military victory token
seven-effect-coins-on-stage = { seven-value-coins } whenever you build a stage of your Wonder
seven-effect-coins-on-trade = { seven-value-coins } whenever you buy from a neighbour, once a turn for each neighbour
seven-effect-bank-bonus = Once a turn, { seven-value-coins } more when you take coins from the bank
seven-effect-points-per-coins =
    { $coins ->
        [one] { seven-points } at the end for each coin, besides those of the treasury
       *[other] { seven-points } at the end for each set of { $coins } coins, besides those of the treasury
    }
seven-effect-points-per-set = { seven-points } at the end for each set of { $colours } card in your city
seven-effect-points-per-science-set = { seven-points } more at the end for each set of three different science symbols
seven-effect-points-per-victory-pair =
    At the end, for each pair of equal military victory tokens, the points of one of them
seven-effect-points-if-most = { seven-points } at the end if you have more { $count } than each neighbour
seven-effect-points-if-no-defeat = { seven-points } at the end if you have no military defeat token
seven-effect-points-if-only-leader = { seven-points } at the end if you have no other leader in play
seven-effect-free-colour = From now on building { seven-a-card } costs you nothing
seven-effect-resource-discount =
    From now on { $applies_to ->
        [brown] your brown cards
        [grey] your grey cards
        [blue] your blue cards
        [yellow] your yellow cards
        [red] your red cards
        [green] your green cards
        [purple] your guilds
        [black] your black cards
        [white] your leaders
       *[stage] the stages of your Wonder
    } cost { $value ->
        [one] { $value } resource less
       *[other] { $value } fewer resources
    }
seven-effect-others-discard-victory = Every other player discards a military victory token of their choice
seven-effect-redirect-defeats = From now on the military defeat tokens you would take go to whoever beats you
seven-effect-free-leaders = From now on you recruit leaders for free
seven-effect-leader-discount =
    Your leaders cost { $own ->
        [one] { $own } coin less
       *[other] { $own } coins less
    }, those of your neighbours { $neighbours ->
        [one] { $neighbours } coin less
       *[other] { $neighbours } coins less
    }
seven-effect-keep-leaders = You also keep the leader not chosen in Age III
seven-effect-draw-leaders =
    { $value ->
        [one] Draw { $value } leader from the box
       *[other] Draw { $value } leaders from the box
    }
seven-effect-recruit-leader = You may recruit one more leader from your hand, paying its cost
seven-effect-bury-leader =
    Put one of your leaders under the stage: it loses its effect and gives { seven-points } for each coin of its cost
seven-effect-copy-leader = Choose a leader of a neighbour: its effect counts for you too

## What is asked of you

seven-choose-draft = Choose a leader to keep
seven-choose-recruitment = Choose a leader and use it
seven-choose-extra-recruit = Recruit another leader, or decline
seven-choose-burial = Put a leader under the stage
seven-choose-leader-copy = Choose a neighbour's leader to copy

## What actions are about

seven-subject-leader = Leaders

## Fields of a view

seven-view-leaders = Leaders
seven-view-leaders-in-hand = Leaders in hand
seven-view-buried = Leaders under stages
seven-view-copied-leader = Copied leader
seven-view-leader = Leader

## Why a move is good

seven-reason-redirects = defeats go to the winner instead
seven-reason-leaders-cheaper = leaders cost less
seven-reason-cheap-leader =
    { $coins ->
        [0] the leader costs nothing
       *[other] the leader costs only { reasons-coins }
    }
