/** Games of a stronger bot against weaker ones, with the same deal played from each seat. */
import { createTable, stream, type CardPool, type Seat, type SheetId } from '@kickdoor/rules';
import { MOST_MOVES, NO_PAST, playOne, recall, type Bot, type SelfPlay } from '@kickdoor/bots';

/** The cards and rules of the games. */
export interface Box {
  readonly pool: CardPool;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
}

export interface Match extends Box {
  /** The seats of the stronger bot in a deal's first game; each further game rotates them by one. */
  readonly strong: readonly Seat[];
  readonly bots: { readonly strong: Bot; readonly weak: Bot };
}

const SEATS = 4;

/** Plays a deal to its end with these bots, rotated by `turned` seats. Returns the winners' indexes among the bots. */
export function playGame(box: Box, bots: readonly Bot[], seed: string, turned: number): readonly number[] {
  const { pool, sheet, sets } = box;
  const players = Array.from({ length: SEATS }, (_, at) => ({ name: `Bot ${at}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed, players });
  const placeOf = (seat: Seat) => (seat - turned + SEATS) % SEATS;
  let past = NO_PAST;
  const game: SelfPlay = {
    pool,
    random: stream(`${seed}/${turned}`),
    botAt(seat) {
      const bot = bots[placeOf(seat)];
      if (bot === undefined) throw new Error(`${SEATS} bots play a game, not ${bots.length}`);
      return bot;
    },
    past: () => past,
    happened(events) {
      past = recall(past, events);
    },
  };
  for (let moves = 0; moves < MOST_MOVES && state.phase !== 'over'; moves += 1) playOne(game, state);
  if (state.phase !== 'over') throw new Error(`the game of ${seed}, turned by ${turned}, does not end`);
  return state.winners.map(placeOf);
}

/** The stronger bot's share of the wins in a deal's four games, one from each seat; from 0 to 1. */
export function playDeal(match: Match, seed: string): number {
  const bots = Array.from({ length: SEATS }, (_, seat) =>
    match.strong.includes(seat) ? match.bots.strong : match.bots.weak,
  );
  let share = 0;
  for (let turned = 0; turned < SEATS; turned += 1) {
    const winners = playGame(match, bots, seed, turned);
    const strong = winners.filter((place) => match.strong.includes(place));
    share += strong.length / Math.max(1, winners.length);
  }
  return share / SEATS;
}

/** A mean with its standard error. */
export interface Share {
  readonly deals: number;
  readonly mean: number;
  readonly error: number;
}

/** The mean share over several deals. Deals are independent; the four games of one are not. */
export function shareOf(shares: readonly number[]): Share {
  const deals = shares.length;
  const mean = shares.reduce((sum, one) => sum + one, 0) / deals;
  const squares = shares.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { deals, mean, error: deals < 2 ? Number.NaN : Math.sqrt(squares / (deals - 1) / deals) };
}
