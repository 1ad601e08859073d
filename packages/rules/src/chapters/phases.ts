/** The phases of a turn (`turn.*`). */
import type { Phase } from '../model/state.ts';
import { emit, newClock, type Game } from '../kernel/game.ts';

/** Moves to a phase of the turn. */
export function goTo(game: Game, phase: Phase): void {
  const { state } = game;
  state.phase = phase;
  state.phaseClock = newClock(game);
  emit(game, { e: 'phase', phase, seat: state.turn, cause: { rule: RULE_OF[phase] } });
}

const RULE_OF = {
  setup: 'setup.opening-plays',
  opening: 'turn.opening',
  door: 'turn.kick-other',
  trouble: 'turn.trouble',
  combat: 'turn.kick-monster',
  flee: 'flee.roll',
  closing: 'turn.charity',
  charity: 'turn.charity',
  over: 'winning.first-to-ten',
} as const;

/**
 * Moves on from the door: to trouble or loot or, after a second door opened instead of looting, to the rest of the turn
 * (D19).
 */
export function leaveDoor(game: Game): void {
  goTo(game, game.state.secondDoor ? 'closing' : 'trouble');
}
