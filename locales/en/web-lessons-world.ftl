# The guided first game of World Wonders: lessons of src/mirabilia/games/world/lessons.

world-lesson-roads = Roads and buildings
    .why = Your map, the market, and what a building leans on.
world-lesson-roads-map = This is your map. The Pavement runs along its lower edge, and your city grows from there, around the lake.
world-lesson-roads-road = You start with a free Long Road that must touch the Pavement. Turn it upright, so that it leads into your land, and lay it.
    .else = Lay the road first; it is a present.
    .flat = That is allowed. But an upright road has room for buildings on both sides: turn it and lay it again.
world-lesson-roads-market = And this is the market. In every round you have 7 gold, and on each turn you buy one thing and lay it at once.
world-lesson-roads-buy = Buy the square Farm for 3 gold. A Building must touch a Road, or a Building of its own type: choose it, point to a place beside your road, and confirm.
    .else = Nice, but let us begin with food: buy the square Farm.
world-lesson-roads-lay = Now lay the Farm: anywhere on grass, touching your road.
    .else = Lay the Farm beside your road.
world-lesson-roads-tracks = The Farm brought 2 food at once. Whenever a resource passes a person on its track, your Population grows by one.
world-lesson-roads-second = It is your turn again: everybody goes on until the gold is spent. Buy the small Farm for 2.
    .else = That would do as well. For now buy the small Farm: two of a type are good neighbours.
world-lesson-roads-together = It may touch your road or simply the other Farm. Lay it where you like, perhaps without leaving single free cells.
    .else = Lay the small Farm beside your road or your Farm.
world-lesson-roads-done = Well begun! Roads open the land, and buildings fill it. In the next lesson you spend your last gold cleverly.

world-lesson-gold = Seven gold a round
    .why = Spending everything, Towers, and who begins.
world-lesson-gold-gold = Round 3: you have spent 4 of your 7 gold, and { $rival } is done already. Gold is not kept, so use it all, turn by turn.
world-lesson-gold-tower = Buy the Tower for 2 gold. It must touch something of yours, and new roads can start from it.
    .else = Also possible. For this lesson buy the Tower: it carries your roads further.
world-lesson-gold-lay = Lay the Tower where a road could go on from it one day.
    .else = Lay the Tower on grass, beside something of yours.
world-lesson-gold-pedestal = One gold is left. The pedestal with the 1 makes you the first to choose in the next round: buy it.
    .else = Rather look ahead: with the first pedestal you choose before { $rival } in the next round.
world-lesson-gold-round = A new round: everybody has 7 gold again, unsold tiles are gone and new ones are turned up. And you begin, thanks to the pedestal; otherwise the smaller Population goes first.
world-lesson-gold-done = If 7 gold are not enough, a loan gives you 2 more. Paying it back later costs 3 gold; if you never do, you lose 2 points.

world-lesson-monuments = Monuments
    .why = What they ask for, and when they are cheap.
world-lesson-monuments-needs = The Ziggurat: four cells of grass, beside a Temple and a Farm. It brings 2 points and 1 ceramics.
world-lesson-monuments-place = You have both: a Temple and a Farm on the left of your map, with room between them.
world-lesson-monuments-ziggurat = A Monument costs all the gold you have left, whether that is 7 or 1. You have 3: a good moment. Buy the Ziggurat.
    .else = If you spend more first, the Monument gets even cheaper, but { $rival } could take it or the place might be gone. Buy it now.
world-lesson-monuments-lay = Lay it between the Temple and the Farm.
    .else = There it would miss one of its neighbours. Lay it between the Temple and the Farm.
world-lesson-monuments-done = There it stands! Your round is over with it, and a new Monument lies in the market. Look at what those ask for early, and build your city towards them.

world-lesson-points = The last points
    .why = The five sources of points, and a road that closes two districts.
world-lesson-points-points = The last round. Your Population gives points, and so does the resource you have least of: 12, 10 and 12 here make 10 points. Monuments add theirs.
world-lesson-points-natural = Each natural resource on the map that you have not covered is worth 1 point if something of yours touches it.
world-lesson-points-districts = And each Building is a district worth 1 point if no side of it touches free grass. In the upper left two of yours are nearly closed.
world-lesson-points-road = One gold is left, and there is just one place for the Long Road. Buy it.
    .else = That brings no point any more. The Long Road closes two districts: buy it.
    .loan = No loan now: it would cost you 2 points. One gold is enough for the Long Road.
world-lesson-points-lay = Lay it in the upper left corner, where it fills the gap.
    .else = Lay it in the upper left corner.
world-lesson-points-done = Two districts closed, two points: 46 to 43, you win! Now you know how cities of wonders grow. Have fun!
