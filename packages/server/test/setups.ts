import { createTable, type State } from '@kickdoor/rules';
import type { MoveRecord } from '@kickdoor/tables/store/records.ts';
import { poolOf } from './card-pools.ts';

export { emptyTable } from '@kickdoor/tables/test/setups.ts';

const players = ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'female' as const }));

/** A state that is identified by its turn number. */
export function stateAt(turns: number): State {
  const dealt = createTable(poolOf(['classic']), {
    sheet: 'classic',
    sets: ['classic'],
    seed: 'setups',
    players,
  });
  return { ...dealt, turns };
}

/** A person's move that is identified by its number. */
export function moveAt(number: number): MoveRecord {
  return {
    number,
    seat: 0,
    move: { do: 'kick' },
    moveId: `m${number}`,
    at: 1000 + number,
    events: [{ e: 'turn', seat: 0, cause: {} }],
  };
}
