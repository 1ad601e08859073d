import { createTable, type State } from '@kickdoor/rules';
import { poolOf } from './box.ts';
import { SETUP_FORM, type Setup } from '../src/store/records.ts';
import { hashSecret } from '../src/secrets.ts';

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

/** A table with nobody at it. */
export function emptyTable(seats: number, language: Setup['language'] = 'en'): Setup {
  return {
    form: SETUP_FORM,
    name: null,
    public: true,
    spectators: true,
    delay: 0,
    talk: 'phrases',
    stage: 'open',
    sheet: 'classic',
    sets: ['classic'],
    options: {},
    speed: 'normal',
    pace: 'normal',
    paused: false,
    lesson: null,
    language,
    seats: Array.from({ length: seats }, () => ({ kind: 'empty' as const })),
    host: hashSecret('host'),
    deputy: null,
    link: null,
    next: null,
    began: null,
  };
}
