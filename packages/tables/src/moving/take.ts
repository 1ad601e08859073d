/** Lets the players of a running game take it elsewhere. */
import type { TakeTable, TakenTable } from '@kickdoor/protocol';
import type { z } from 'zod';
import { TableProblem, unavailable } from '../base/problem.ts';
import type { Context } from '../context/context.ts';
import { notStarted } from '../telling/must.ts';
import { recordOf } from './record.ts';
import { isPositioned } from '../game/position.ts';
import { opens } from '../base/secrets.ts';
import type { Setup, TableRecord } from '../store/records.ts';

/**
 * Throws a problem unless the game is running and these secrets cover all its people: what is taken along shows every
 * hidden card.
 */
export function mustBeTheirs(setup: Setup, { secrets }: Pick<z.output<typeof TakeTable>, 'secrets'>): void {
  const people = setup.seats.flatMap((there) => (there.kind === 'person' ? [there.hash] : []));
  const stranger = secrets.findIndex((secret) => !people.some((hash) => opens(secret, hash)));
  if (stranger >= 0) {
    throw new TableProblem('bad-secret', 'this secret opens no seat of this table', `secrets[${stranger}]`);
  }
  if (setup.stage !== 'playing') throw notStarted();
  if (setup.lesson !== null) throw new TableProblem('bad-table', 'a guided game stays where it is');
  if (isPositioned(setup)) {
    throw new TableProblem('bad-table', 'a game that began at a chosen position stays where it is');
  }
  if (people.some((hash) => !secrets.some((secret) => opens(secret, hash)))) {
    throw new TableProblem('others-here', 'other people sit at this table', 'secrets');
  }
}

/**
 * Marks a table without a room: its game continues elsewhere, or here again. Throws a problem if that isn't allowed.
 */
export async function take(
  context: Context,
  id: string,
  { secrets, away }: z.output<typeof TakeTable>,
): Promise<z.infer<typeof TakenTable>> {
  const store = await context.ownership.claim(id, context.store);
  if (store === null) throw unavailable();
  try {
    const record = await store.table(id);
    if (record === null) throw new TableProblem('no-table', 'there is no such table');
    mustBeTheirs(record.setup, { secrets });
    const game = await store.game(id);
    const after = game?.moves.at(-1)?.number ?? game?.snapshot.number ?? 0;
    const setup: Setup = { ...record.setup, moved: { after, away } };
    const text = await recordOf({ ...context, store }, record);
    await store.change(id, record.version, setup);
    // Nobody is waited for at a table whose game is elsewhere.
    if (away) await store.keepWaits([{ table: id, number: after, clocks: [] }]);
    context.log.info({ table: id, away, after }, 'a game changes its place');
    return { record: text, ...alongWith(record) };
  } finally {
    await context.ownership.release(id);
  }
}

function alongWith({ setup }: TableRecord): Pick<z.infer<typeof TakenTable>, 'people' | 'settings'> {
  const { options, speed, pace, talk, rulings, spectators, openHands, language } = setup;
  return {
    people: setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    settings: { options, speed, pace, talk, rulings, spectators, openHands, language },
  };
}
