/** Builds a table from what one seat sees of it, filling in the rest with any remaining cards. */
import type { CardPool, State, View } from '@kickdoor/rules';
import { tableWithout } from '@kickdoor/bots';

/** The pending frames that concern the seat itself, below the public ones. */
function concerning({ seat, memory }: View): State['stack'] {
  if (seat === null || !memory.concerned) return [];
  return [{ f: 'do', deed: { deed: 'lose-level', with: 1 }, subject: seat, card: -1, by: -1 }];
}

/** Builds the table, including what the view shows as pending. */
export function tableFrom(pool: CardPool, seen: View, random: () => number): State {
  const { frame } = seen.memory;
  const stack = [...concerning(seen), ...(frame === null ? [] : [frame])];
  return { ...tableWithout(pool, seen, random), stack };
}
