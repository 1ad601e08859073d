/** Counts occurrences of each effect, event and refusal. */
import { traitsOf, type CardPool, type GameEvent } from '@kickdoor/rules';
import type { Ear } from './drill.ts';

/**
 * By name: `deed lose-level`, `trait flee`, `play strength`, `power steal`, `event won`, `rule combat.grace`, `left in
 * flee, caught`.
 */
export type Counts = Record<string, number>;

/** Counts an occurrence. */
export function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** An ear that counts what it hears. Other effects are counted by a pool with watched effects. */
export function countingEar(pool: CardPool, counts: Counts): Ear {
  const traits = pool.defs.map(traitsOf);
  return {
    events(events) {
      for (const event of events) {
        count(counts, `event ${event.e}`);
        for (const card of laidOut(event)) {
          for (const name of traits[pool.cards[card]?.index ?? -1] ?? []) count(counts, name);
        }
      }
    },
    refusals(rules) {
      for (const rule of rules) count(counts, `rule ${rule}`);
    },
    moment(where, left) {
      count(counts, `moment ${where}`);
      if (left) count(counts, `left in ${where}`);
    },
  };
}

/** Cards that an event brings into play, whose traits apply from then on. */
function laidOut(event: GameEvent): readonly number[] {
  switch (event.e) {
    case 'played':
    case 'combat':
    case 'joined':
    case 'equipped':
    case 'cursed':
      return [event.card];
    default:
      return [];
  }
}

/** Adds counts to others. */
export function addCounts(into: Counts, from: Counts): void {
  for (const [name, more] of Object.entries(from)) into[name] = (into[name] ?? 0) + more;
}

/** The names of counts for leaving in moments that are frequent enough to expect it. */
export function leavingsIn(counts: Counts, often: number): string[] {
  return Object.entries(counts).flatMap(([name, times]) =>
    name.startsWith('moment ') && times >= often ? [name.replace(/^moment/u, 'left in')] : [],
  );
}

/** Whether a count is required by itself: all except moments, and leaving in them. */
export function isWantedBesides(name: string): boolean {
  return !name.startsWith('moment ') && !name.startsWith('left in ');
}
