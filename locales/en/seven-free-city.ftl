# Texts of the Free City, the third city of a game for two.

## What a table would be like

seven-note-free-city = Two players: the Free City lies between you, and you take turns to act for it.

## The third city of a game for two; it stands where a player's name can stand

seven-unplayed = Free City
    .the = the Free City

## What is asked of a player

# What is asked of a player who acts for the Free City.
seven-choice-for-free-city = { $choice }, for the Free City

## Events

# The player acts for the Free City.
seven-event-free-city-drew = { $player } draws the top card of the Free City's pile.
seven-event-free-city-drew-card = { $player } draws { $card } from the Free City's pile.

## Why a move is not possible

seven-refusal-must-build = The Free City sells a card only when it can build nothing.

## Fields of a view

seven-view-free-city = Free City
seven-view-keeper = Acts for it
seven-view-pile = Cards in its draw pile

## Why a move is good

seven-reason-free-city-pays = the Free City pays you { reasons-coins }
