/** What a ruling does to a game. */
import {
  SYSTEM,
  applyRuling,
  canonicalJson,
  clone,
  isRefusal,
  type Course,
  type GameEvent,
  type Ruling,
  type State,
} from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { LiveGame } from '../game/live-game.ts';

/** The state after a ruling, and what happened. */
export interface Outcome {
  readonly next: State;
  readonly events: readonly GameEvent[];
}

/**
 * Returns the result of a ruling. `course` replays the game, which only rewinds need. Changes nothing. Throws a problem
 * that says why the ruling is impossible: a die since (`die-since`), or anything else (`no-ruling`).
 */
export async function outcomeOf(
  game: LiveGame,
  ruling: Ruling,
  course: () => Promise<Course>,
): Promise<Outcome> {
  if (ruling.do === 'rewind') return rewound(game, ruling, await course());
  const next = clone(game.state);
  if (ruling.do === 'set-level' && next.players[ruling.seat]?.level === ruling.level) {
    throw noRuling('the player has this Level', 'ruling.level');
  }
  const done = applyRuling(game.pool, next, ruling);
  if (isRefusal(done)) throw noRuling(`the game as it is forbids this: ${done.rule}`, 'ruling');
  return { next, events: done.events };
}

function rewound(game: LiveGame, ruling: Extract<Ruling, { do: 'rewind' }>, course: Course): Outcome {
  // If the store has lost moves or the game began at a chosen position, a replay doesn't lead to this state.
  if (canonicalJson(course.state) !== canonicalJson(game.state)) {
    throw noRuling('how this game came to be as it is can not be played again', 'ruling');
  }
  const die = course.dieSince(ruling.to);
  const done = course.play(SYSTEM, ruling);
  if (!isRefusal(done)) return { next: course.state, events: done.events };
  if (die !== null) throw new TableProblem('die-since', `move ${die} threw a die, which stands`, 'ruling.to');
  throw noRuling('no move of this number stands, or a die was thrown since', 'ruling.to');
}

function noRuling(why: string, at: string): TableProblem {
  return new TableProblem('no-ruling', why, at);
}
