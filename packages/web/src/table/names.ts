/** Names as the words of a table need them. */
import { nameOf } from '@kickdoor/packs';
import type { Box, View } from '@kickdoor/rules';
import type { Names } from '../log/names.ts';

/** The names at a table: players by seat, cards by their set and id. */
export function tableNames(box: Box, players: readonly Pick<View['players'][number], 'name'>[]): Names {
  const who = (seat: number) => players[seat]?.name ?? '';
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
