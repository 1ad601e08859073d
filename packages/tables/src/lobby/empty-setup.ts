/** A new table, with nobody seated. */
import type { CreateTable } from '@kickdoor/protocol';
import type { z } from 'zod';
import { TableProblem } from '../base/problem.ts';
import { SETUP_FORM, type Setup } from '../store/records.ts';
import { mustBePlayable } from './table-settings.ts';

/** Returns the setup of a new table. Throws a problem if no game could be played with these settings. */
export function emptySetup(
  wish: z.output<typeof CreateTable>,
  { sets, packs, host, lesson }: Pick<Setup, 'sets' | 'packs' | 'host' | 'lesson'>,
): Setup {
  mustBePlayable({ ...wish, sets });
  const beyond = wish.bots.findIndex((seat) => seat >= wish.seats);
  if (beyond >= 0) throw new TableProblem('bad-table', 'there is no such seat', `bots[${beyond}]`);
  return {
    form: SETUP_FORM,
    name: wish.name ?? null,
    public: wish.public,
    spectators: wish.spectators,
    delay: wish.delay,
    talk: wish.talk,
    rulings: wish.rulings,
    openHands: wish.openHands,
    stage: 'open',
    sheet: wish.sheet,
    sets,
    packs,
    options: wish.options,
    speed: wish.speed,
    pace: wish.pace,
    paused: false,
    lesson,
    language: wish.language,
    seats: Array.from({ length: wish.seats }, () => ({ kind: 'empty' as const })),
    host,
    deputy: null,
    link: null,
    next: null,
    draw: null,
    moved: null,
    began: null,
  };
}
