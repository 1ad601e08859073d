/** What viewing a table costs, too: random play with every seat's view, and games between bots. */
import { bots } from '@kickdoor/bots';
import { isWaiting, SYSTEM, legalMoves, view, type CardPool, type Seat, type State } from '@kickdoor/rules';
import { numbers } from '../figures.ts';
import { measure, type Seconds } from '../measure.ts';
import { poolOf, decide, make, MOST, SHEETS, tableOf } from '../table.ts';
import { warmUp } from './play.ts';

export interface AskedFigures {
  /** Decisions per second of random play in place, with a view for every seat before each. */
  readonly views: number;
  /** Decisions per second of sensible bots in place, each with a view and its legal moves. */
  readonly bots: number;
}

/** Measures both. */
export function asking(seconds: Seconds): AskedFigures {
  warmUp(seconds);
  return { views: rateOf(seconds, decideSeeing), bots: rateOf(seconds, decideByBots) };
}

type Decide = (pool: CardPool, state: State, random: () => number) => boolean;

function rateOf(seconds: Seconds, next: Decide): number {
  const random = numbers(31337);
  let game = 0;
  return measure(seconds, () => {
    let count = 0;
    for (const setup of SHEETS) {
      game += 1;
      const state = tableOf(setup, `asked/${game}`);
      const pool = poolOf(setup.sets);
      for (let at = 0; at < MOST && next(pool, state, random); at++) count += 1;
    }
    return count;
  }).rate;
}

function decideSeeing(pool: CardPool, state: State, random: () => number): boolean {
  for (let seat = 0; seat < state.players.length; seat++) view(pool, state, seat);
  return decide(pool, state, random);
}

/** One bot's decision, starting with the seat whose turn it is; a timeout if no bot wants to move. */
function decideByBots(pool: CardPool, state: State, random: () => number): boolean {
  if (state.phase === 'over') return false;
  const count = state.players.length;
  for (let at = 0; at < count; at++) {
    const seat: Seat = (state.turn + at) % count;
    const legal = legalMoves(pool, state, seat);
    if (legal.length === 0) continue;
    const decided = bots.sensible.decide(view(pool, state, seat), legal, pool, random);
    if (decided === null) continue;
    make(pool, state, { seat, move: decided.move });
    return true;
  }
  if (!isWaiting(state)) throw new Error(`nobody acts and no clock runs (${state.phase})`);
  make(pool, state, { seat: SYSTEM, move: { do: 'timeout' } });
  return true;
}
