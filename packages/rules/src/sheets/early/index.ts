import type { Sheet } from '../../model/sheet.ts';
import { classic } from '../classic/index.ts';

/** The base game, an earlier sheet, played with the cards of the base game: what it has that the later one hasn't. */
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
