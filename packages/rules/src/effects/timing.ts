/** When plays and powers are allowed. */
import { fightersOf } from '../chapters/foes.ts';
import type { Game } from '../kernel/game.ts';
import type { CardDef, Seat } from '../model/card.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import type { Combat, Flight } from '../model/state.ts';

/**
 * The combat while it is being fought with nothing pending; strengths no longer count once running away has started
 * (D4).
 */
export function openCombat(game: Game): Combat | null {
  const { phase, combat, stack } = game.state;
  return phase === 'combat' && stack.length === 0 ? combat : null;
}

/** Why a one-shot can't change strengths now: there is no combat, or running away has started (D4). */
export function validateStrengths(game: Game): Refusal | null {
  if (openCombat(game) !== null) return null;
  return game.state.phase === 'flee' ? FLEEING : NO_COMBAT;
}

const FLEEING = refuse('flee.roll', 'combat.one-shots');
const NO_COMBAT = refuse('combat.one-shots');

/** The run, between one result and the next roll (D4). */
export function openFlight(game: Game): Flight | null {
  const { phase, flight, stack } = game.state;
  return phase === 'flee' && stack.length === 0 ? flight : null;
}

/**
 * Whether a special's text says “at any time” (`timing.specials`): one that may be played on others does. One for its
 * own player doesn't say when, so the sheet decides.
 */
export function saysAnyTime({ on }: CardDef): boolean {
  return on !== 'self';
}

/** Whether nothing is pending and the game has started and not ended. */
export function isQuiet(game: Game): boolean {
  const { phase, stack } = game.state;
  return stack.length === 0 && phase !== 'setup' && phase !== 'over';
}

/** Fighter and helper while the combat is being fought; nobody else, and nobody during a run. */
export function openFighters(game: Game): Seat[] {
  const combat = openCombat(game);
  return combat === null ? [] : fightersOf(combat);
}

/** Who still has to roll in the current run. */
export function openRunners(game: Game): Seat[] {
  const flight = openFlight(game);
  if (flight === null) return [];
  return flight.runners.filter((_, at) => at > 0 || flight.left.length > 0);
}
