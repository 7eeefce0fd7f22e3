/* Made by `python -m tools.schema` from the structs of the server. Do not edit. */
import type { Fact, Result } from './mirabilia.ts';

/** A game of 7 Wonders, as everybody sees it, and with `own` as one seat does. */
export interface View {
  game: 'seven';
  players: number;
  /** The options of the game, as they are passed to `new`. */
  options: Fact;
  /** 0 before Age I. */
  age: number;
  /** The turn of the Age, from 1; 0 in a Recruitment. */
  turn: number;
  /** How many turns an Age has. */
  turns: number;
  /** One of "boards", "draft", "recruitment", "turn" (all choose in secret), "choice" (of one seat) and "over". */
  phase: string;
  /** Where hands are passed: "left" or "right". */
  direction: string;
  /** By city the boards to choose from; empty once they are chosen. */
  offers: Offer[];
  discard: Discard;
  /** The conflicts that this Age is heading for; empty before Age I and after the conflicts of an Age. */
  conflicts: Conflict[];
  /** The lines of the score sheet that count in this game: those of the base game and of the expansions in play. */
  score_lines: string[];
  /** How the game has ended; None while it goes on. */
  result: Result | null;
  /** What the game waits for. Secret choices that go with a move are in `own`. */
  choice: Choice;
  /** The cities by seat; the Free City comes last. */
  cities: City[];
  /** What only the seat that looks may know; None for a spectator. */
  own: Own | null;
  /** The seats that win together; empty when everybody plays alone. */
  teams: number[][];
  /** The Edifices by Age; empty without that expansion. */
  edifices: Edifice[];
  /** None unless two play. */
  free_city: FreeCity | null;
}

/** The boards a city can choose from before the game. */
export interface Offer {
  boards: string[];
  sides: string[];
}

/** The discard pile. */
export interface Discard {
  /** How many cards it has. */
  number: number;
  /** Those that everybody knows. */
  known: string[];
}

/** A conflict at the end of this Age, as it would end now. */
export interface Conflict {
  /** The two that would meet. */
  cities: [number, number];
  /** The one of them that would win; None if neither would. */
  winner: number | null;
  /** How many tokens each side would take. */
  tokens: number;
  /** The points of a victory token in this Age. */
  value: number;
}

/** What is to be decided. */
export interface Choice {
  /** The phase, or the kind of choice that follows from a turn: "turn", "revival", "coin_loss" ..., or "over". */
  name: string;
  /** The city it is about; None while all choose for their own. */
  city?: number | null;
  /** Of the effects of a stage: its number, from 1. */
  stage?: number | null;
  /** Of a loss: how many coins. */
  coins?: number | null;
  /** Of a card to lose: its colour. */
  colour?: string | null;
}

/** What lies in front of one player, or belongs to the Free City. */
export interface City {
  /** Its number: that of the seat, for the Free City the one after the last seat. */
  city: number;
  /** The seat it belongs to; None for the Free City. */
  player: number | null;
  /** The city on its left; hands that are passed to the left go there. */
  left: number;
  /** The city on its right. */
  right: number;
  /** None while boards are being chosen. */
  board: string | null;
  /** One of "day" and "night"; None while boards are being chosen. */
  side: string | null;
  /** The stages of the board, in their order. */
  stages: Stage[];
  coins: number;
  /** How many cards are in the hand. */
  hand: number;
  /** The cards built, by colour. */
  cards: Record<string, string[]>;
  shields: number;
  /** Victory tokens by Age. */
  victories: [number, number, number];
  /** Defeat tokens. */
  defeats: number;
  /** Science symbols by kind. */
  symbols: Record<string, number>;
  /** Science symbols of free choice. */
  free_symbols: number;
  /** What the city produces for itself. */
  production: Production;
  /** What its neighbours can buy. */
  for_sale: Production;
  prices: Prices;
  /** Free buildings still to be had in this Age: of "any" colour, or of one. */
  free_builds_left: Record<string, number>;
  /** The score sheet as if the game ended now, with its "total". */
  scores: Record<string, number>;
  /** The same on the lines of the printed pad, where leaders and black cards share one. */
  score_pad: Record<string, number>;
  /** The leaders in play. */
  leaders: string[];
  /** How many leaders are in the hand. */
  leaders_in_hand: number;
  /** Leaders under a stage that have lost their effect. */
  buried: string[];
  /** The neighbour's leader whose effect counts here too. */
  copied_leader: string | null;
  /** Diplomacy tokens. */
  diplomacy: number;
  /** Debt of Cities, in points. */
  debt: number;
  /** Masks, each of which copies a symbol of a neighbour. */
  masks: number;
  warehouses: Warehouses;
  /** Debt tokens of failed Edifices. */
  edifice_debts: EdificeDebt[];
  /** Pawns of the Edifices by Age. */
  pawns: [number, number, number];
}

/** A stage of a Wonder. */
export interface Stage {
  built: boolean;
  /** Whether it is the one that can be built next. */
  next: boolean;
  /** The card or leader under it, if everybody knows which it is. */
  under: string | null;
  /** Which of its effects was chosen, from 1; None if it leaves no choice. */
  chosen: number | null;
}

/** What a city has every turn, for itself or for sale. */
export interface Production {
  /** Units by resource. */
  fixed: Record<string, number>;
  /** Each gives one unit of one of these resources. */
  choices: string[][];
}

/** What a city pays for resources. */
export interface Prices {
  left: Price;
  right: Price;
  /** The price of a unit at the bank; None if it sells none. */
  bank: number | null;
}

/** What a unit costs at a neighbour. */
export interface Price {
  raw: number;
  manufactured: number;
  /** What the first unit of a turn costs less. */
  rebate: number;
}

/** Further units of choice that are never for sale. */
export interface Warehouses {
  /** Of resources that the city has for sale. */
  own: number;
  /** Of resources that it has not for sale. */
  not_own: number;
}

/** Debt tokens of one kind. */
export interface EdificeDebt {
  /** Points of each, below 0. */
  value: number;
  number: number;
}

/** What only one seat may know. */
export interface Own {
  seat: number;
  /** The cards in the hand; in the draft, the leaders to choose from. */
  hand: string[];
  /** The moves it has chosen in secret on this turn, spelt out like those of actions. */
  commit: Fact[];
  /** The cards of the discard pile that the seat knows, but not everybody. */
  discard: string[];
  /** The cards under stages that the seat knows, but not everybody. */
  under: Under[];
  /** What the seat has to decide now, for its own city or the Free City; None if nothing. */
  choice: Choice | null;
  /** The leaders in the hand. */
  leaders: HeldLeader[];
  /** What the partner of a team game holds. */
  partner: Partner | null;
}

/** A card under a stage that not everybody knows. */
export interface Under {
  city: number;
  /** From 1. */
  stage: number;
  /** The id of the card or leader. */
  card: string;
}

/** A leader in the hand. */
export interface HeldLeader {
  leader: string;
  /** What recruiting it would cost now; None before Age I. */
  cost: number | null;
}

/** What partners show each other. */
export interface Partner {
  seat: number;
  hand: string[];
  /** The leaders in the partner's hand. */
  leaders: string[];
  /** What the partner has chosen in secret on this turn. */
  commit: Fact[];
}

/** The Edifice of an Age. */
export interface Edifice {
  edifice: string;
  age: number;
  /** Coins for taking part. */
  cost: number;
  /** How many pawns still lie on it. */
  pawns: number;
  /** One of "project", "built" and "failed". */
  state: string;
}

/** The third city of a game for two. */
export interface FreeCity {
  /** Its number. */
  city: number;
  /** Who acts for it on this turn; None before Age I. */
  keeper: number | null;
  /** How many cards its draw pile has. */
  pile: number;
}

/** An Age begins. */
export interface AgeBegun {
  event: 'age_begun';
  age: number;
}

/** An Age is over. */
export interface AgeEnded {
  event: 'age_ended';
  age: number;
}

/** A city has its board. */
export interface Board {
  event: 'board';
  seat: number;
  board: string;
  side: string;
}

/** A card is built and paid for. */
export interface Built {
  event: 'built';
  seat: number;
  card: string;
}

/** A card is built for nothing, thanks to a power. */
export interface BuiltFree {
  event: 'built_free';
  seat: number;
  card: string;
}

/** A card of a city is discarded. */
export interface CardLost {
  event: 'card_lost';
  seat: number;
  card: string;
}

/** A card is built for nothing, thanks to another building. */
export interface Chained {
  event: 'chained';
  seat: number;
  card: string;
  /** The building that makes it free. */
  chain_card: string;
}

/** One of the effects of a stage is chosen. */
export interface Chosen {
  event: 'chosen';
  seat: number;
  /** From 1. */
  stage: number;
  /** Which of them, from 1. */
  number: number;
}

/** A seat has chosen in secret. */
export interface Committed {
  event: 'committed';
  seat: number;
}

/** The conflicts of an Age are resolved. */
export interface Conflicts {
  event: 'conflicts';
  age: number;
}

/** A loss is taken as debt. */
export interface Debt {
  event: 'debt';
  seat: number;
  points: number;
}

/** An offer is declined. */
export interface Declined {
  event: 'declined';
  seat: number;
}

/** Conflicts are lost. */
export interface Defeat {
  event: 'defeat';
  seat: number;
  tokens: number;
}

/** Defeat tokens are given away. */
export interface DefeatsDiscarded {
  event: 'defeats_discarded';
  seat: number;
  tokens: number;
}

/** Diplomacy tokens are taken. */
export interface Diplomacy {
  event: 'diplomacy';
  seat: number;
  tokens: number;
}

/** A Diplomacy token keeps a city out of the conflicts. */
export interface DiplomacyUsed {
  event: 'diplomacy_used';
  seat: number;
}

/** Leaders are drawn from the box. */
export interface DrewLeaders {
  event: 'drew_leaders';
  seat: number;
  number: number;
  /** Known to those who drew them. */
  leaders?: string[];
}

/** An Edifice is completed. */
export interface EdificeBuilt {
  event: 'edifice_built';
  edifice: string;
}

/** The failure of an Edifice brings debt. */
export interface EdificeDebt {
  event: 'edifice_debt';
  seat: number;
  points: number;
}

/** An Edifice has failed. */
export interface EdificeFailed {
  event: 'edifice_failed';
  edifice: string;
}

/** The Edifice of an Age is laid out. */
export interface EdificeLaid {
  event: 'edifice_laid';
  edifice: string;
}

/** Whoever acts for the Free City draws a card of its pile. */
export interface FreeCityDrew {
  event: 'free_city_drew';
  seat: number;
  /** Known to those who drew it. */
  card?: string;
}

/** Coins come in. */
export interface Gained {
  event: 'gained';
  seat: number;
  coins: number;
  /** One of "effect", "sale" or "trade". */
  source: string;
}

/** A city takes part in an Edifice. */
export interface Joined {
  event: 'joined';
  seat: number;
  edifice: string;
}

/** A city may play its last card of the Age. */
export interface LastCard {
  event: 'last_card';
  seat: number;
}

/** A leader in play goes under a stage. */
export interface LeaderBuried {
  event: 'leader_buried';
  seat: number;
  leader: string;
}

/** The effect of a neighbour's leader is taken over. */
export interface LeaderCopied {
  event: 'leader_copied';
  seat: number;
  leader: string;
}

/** The viewer's team keeps a leader of the draft. */
export interface LeaderKept {
  event: 'leader_kept';
  seat: number;
  leader: string;
}

/** The viewer's team puts a leader back into the box. */
export interface LeaderReturned {
  event: 'leader_returned';
  seat: number;
  leader: string;
}

/** The viewer's team is dealt leaders for the draft. */
export interface LeadersDealt {
  event: 'leaders_dealt';
  seat: number;
  leaders: string[];
}

/** A player looks through the discard pile. */
export interface Looked {
  event: 'looked';
  seat: number;
}

/** Coins are lost to the bank. */
export interface LostCoins {
  event: 'lost_coins';
  seat: number;
  coins: number;
}

/** A city has to lose coins. */
export interface MustLose {
  event: 'must_lose';
  seat: number;
  coins: number;
}

/** The game is over. */
export interface Over {
  event: 'over';
  winners: number[];
}

/** Coins go to the bank. */
export interface Paid {
  event: 'paid';
  seat: number;
  coins: number;
}

/** The hands are passed on. */
export interface Passed {
  event: 'passed';
  /** One of "left" or "right". */
  direction: string;
}

/** A city takes a pawn from the box. */
export interface Pawn {
  event: 'pawn';
  seat: number;
  age: number;
}

/** A leader comes into play. */
export interface Recruited {
  event: 'recruited';
  seat: number;
  leader: string;
}

/** The Recruitment of an Age begins. */
export interface RecruitmentBegun {
  event: 'recruitment_begun';
  age: number;
}

/** A card of the discard pile is built. */
export interface Revived {
  event: 'revived';
  seat: number;
  card: string;
}

/** The points are counted. */
export interface Scored {
  event: 'scored';
  /** The score sheet of each seat. */
  scores: Record<string, number>[];
}

/** A card is discarded for coins. */
export interface Sold {
  event: 'sold';
  seat: number;
  /** Known to those who discarded it. */
  card?: string;
}

/** A leader is discarded for coins. */
export interface SoldLeader {
  event: 'sold_leader';
  seat: number;
  /** Known to those who discarded it. */
  leader?: string;
}

/** A stage of the Wonder is built. */
export interface Staged {
  event: 'staged';
  seat: number;
  board: string;
  /** From 1. */
  stage: number;
  /** The card under it, if the viewer may know. */
  card?: string;
  /** The leader under it, if the viewer may know. */
  leader?: string;
}

/** A seat has taken back what it had chosen in secret. */
export interface TakenBack {
  event: 'taken_back';
  seat: number;
}

/** Last cards are discarded face down. */
export interface Thrown {
  event: 'thrown';
  number: number;
}

/** A victory token is given back. */
export interface TokenLost {
  event: 'token_lost';
  seat: number;
  /** Its points. */
  value: number;
}

/** A victory token is taken without a conflict. */
export interface TokenTaken {
  event: 'token_taken';
  seat: number;
  /** Its points. */
  value: number;
}

/** Resources are bought from a neighbour. */
export interface Traded {
  event: 'traded';
  seat: number;
  /** The seller. */
  other_seat: number;
  coins: number;
}

/** A turn begins. */
export interface TurnBegun {
  event: 'turn_begun';
  age: number;
  /** From 1. */
  turn: number;
}

/** A conflict is won. */
export interface Victory {
  event: 'victory';
  seat: number;
  /** The one defeated. */
  other_seat: number;
  tokens: number;
  /** Points of a token. */
  value: number;
}

export type SevenEvent =
  | AgeBegun
  | AgeEnded
  | Board
  | Built
  | BuiltFree
  | CardLost
  | Chained
  | Chosen
  | Committed
  | Conflicts
  | Debt
  | Declined
  | Defeat
  | DefeatsDiscarded
  | Diplomacy
  | DiplomacyUsed
  | DrewLeaders
  | EdificeBuilt
  | EdificeDebt
  | EdificeFailed
  | EdificeLaid
  | FreeCityDrew
  | Gained
  | Joined
  | LastCard
  | LeaderBuried
  | LeaderCopied
  | LeaderKept
  | LeaderReturned
  | LeadersDealt
  | Looked
  | LostCoins
  | MustLose
  | Over
  | Paid
  | Passed
  | Pawn
  | Recruited
  | RecruitmentBegun
  | Revived
  | Scored
  | Sold
  | SoldLeader
  | Staged
  | TakenBack
  | Thrown
  | TokenLost
  | TokenTaken
  | Traded
  | TurnBegun
  | Victory;
