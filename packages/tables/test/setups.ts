import { hashSecret } from '../src/base/secrets.ts';
import { SETUP_FORM, type Setup } from '../src/store/records.ts';

/** A table with nobody at it. */
export function emptyTable(seats: number, language: Setup['language'] = 'en'): Setup {
  return {
    form: SETUP_FORM,
    name: null,
    public: true,
    spectators: true,
    delay: 0,
    talk: 'phrases',
    rulings: 'majority',
    openHands: true,
    stage: 'open',
    sheet: 'classic',
    sets: ['classic'],
    packs: [],
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
    draw: null,
    moved: null,
    began: null,
  };
}
