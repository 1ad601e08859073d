/** A bot's thoughts are revealed after the game, and to nobody before: neither seats nor spectators. */
import { sensibleBot, type Bot } from '@kickdoor/bots';
import { isRecordFault, readRecord, verify } from '@kickdoor/rules';
import type { Context } from '@kickdoor/tables/context/context.ts';
import type { Room } from '@kickdoor/tables/room/room.ts';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import { expect, onTestFinished, test } from 'vitest';
import { poolOf } from './card-pools.ts';
import { contextFor } from './context.ts';
import { ManualClock } from './manual-clock.ts';
import { Guest } from './parlor.ts';

/** A probability that occurs nowhere else in a table's messages. */
const CHANCE = 0.987;

/** A bot that claims for each move to have compared it with letting others go first. */
const frank: Bot = {
  decide(...asked) {
    const decided = sensibleBot.decide(...asked);
    if (decided === null) return null;
    const compared = [
      { move: decided.move, chance: CHANCE },
      { move: null, chance: 0.5 },
    ];
    return { ...decided, compared };
  },
};

/** Records everything it is told. */
class Listener extends Guest {
  readonly heard: string[] = [];
  override readonly send = (text: string): void => {
    this.heard.push(text);
  };
}

async function tableOf(context: Context, delay: number) {
  const tables = new Tables(context);
  onTestFinished(() => tables.close());
  const { table } = await tables.create({
    seats: 3,
    bots: [1, 2],
    public: false,
    spectators: true,
    delay,
    talk: 'phrases',
    rulings: 'majority',
    openHands: true,
    sheet: 'classic',
    options: { fast: true },
    speed: 'normal',
    pace: 'normal',
    language: 'en',
  });
  const room = await tables.room(table);
  const { secret } = await room.join({ name: 'Ada', sex: 'female' });
  await room.start();
  return { room, secret, table };
}

function enter(room: Room, secret: string): Listener {
  const listener = new Listener(secret);
  room.enter(listener);
  return listener;
}

test.each([
  ['at once', 0],
  ['later', 60_000],
])('at a table whose spectators see it %s', { timeout: 120_000 }, async (_, delay) => {
  const clock = new ManualClock();
  const usual = await contextFor(undefined, undefined, clock);
  const context = { ...usual, bot: () => frank, pace: { ...usual.pace, botDelay: 1000 } };
  const { room, secret, table } = await tableOf(context, delay);
  const ada = enter(room, secret);
  const watcher = enter(room, 'nobody’s');
  await clock.advance(1000);
  await room.move(ada, 'leave', { do: 'concede' });
  while (room.number < 12) await clock.advance(1000);
  // A newcomer in the middle gets the past moves.
  const late = enter(room, 'another’s');
  const again = enter(room, secret);
  await clock.advance(delay + 1000);
  const kept = await context.store.moves(table, 1, room.number);
  expect(kept.filter(({ thought }) => thought?.compared?.[0]?.chance === CHANCE).length).toBeGreaterThan(3);
  await expect(room.records.read(secret)).rejects.toMatchObject({ code: 'not-over' });
  for (let more = 0; more < 400 && room.setup.stage !== 'over'; more += 1) await clock.advance(5000);
  await clock.advance(delay + 1000);
  expect(room.setup.stage).toBe('over');
  const heard = [ada, watcher, late, again].map((each) => each.heard);
  for (const texts of heard) expect(texts.length).toBeGreaterThan(2);
  expect(heard.flat().filter((text) => text.includes(String(CHANCE)) || text.includes('"thought"'))).toEqual(
    [],
  );

  const record = readRecord(await room.records.read(null));
  if (isRecordFault(record)) throw new Error(JSON.stringify(record));
  expect(
    record.moves.filter(({ thought }) => thought?.compared?.[0]?.chance === CHANCE).length,
  ).toBeGreaterThan(3);
  expect(record.moves.filter(({ seat, thought }) => seat < 1 && thought !== undefined)).toEqual([]);
  const pool = poolOf(['classic']);
  expect(verify(pool, record)).toBeNull();
  // The seal covers the game, not the bots' thoughts.
  const bare = record.moves.map(({ thought: _thought, ...move }) => move);
  expect(verify(pool, { ...record, moves: bare })).toBeNull();
});
