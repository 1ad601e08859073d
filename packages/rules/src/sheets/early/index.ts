import type { Sheet } from '../../model/sheet.ts';
import { classic } from '../classic/index.ts';

/** An earlier sheet of the base game, played with the same cards. Only what differs from the later one is listed. */
export const early: Sheet<'early'> = {
  ...classic,
  id: 'early',
  place: 2,
  opening: { ...classic.opening, items: 'any' },
  deadCurses: 'untied',
  joins: [],
  rules: [
    'enhancers.mate',
    'meddling.backstab',
    'death.lose-all',
    'death.looting',
    'death.no-gain',
    'death.return',
    'death.new-hand',
    'traits.half-breed',
    'traits.super-munchkin',
    'items.big',
    'items.big-excess',
  ],
  wordings: ['combat.one-shot-kind'],
};
