# Texts of the board of 7 Wonders Duel in the browser.

## What has to be done, said to whoever has to do it

duel-board-choose-draft = Choose a Wonder
duel-board-choose-turn = Your turn: take a card
duel-board-choose-progress = Take a Progress token
duel-board-choose-library = Keep one of the tokens drawn
duel-board-choose-revive = Build a card from the discard pile
duel-board-choose-destroy = Destroy one of your opponent's cards
duel-board-choose-begin = Who begins the Age?

## What others are about to do

duel-board-waits-draft = { $player } is choosing a Wonder
duel-board-waits-turn = { $player } is choosing a card
duel-board-waits-progress = { $player } is choosing a Progress token
duel-board-waits-library = { $player } is looking at the tokens drawn
duel-board-waits-revive = { $player } is searching the discard pile
duel-board-waits-destroy = { $player } is choosing a card to destroy
duel-board-waits-begin = { $player } decides who begins the Age

duel-board-chapter-draft = Choosing Wonders
duel-board-chapter = Age { duel-age }

## Cards in words, to be read out one after the other

duel-board-kind-brown = raw materials
duel-board-kind-grey = manufactured goods
duel-board-kind-blue = civilian structure
duel-board-kind-green = scientific structure
duel-board-kind-yellow = commercial structure
duel-board-kind-red = military structure
duel-board-kind-purple = guild
duel-board-a-wonder = Wonder
duel-board-a-token = Progress token
duel-board-can-be-taken = can be taken
duel-board-covered = covered
duel-board-covered-by = covered by { $cards }
duel-board-a-face-down-card = a card face down
duel-board-face-down = { $back }, face down
duel-board-wonder-built = built
duel-board-wonder-unbuilt = not built yet
duel-board-wonder-gone = out of the game

## A card in detail

duel-board-built-with = Built using { $card }
duel-board-free-with = free with { $cards }
duel-board-makes-free = makes { $cards } free
duel-board-build = Build
duel-board-discard = Discard
duel-board-draft = Choose

## Parts of the table

duel-board-layout = Cards on the table
duel-board-row = Row { $number }
duel-board-tokens = Progress tokens on the board
duel-board-discard-pile = Discard pile: { $number ->
    [0] empty
    [one] { $number } card
   *[other] { $number } cards
}
duel-board-box-tokens = Progress tokens in the box
duel-board-box-wonders = Wonders in the box
duel-board-conflict-track = Conflict
duel-board-conflict-middle = The Conflict pawn stands in the middle.
duel-board-conflict = The Conflict pawn stands { duel-spaces } towards { $player }; { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} more and the capital falls.
duel-board-fears = A token takes { duel-coins } from { $player } when the pawn comes { duel-spaces } from the middle.
duel-board-zone = A pawn that stands { $from } to { $to } spaces from the middle at the end is worth { duel-points } to whoever has pushed it there.

## The end

# $lead: by how many points. Military and scientific victories end the game at once; a tie goes to civilian structures.
duel-board-won-civilian =
    { $lead ->
        [0] You won the tie
       *[other] You won by { $lead }
    }
duel-board-won-military = You won by force of arms
duel-board-won-scientific = You won by science
duel-board-won-resigned = You won: your opponent has given up
duel-board-won-time = You won: your opponent has run out of time
duel-board-lost-civilian =
    { $lead ->
        [0] You lost the tie
       *[other] You lost by { $lead }
    }
duel-board-lost-military = You lost: your capital has fallen
duel-board-lost-scientific = You lost to science
duel-board-lost-resigned = You have given up
duel-board-lost-time = You have run out of time
duel-board-wins-civilian =
    { $lead ->
        [0] { $player } wins the tie
       *[other] { $player } wins by { $lead }
    }
duel-board-wins-military = { $player } wins by force of arms
duel-board-wins-scientific = { $player } wins by science
duel-board-wins-time = { $player } wins: the opponent has run out of time
duel-board-wins-resigned = { $player } wins: the opponent has given up
duel-board-shared = { $players } share the victory!
duel-board-stood = This is how the cities stood.

## How near somebody is to winning at once

duel-board-near-symbols =
    { $left ->
        [one] One more symbol wins
       *[other] { $left } more symbols win
    }
duel-board-threat-symbols =
    { $left ->
        [one] { $player } needs one more science symbol to win.
       *[other] { $player } needs { $left } more science symbols to win.
    }
duel-board-near-shields =
    { $left ->
        [one] One shield from the capital
       *[other] { $left } shields from the capital
    }
duel-board-threat-shields =
    { $left ->
        [one] { $player } needs one more shield to win.
       *[other] { $player } needs { $left } more shields to win.
    }
