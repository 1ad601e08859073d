/** Names in the form a table's words need. */
import { setNoun, type CardPool, type Names, type Sex } from '@kickdoor/rules';
import { nameOf, PLAYER } from './message-ids.ts';

/** The names at a table: players by seat, cards by set and id. */
export function tableNames(
  pool: Pick<CardPool, 'cards'>,
  players: readonly { readonly name: string; readonly sex: Sex }[],
): Names {
  return {
    who: (seat) => ({
      id: PLAYER,
      args: { name: players[seat]?.name ?? '', sex: players[seat]?.sex ?? 'male', seat },
    }),
    card: (card) => {
      const def = pool.cards[card];
      return def === undefined ? { id: 'unknown-card' } : { id: nameOf(def), args: { card } };
    },
    power: (name) => setNoun(`power-${name}`),
  };
}
