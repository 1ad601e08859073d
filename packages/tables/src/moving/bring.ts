/** Continues the game of a record at a new table. */
import { USUAL_STRENGTH } from '@kickdoor/bots';
import { CreateTable, type BringTable, type BroughtTable } from '@kickdoor/protocol';
import type { GameRecord, RecordedSet } from '@kickdoor/rules';
import type { z } from 'zod';
import { TableProblem, unavailable } from '../base/problem.ts';
import { read } from '../base/read.ts';
import { packsAlong } from '../lobby/brought-packs.ts';
import type { Context } from '../context/context.ts';
import { emptySetup } from '../lobby/empty-setup.ts';
import { hashSecret, newSecret, newTableId } from '../base/secrets.ts';
import type { SeatRecord, Setup } from '../store/records.ts';
import type { TableStore } from '../store/store.ts';
import { readMoved, type MovedGame } from './read-moved.ts';

/** Acts per batch of writes. */
const GROUP = 100;

/** Makes the table and seats whoever brings the game. Throws a problem if the record's game can't be continued. */
export async function bring(
  context: Context,
  wish: z.output<typeof BringTable>,
): Promise<z.infer<typeof BroughtTable>> {
  const host = newSecret();
  const game = await readMoved(context, wish, (header) => setupOf(wish, header, hashSecret(host)));
  const by = game.header.players[wish.people[0] ?? 0]?.name ?? null;
  const packs = await packsAlong(context, game.header.sets, { brought: wish.packs ?? [], by });
  const id = newTableId();
  const secrets = wish.people.map(() => newSecret());
  const seats = game.header.players.map(({ name, sex }, seat): SeatRecord => {
    const secret = secrets[wish.people.indexOf(seat)];
    if (secret !== undefined) return { kind: 'person', name, sex, hash: hashSecret(secret) };
    if (wish.vacant) return { kind: 'vacant', name, sex };
    return { kind: 'bot', name, sex, strength: USUAL_STRENGTH, character: null };
  });
  await keepSets(context, game.header.sets);
  const setup = { ...game.setup, seats, packs };
  await context.store.create(id, { ...setup, seats: game.setup.seats });
  const store = await context.ownership.claim(id, context.store);
  if (store === null) throw unavailable();
  try {
    await write(store, id, { ...game, setup }, context.clock.date());
  } finally {
    await context.ownership.release(id);
  }
  context.messenger.tell({ table: id, writer: context.writer, setup: true });
  context.log.info({ table: id, acts: game.acts.length }, 'a game was brought here');
  return { table: id, host, secrets };
}

function setupOf(
  { settings }: z.output<typeof BringTable>,
  { sheet, sets, players }: GameRecord['header'],
  host: string,
): Setup {
  const ids = sets.map(({ id }) => id);
  const wish = read(CreateTable, { ...settings, sheet, sets: ids, seats: players.length });
  return emptySetup(wish, { sets: ids, packs: [], host, lesson: null });
}

/** Stores those of the game's sets that still have the same cards here; the others are in the store already. */
async function keepSets({ content }: Context, sets: readonly RecordedSet[]): Promise<void> {
  const isNow = ({ id, hash }: RecordedSet): boolean => {
    try {
      return content.now([id]).sets.some((set) => set.hash === hash);
    } catch (error) {
      if (error instanceof TableProblem) return false;
      throw error;
    }
  };
  await content.keep(sets.filter(isNow).map(({ id }) => id));
}

/** Writes the game as if it had been played here, ending now. The table isn't announced until all of it is stored. */
async function write(
  store: TableStore,
  id: string,
  { setup, header, dealt, acts, state }: MovedGame,
  now: number,
): Promise<void> {
  const at = now - (acts.at(-1)?.at ?? 0);
  const moved = { after: acts.length, away: false };
  await store.start(id, 1, { ...setup, stage: 'playing', moved, began: { at, header } }, dealt, []);
  for (let from = 0; from < acts.length; from += GROUP) {
    const group = acts.slice(from, from + GROUP).map((act, index) => ({
      table: id,
      move: { ...act, number: from + index + 1, at: at + act.at, moveId: null },
      clocks: [],
      over: false,
    }));
    await Promise.all(group.map((append) => store.append(append)));
  }
  if (acts.length > 0) await store.snapshot(id, acts.length, state);
}
