# The end of a game of 7 Wonders in the browser.

## Who has won, told to a player

seven-end-won-alone =
    { $lead ->
        [0] You win!
        [one] You win by one point!
       *[other] You win by { $lead } points!
    }
seven-end-won-team =
    { $lead ->
        [0] You and { $partner } win!
        [one] You and { $partner } win by one point!
       *[other] You and { $partner } win by { $lead } points!
    }
seven-end-sharing-alone = You share the victory with { $players }!
seven-end-sharing-team = You and { $partner } share the victory with { $players }!
seven-end-lost-alone =
    { $behind ->
        [0] Place { $rank } of { $sides }, with as many points as { $players }
        [one] Place { $rank } of { $sides }, one point behind { $players }
       *[other] Place { $rank } of { $sides }, { $behind } points behind { $players }
    }
# $rank and $sides count teams.
seven-end-lost-team =
    { $behind ->
        [0] You and { $partner } are team { $rank } of { $sides }, with as many points as { $players }
        [one] You and { $partner } are team { $rank } of { $sides }, one point behind { $players }
       *[other] You and { $partner } are team { $rank } of { $sides }, { $behind } points behind { $players }
    }

## Who has won, told to everybody

seven-end-wins-alone =
    { $lead ->
        [0] { $players } wins!
        [one] { $players } wins by one point!
       *[other] { $players } wins by { $lead } points!
    }
seven-end-wins-team =
    { $lead ->
        [0] { $players } win!
        [one] { $players } win by one point!
       *[other] { $players } win by { $lead } points!
    }
seven-end-shared = { $players } share the victory!
seven-end-coins = The points are equal: the coins decide.
seven-end-stood = The points as they stood:

## The score pad

seven-end-team = Team { $number }
seven-end-team-total = Team
seven-end-graph = The points from turn to turn
seven-end-age = Age { seven-age }
