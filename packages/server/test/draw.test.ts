/** Fair chance: the server commits, the seats commit and reveal, and nobody learns the seed before the end. */
import { commitmentToPart, isRecordFault, readRecord, verify } from '@kickdoor/rules';
import type { ServerMessageOf } from '@kickdoor/protocol';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';
import { COMMIT_WITHIN, REVEAL_WITHIN } from '@kickdoor/tables/lobby/draw.ts';
import type { Room } from '@kickdoor/tables/room/room.ts';
import { expect, test, vi } from 'vitest';
import { poolOf } from './card-pools.ts';
import { contextFor } from './context.ts';
import { Sitter, tablesOf } from './evening.ts';
import { ManualClock } from './manual-clock.ts';

class Player extends Sitter {
  readonly parts: boolean;
  readonly part: string;

  constructor(clock: ManualClock, secret: string, at: number, parts = true) {
    super(clock, secret, at === 0);
    this.parts = parts;
    this.part = String(at + 1).repeat(64);
  }

  get fair(): NonNullable<ServerMessageOf<'table'>['table']['fair']> {
    const { fair } = this.table.table;
    if (fair === null) throw new Error('no deal is under way');
    return fair;
  }

  get seat(): number {
    return this.table.you.seat ?? -1;
  }

  commit(room: Room): Promise<void> {
    const { deal } = this.fair;
    return room.draw.commit(this, deal, commitmentToPart(deal, { seat: this.seat, part: this.part }));
  }

  reveal(room: Room): Promise<void> {
    return room.draw.reveal(this, this.fair.deal, this.part);
  }
}

/** A table with three people whose deal has begun. */
async function dealing(takesPart: (at: number) => boolean = () => true) {
  const clock = new ManualClock();
  const context = await contextFor(undefined, undefined, clock);
  const tables = tablesOf(context);
  const { table: id } = await tables.create({
    seats: 4,
    bots: [],
    public: false,
    spectators: true,
    delay: 0,
    talk: 'phrases',
    rulings: 'majority',
    openHands: true,
    sheet: 'classic',
    options: {},
    speed: 'normal',
    pace: 'none',
    language: 'en',
  });
  const room = await tables.room(id);
  const secrets: string[] = [];
  const players: Player[] = [];
  for (const [at, name] of ['Anna', 'Ben', 'Chloe'].entries()) {
    const { secret } = await room.join({ name, sex: 'female' });
    secrets.push(secret);
    const player = new Player(clock, secret, at, takesPart(at));
    players.push(player);
    room.enter(player);
  }
  const begun = room.start();
  // Tests that don't await it end before the deal does.
  begun.catch(() => undefined);
  await clock.advance(0);
  const [anna, ben, chloe] = players;
  if (anna === undefined || ben === undefined || chloe === undefined) throw new Error('nobody came');
  const fair = async () => (await context.store.table(id))?.setup.began?.header.fair;
  return { clock, context, tables, id, room, secrets, players, begun, fair, anna, ben, chloe };
}

test('the seed is made of everybody’s parts, revealed once all are committed to', async () => {
  const { room, players, begun, fair, anna, ben, chloe } = await dealing();
  expect(anna.fair).toMatchObject({ step: 'commit', asked: [0, 1, 2], parts: [] });
  await anna.commit(room);
  await expect(anna.reveal(room)).rejects.toMatchObject({ code: 'no-deal' });
  await ben.commit(room);
  await chloe.commit(room);
  expect(anna.fair.step).toBe('reveal');
  expect(anna.fair.parts.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  for (const player of players) await player.reveal(room);
  await begun;
  expect(await fair()).toMatchObject({
    parts: players.map(({ part, seat }) => ({ seat, part })),
    again: [],
  });
  expect(anna.fair.step).toBe('dealt');
});

test('nobody learns the seed or a part until the record reveals them after the game', async () => {
  const { room, players, begun, fair, context, id } = await dealing();
  for (const player of players) await player.commit(room);
  for (const player of players) await player.reveal(room);
  await begun;
  const { seed = 'none', commitment = 'none' } = (await fair()) ?? {};
  const header = (await context.store.table(id))?.setup.began?.header;
  const told = JSON.stringify(players.map(({ heard }) => heard));
  expect(told).toContain(commitment);
  for (const secret of [seed, header?.seed ?? 'none', ...players.map(({ part }) => part)]) {
    expect(told).not.toContain(secret);
  }
  await expect(room.records.read(null)).rejects.toMatchObject({ code: 'not-over' });
  for (const player of players.slice(1)) await player.move(room, { do: 'concede' });
  const record = readRecord(await room.records.read(null));
  if (isRecordFault(record)) throw new Error(record.message.id);
  expect(record.header.fair?.seed).toBe(seed);
  expect(verify(poolOf(['classic']), record)).toBeNull();
});

test('a seat that commits but does not reveal makes the deal start again without its part', async () => {
  const { room, clock, players, begun, fair, anna, ben, chloe } = await dealing();
  const first = anna.fair.deal;
  for (const player of players) await player.commit(room);
  await anna.reveal(room);
  await chloe.reveal(room);
  await clock.advance(REVEAL_WITHIN);
  expect(anna.fair).toMatchObject({ step: 'commit', asked: [0, 2], again: [1] });
  expect(anna.fair.deal).not.toBe(first);
  await expect(ben.commit(room)).rejects.toMatchObject({ code: 'no-deal' });
  await anna.commit(room);
  await chloe.commit(room);
  await anna.reveal(room);
  await chloe.reveal(room);
  await begun;
  expect(await fair()).toMatchObject({ parts: [{ seat: 0 }, { seat: 2 }], again: [1] });
});

test('a part that was not committed to is refused, and a commitment can not be changed', async () => {
  const { room, players, anna, ben } = await dealing();
  await anna.commit(room);
  await anna.commit(room);
  await expect(room.draw.commit(anna, anna.fair.deal, 'f'.repeat(64))).rejects.toMatchObject({
    code: 'no-deal',
  });
  for (const player of players.slice(1)) await player.commit(room);
  await expect(room.draw.reveal(ben, ben.fair.deal, 'f'.repeat(64))).rejects.toMatchObject({
    code: 'bad-message',
    at: 'part',
  });
});

test('a seat that commits too late, or whose client does not take part, has no part', async () => {
  const { room, clock, begun, fair, anna } = await dealing((at) => at < 2);
  expect(anna.fair.asked).toEqual([0, 1]);
  await anna.commit(room);
  await clock.advance(COMMIT_WITHIN);
  await anna.reveal(room);
  await begun;
  expect(await fair()).toMatchObject({ parts: [{ seat: 0 }], again: [] });
});

test('if nobody takes part, the game begins at once', async () => {
  const { begun, fair } = await dealing(() => false);
  await begun;
  expect(await fair()).toMatchObject({ parts: [], again: [] });
});

test('a start that fails because the cards cannot be read reports it, and the next one succeeds', async () => {
  const { room, players, begun, fair, context, anna } = await dealing();
  for (const player of players) await player.commit(room);
  vi.spyOn(context.content, 'of').mockRejectedValueOnce(new Error('no cards'));
  const failed = expect(begun).rejects.toThrow('no cards');
  for (const player of players) await player.reveal(room);
  await failed;
  expect(anna.table.table.fair).toBeNull();
  const again = room.start();
  await expect.poll(() => anna.table.table.fair?.step).toBe('commit');
  for (const player of players) await player.commit(room);
  for (const player of players) await player.reveal(room);
  await again;
  expect(await fair()).toMatchObject({ again: [] });
});

test('a deal that cannot restart is given up, and whoever started it is told', async () => {
  const { room, clock, players, begun, fair, context, anna, chloe } = await dealing();
  for (const player of players) await player.commit(room);
  await anna.reveal(room);
  await chloe.reveal(room);
  vi.spyOn(context.content, 'of').mockRejectedValueOnce(new Error('no cards'));
  const failed = expect(begun).rejects.toThrow('no cards');
  await clock.advance(REVEAL_WITHIN);
  await failed;
  expect(anna.table.table.fair).toBeNull();
  const again = room.start();
  await expect.poll(() => anna.table.table.fair?.step).toBe('commit');
  for (const player of players) await player.commit(room);
  for (const player of players) await player.reveal(room);
  await again;
  expect(await fair()).toMatchObject({ again: [] });
});

test('whoever started a deal that another server took over is told that it continues elsewhere', async () => {
  const { room, players, begun, context, id, anna } = await dealing();
  for (const player of players) await player.commit(room);
  const { deal } = anna.fair;
  const record = await context.store.table(id);
  if (record === null) throw new Error('the table is gone');
  await context.store.change(id, record.version, { ...record.setup, draw: null });
  context.messenger.tell({ table: id, writer: 'another' });
  const failed = expect(begun).rejects.toMatchObject({ code: 'unavailable' });
  for (const player of players) await room.draw.reveal(player, deal, player.part);
  await failed;
});

test('whoever started a deal is told when its table is dropped', async () => {
  const { room, begun } = await dealing();
  const failed = expect(begun).rejects.toMatchObject({ code: 'unavailable' });
  room.drop();
  await failed;
});

test('during a deal nobody sits down, gets up or changes the table', async () => {
  const { room, anna } = await dealing();
  await expect(room.join({ name: 'Dan', sex: 'male' })).rejects.toMatchObject({ code: 'started' });
  await expect(room.seating.giveUp(anna)).rejects.toMatchObject({ code: 'started' });
});

test('a deal left behind by a dead server restarts when its players are back', async () => {
  const { context, clock, room, id, secrets, players, anna } = await dealing();
  for (const player of players) await player.commit(room);
  const { deal } = anna.fair;
  // A dead server sends and writes nothing more.
  room.drop();
  const tables = tablesOf({ ...context, writer: 'another' });
  const back = secrets.map((secret, at) => new Player(clock, secret, at));
  const next = await tables.room(id);
  for (const player of back) next.enter(player);
  await clock.advance(context.pace.returnTime);
  const [first] = back;
  expect(first?.fair).toMatchObject({ step: 'commit', asked: [0, 1, 2], again: [-1] });
  expect(first?.fair.deal).not.toBe(deal);
  for (const player of back) await player.commit(next);
  for (const player of back) await player.reveal(next);
  expect((await context.store.table(id))?.setup).toMatchObject({ stage: 'playing', draw: null });
  expect(hashSecret(secrets[0] ?? '')).toBe(first?.hash);
});
