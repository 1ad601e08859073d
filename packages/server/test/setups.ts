import { createTable, type State } from '@kickdoor/rules';
import { poolOf } from './card-pools.ts';

export { emptyTable } from '@kickdoor/tables/test/setups.ts';

const players = ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'female' as const }));

/** Some state, told apart by the number of its turn. */
export function stateAt(turns: number): State {
  const dealt = createTable(poolOf(['classic']), {
    sheet: 'classic',
    sets: ['classic'],
    seed: 'setups',
    players,
  });
  return { ...dealt, turns };
}
