/** What many games between bots show about each card, with standard errors. */
import type { GameResult } from './game.ts';

/** A mean or a share, with its standard error; `null` if there was nothing to count. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}

/** The figures of a card. */
export interface CardFigures {
  /** How often it is drawn per game. */
  readonly drawn: Figure | null;
  /** The share of draws after which it was played, met, or struck a player. */
  readonly played: Figure | null;
  /** For a monster, the share of its fights that it lost. For other cards, the share of its users who won the game. */
  readonly wonWith: Figure | null;
  /** The share of draws after which it caught, cursed or struck a player. */
  readonly lostTo: Figure | null;
  /** Levels that players gain by it per draw, less those they lose. */
  readonly levels: Figure | null;
  /**
   * The mean number of turns of the games in which it was used. Only comparable between cards: long games use more
   * cards.
   */
  readonly turns: Figure | null;
  /** Unfinished games in which it was used over and over. */
  readonly stalled: number;
}

/** The sums behind a ratio and its error; one pair per game. */
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

/** An empty balance. */
export function newBalance(): Balance {
  return { games: 0, unfinished: 0, cards: new Map() };
}

/** A card used this often in one game is part of a loop. */
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

/** The figures of a card; `null` if it was in no game. */
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

/**
 * The ratio of two sums over games, with a ratio estimator's standard error: games vary independently, cards within a
 * game don't.
 */
function ratio({ games, a, b, aa, ab, bb }: Pairs): Figure | null {
  if (b === 0 || games < 2) return null;
  const value = a / b;
  const squares = Math.max(0, aa - 2 * value * ab + value * value * bb);
  return { value, error: Math.sqrt((games / (games - 1)) * squares) / b };
}
