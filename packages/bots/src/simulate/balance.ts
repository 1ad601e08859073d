/** What many games between bots say of each card, with how sure that is. */
import type { GameResult } from './game.ts';

/** A mean or a share, with its standard error; `null` where there was nothing to count. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}

/** What is found out about a card. */
export interface CardFigures {
  /** How often it is drawn in a game. */
  readonly drawn: Figure | null;
  /** Of the times it was drawn: how often it was played, met, or struck somebody. */
  readonly played: Figure | null;
  /** A monster: of its fights, those it was beaten in. Any other card: of the games somebody played it in, those that one won. */
  readonly wonWith: Figure | null;
  /** Of the times it was drawn: how often somebody was caught, cursed or struck by it. */
  readonly lostTo: Figure | null;
  /** Levels that players gain by it, less those that they lose by it, for each time it is drawn. */
  readonly levels: Figure | null;
  /** How many turns the games took in which it was used. Only to be compared with other cards: in long games more are used. */
  readonly turns: Figure | null;
  /** Games without an end in which it was used again and again. */
  readonly stalled: number;
}

/** Sums that a ratio and its error are made of, one pair for each game. */
interface Pairs {
  games: number;
  a: number;
  b: number;
  aa: number;
  ab: number;
  bb: number;
}

interface CardSums {
  readonly drawn: Pairs;
  readonly played: Pairs;
  readonly wonWith: Pairs;
  readonly lostTo: Pairs;
  readonly levels: Pairs;
  readonly turns: Pairs;
  stalled: number;
}

/** The sums of some games, by card. */
export interface Balance {
  games: number;
  unfinished: number;
  readonly cards: Map<string, CardSums>;
}

/** A balance of no games yet. */
export function newBalance(): Balance {
  return { games: 0, unfinished: 0, cards: new Map() };
}

/** A card that is used so often in one game goes round in circles. */
const ENDLESS = 40;

/** Adds a game. */
export function addGame(balance: Balance, { finished, turns, tally, doings, winners }: GameResult): void {
  balance.games += 1;
  if (!finished) balance.unfinished += 1;
  for (const [card, counts] of Object.entries(tally)) {
    const sums = balance.cards.get(card) ?? newSums();
    balance.cards.set(card, sums);
    const { drawn, played, fought, beaten, suffered } = counts;
    const users = doings.users[card] ?? [];
    const used = Math.max(played + fought, suffered);
    add(sums.drawn, drawn, 1);
    add(sums.played, Math.min(used, drawn), drawn);
    add(sums.lostTo, Math.min(suffered, drawn), drawn);
    add(sums.levels, doings.levels[card] ?? 0, drawn);
    if (used > 0) add(sums.turns, turns, 1);
    if (fought > 0) add(sums.wonWith, beaten, fought);
    else add(sums.wonWith, users.filter((seat) => winners.includes(seat)).length, users.length);
    if (!finished && played + fought + suffered > ENDLESS) sums.stalled += 1;
  }
}

function newSums(): CardSums {
  return {
    drawn: none(),
    played: none(),
    wonWith: none(),
    lostTo: none(),
    levels: none(),
    turns: none(),
    stalled: 0,
  };
}

const none = (): Pairs => ({ games: 0, a: 0, b: 0, aa: 0, ab: 0, bb: 0 });

function add(pairs: Pairs, a: number, b: number): void {
  pairs.games += 1;
  pairs.a += a;
  pairs.b += b;
  pairs.aa += a * a;
  pairs.ab += a * b;
  pairs.bb += b * b;
}

/** The figures of a card; `null` for one that was in no game. */
export function figuresOf({ cards }: Balance, card: string): CardFigures | null {
  const sums = cards.get(card);
  if (sums === undefined) return null;
  return {
    drawn: ratio(sums.drawn),
    played: ratio(sums.played),
    wonWith: ratio(sums.wonWith),
    lostTo: ratio(sums.lostTo),
    levels: ratio(sums.levels),
    turns: ratio(sums.turns),
    stalled: sums.stalled,
  };
}

/** The ratio of two sums over games, with the standard error of a ratio estimator: games differ, cards of a game are alike. */
function ratio({ games, a, b, aa, ab, bb }: Pairs): Figure | null {
  if (b === 0 || games < 2) return null;
  const value = a / b;
  const squares = Math.max(0, aa - 2 * value * ab + value * value * bb);
  return { value, error: Math.sqrt((games / (games - 1)) * squares) / b };
}
