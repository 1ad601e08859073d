/** Names as the words of a table need them. */
import type { Box, Names } from '@kickdoor/rules';
import { nameOf } from './words.ts';

/** The names at a table: players by seat, cards by their set and id. */
export function tableNames(box: Box, players: readonly { readonly name: string }[]): Names {
  const who = (seat: number): string => players[seat]?.name ?? '';
  return {
    who,
    noun: (seat) => ({ id: 'name', args: { name: who(seat) } }),
    card: (card) => {
      const def = box.cards[card];
      return def === undefined ? { id: 'unknown-card' } : { id: nameOf(def) };
    },
    power: (name) => ({ id: `power-${name}` }),
  };
}
