/** Clocks: a table's waits, and what happens when the innermost one ends. */
import type { Clock } from '../model/view.ts';
import type { State } from '../model/state.ts';
import { kindOf } from '../frames/kind-of.ts';
import { top, type Game } from '../kernel/game.ts';
import { bareVerb } from '../moves/verb.ts';
import { endClaim } from '../chapters/combat.ts';
import { settleCharity } from '../chapters/charity.ts';
import { runFrom, runner } from '../chapters/flee.ts';
import { takeDoor } from '../chapters/turn.ts';
import { refuseHelp } from '../chapters/help.ts';
import { refuse } from '../model/refusal.ts';

/** Whether any wait is open. */
export function isWaiting({ combat, stack, phase }: Pick<State, 'combat' | 'stack' | 'phase'>): boolean {
  if (combat !== null && (combat.claim !== null || combat.request !== null)) return true;
  if (stack.length === 0) return isAsking(phase);
  return stack.some((frame) => kindOf(frame).prompt !== null);
}

/** Returns a table's waits, outermost first. The last one is running; those before it are paused (D25). */
export function clocks(state: State): Clock[] {
  const found: Clock[] = [];
  const { grace, limit } = state.options;
  const { combat } = state;
  if (combat !== null && combat.claim !== null) {
    found.push({ id: combat.claim.clock, kind: 'grace', ms: grace });
  }
  if (combat !== null && combat.request !== null) {
    found.push({ id: combat.request.clock, kind: 'request', ms: limit });
  }
  if (state.stack.length === 0 && isAsking(state.phase)) {
    found.push({ id: state.phaseClock, kind: 'choice', ms: limit });
  }
  for (const frame of state.stack) {
    const { prompt } = kindOf(frame);
    if (prompt !== null) found.push(prompt.clock(frame, state.options));
  }
  return found;
}

/** Whether a phase requires something from somebody: the shown door card, the next roll, the excess cards. */
function isAsking(phase: State['phase']): boolean {
  return phase === 'door' || phase === 'flee' || phase === 'charity';
}

/** Ends the innermost wait. */
export const timeoutVerb = bareVerb('timeout', {
  phases: [],
  ownTurn: false,
  validate: (game) => (isWaiting(game.state) ? null : refuse('combat.grace')),
  apply(game) {
    const frame = top(game);
    if (frame === undefined) endOuter(game);
    else kindOf(frame).prompt?.timeout(game, frame);
  },
});

/** Ends a wait that isn't on the stack: a request, a claim, or whatever the phase requires. */
function endOuter(game: Game): void {
  const { phase, turn, combat, flight } = game.state;
  const runs = runner(game);
  const [card] = flight?.left ?? [];
  if (combat?.request) refuseHelp(game);
  else if (combat?.claim) endClaim(game);
  else if (phase === 'door') takeDoor(game, turn);
  else if (phase === 'charity') settleCharity(game, turn);
  else if (runs !== null && card !== undefined) runFrom(game, runs, card);
}
