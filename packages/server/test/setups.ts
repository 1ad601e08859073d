import type { Setup } from '../src/store/records.ts';
import { hashSecret } from '../src/secrets.ts';

/** A table with nobody at it. */
export function emptyTable(seats: number, language: Setup['language'] = 'en'): Setup {
  return {
    name: null,
    public: true,
    spectators: true,
    stage: 'open',
    sheet: 'classic',
    sets: ['classic'],
    options: {},
    language,
    seats: Array.from({ length: seats }, () => ({ kind: 'empty' as const })),
    host: hashSecret('host'),
    cards: null,
  };
}
