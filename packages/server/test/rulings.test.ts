/** The host's rulings at a table: who is asked, what is carried out, and what is voided (`precedence.owner`). */
import type { ServerMessageOf } from '@kickdoor/protocol';
import {
  canonicalJson,
  isRecordFault,
  readRecord,
  sampleMove,
  stream,
  verify,
  type Ruling,
} from '@kickdoor/rules';
import { recordOf } from '@kickdoor/tables/moving/record.ts';
import { describe, expect, test, vi } from 'vitest';
import { evening, ready, Sitter, tablesOf, type Evening, type Wish } from './evening.ts';

type Told = ServerMessageOf<'ruling'>;

/** A table in its first turn with nothing pending. */
async function table(wish: Partial<Wish> = {}): Promise<Evening> {
  const made = await evening({ pace: 'none', ...wish });
  await ready(made);
  return made;
}

function one({ sitters }: Evening, at: number): Sitter {
  const sitter = sitters[at];
  if (sitter === undefined) throw new Error(`nobody sits at ${at}`);
  return sitter;
}

const lastTold = (who: Sitter): Told => {
  const told = who.all('ruling').at(-1);
  if (told === undefined) throw new Error('nothing was told of a ruling');
  return told;
};

const levelOf = (who: Sitter, seat: number) => who.update.view.players[seat]?.level;
const upTo = (level: number): Ruling => ({ do: 'set-level', seat: 1, level });

/** Makes a proposal of the host. Returns its key. */
async function proposed({ room }: Evening, host: Sitter, ruling: Ruling): Promise<number> {
  await room.rulings.propose(host, ruling);
  return lastTold(host).proposal.key;
}

/** Lays out an item, by the player whose turn it is or, before the first turn, anybody who has one. */
async function laidOut(made: Evening): Promise<{ turn: Sitter; card: number }> {
  const { pool } = made.context.content.now(['classic']);
  for (const turn of made.sitters) {
    for (const { move } of turn.update.legalMoves) {
      if (move.do !== 'play' || pool.cards[move.card]?.kind !== 'item') continue;
      await turn.move(made.room, move);
      return { turn, card: move.card };
    }
  }
  throw new Error('nobody can lay out an item');
}

/** Plays on until a die is thrown. Returns the number of that move. */
async function thrown(made: Evening): Promise<number> {
  const random = stream('rulings');
  for (let step = 0; step < 500; step++) {
    const able = made.sitters.flatMap((who) =>
      who.update.legalMoves.filter(({ move }) => move.do !== 'concede').map((legal) => ({ who, legal })),
    );
    const chosen = able[Math.floor(random() * able.length)];
    const move = chosen === undefined ? null : sampleMove(chosen.legal, random);
    if (chosen === undefined || move === null) await made.clock.advance(10_000);
    else await made.room.move(chosen.who, `r${step}`, move);
    const last = one(made, 0).update.steps.findLast(({ events }) => events.some(({ e }) => e === 'die'));
    if (last !== undefined) return last.number;
  }
  throw new Error('no die was thrown');
}

describe('consent', () => {
  test('only the host’s is needed if the table is set so', async () => {
    const made = await table({ rulings: 'host' });
    await made.room.rulings.propose(one(made, 0), upTo(4));
    for (const who of made.sitters) {
      expect(levelOf(who, 1)).toBe(4);
      expect(lastTold(who).end).toBe('carried');
    }
    expect(one(made, 2).update.steps.at(-1)).toMatchObject({
      by: -1,
      events: [{ e: 'level', seat: 1, to: 4, cause: { rule: 'precedence.owner' } }],
    });
  });

  test('takes more than half of the people; bots have no vote', async () => {
    const made = await table({ rulings: 'majority', bots: 2 });
    const key = await proposed(made, one(made, 0), upTo(4));
    expect(lastTold(one(made, 2)).proposal).toMatchObject({ by: 0, for: [0], against: [], needed: 2 });
    expect(levelOf(one(made, 0), 1)).toBe(1);
    await made.room.rulings.answer(one(made, 2), key, true);
    expect(lastTold(one(made, 1)).end).toBe('carried');
    expect(levelOf(one(made, 1), 1)).toBe(4);
  });

  test('takes all of them; one refusal ends it, and nothing changes', async () => {
    const made = await table({ rulings: 'all' });
    const key = await proposed(made, one(made, 0), upTo(4));
    await made.room.rulings.answer(one(made, 1), key, true);
    expect(lastTold(one(made, 0))).toMatchObject({ end: null, proposal: { for: [0, 1], needed: 3 } });
    const before = made.room.number;
    await made.room.rulings.answer(one(made, 2), key, false);
    expect(lastTold(one(made, 0))).toMatchObject({ end: 'refused', proposal: { against: [2] } });
    expect(made.room.number).toBe(before);
    expect(levelOf(one(made, 0), 1)).toBe(1);
  });

  test('waits for absent players, who are told when they come back', async () => {
    const made = await table({ rulings: 'all' });
    made.room.leave(one(made, 2));
    const key = await proposed(made, one(made, 0), upTo(4));
    await made.room.rulings.answer(one(made, 1), key, true);
    expect(levelOf(one(made, 0), 1)).toBe(1);
    const back = new Sitter(made.clock, made.secrets[2] ?? '');
    made.room.enter(back);
    expect(lastTold(back).proposal).toMatchObject({ key, for: [0, 1] });
    await made.room.rulings.answer(back, key, true);
    expect(levelOf(one(made, 0), 1)).toBe(4);
  });

  test('counts even if the host has left meanwhile', async () => {
    const made = await table();
    const key = await proposed(made, one(made, 0), upTo(4));
    made.room.leave(one(made, 0));
    await made.room.rulings.answer(one(made, 1), key, true);
    expect(levelOf(one(made, 1), 1)).toBe(4);
  });
});

describe('a proposal ends', () => {
  test('by itself', async () => {
    const made = await table();
    const key = await proposed(made, one(made, 0), upTo(4));
    const { left } = lastTold(one(made, 1)).proposal;
    await made.clock.advance(left - 1);
    expect(lastTold(one(made, 1)).end).toBeNull();
    await made.clock.advance(1);
    expect(lastTold(one(made, 1)).end).toBe('late');
    await expect(made.room.rulings.answer(one(made, 1), key, true)).rejects.toMatchObject({
      code: 'ruling-gone',
    });
  });

  test('by the host', async () => {
    const made = await table();
    const key = await proposed(made, one(made, 0), upTo(4));
    await expect(made.room.rulings.withdraw(one(made, 1), key)).rejects.toMatchObject({ code: 'not-host' });
    await made.room.rulings.withdraw(one(made, 0), key);
    expect(lastTold(one(made, 1)).end).toBe('withdrawn');
    await made.clock.advance(3_600_000);
    expect(
      one(made, 1)
        .all('ruling')
        .filter(({ end }) => end !== null),
    ).toHaveLength(1);
  });

  test('when the game has moved on', async () => {
    const made = await table();
    const { room } = made;
    const { turn } = await laidOut(made);
    const to = room.number;
    await proposed(made, one(made, 0), { do: 'rewind', to });
    await room.rulings.takeBack(turn, 'u', to);
    expect(lastTold(one(made, 1)).end).toBe('moved-on');
  });
});

async function refused(made: Evening, who: Sitter, ruling: Ruling, code: string): Promise<void> {
  const before = made.room.number;
  await expect(made.room.rulings.propose(who, ruling)).rejects.toMatchObject({ code });
  expect(made.sitters.flatMap((sitter) => sitter.all('ruling'))).toEqual([]);
  expect(made.room.number).toBe(before);
}

describe('refused at once, without asking anybody', () => {
  test('a proposal by somebody other than the host', async () => {
    const made = await table();
    await refused(made, one(made, 1), upTo(4), 'not-host');
  });

  test('a card that not everybody sees, whoever holds it, with the same answer for all', async () => {
    const made = await table();
    const own = one(made, 0).update.view.hand?.[0] ?? -1;
    const others = one(made, 1).update.view.hand?.[0] ?? -1;
    for (const card of [own, others, 99_999]) {
      await refused(made, one(made, 0), { do: 'put', card, seat: 0, in: 'hand' }, 'hidden-card');
      await refused(made, one(made, 0), { do: 'put-away', card }, 'hidden-card');
    }
  });

  test('the Level that a player has, one that wins, and a player who is not there', async () => {
    const made = await table();
    await refused(made, one(made, 0), upTo(1), 'no-ruling');
    await refused(made, one(made, 0), upTo(10), 'no-ruling');
    await refused(made, one(made, 0), { do: 'set-level', seat: 9, level: 2 }, 'no-ruling');
  });

  test('a move in the future', async () => {
    const made = await table();
    await refused(made, one(made, 0), { do: 'rewind', to: made.room.number + 1 }, 'no-ruling');
  });

  test('a move before a die', async () => {
    const made = await table();
    const threw = await thrown(made);
    await refused(made, one(made, 0), { do: 'rewind', to: threw }, 'die-since');
  });
});

test('only one proposal is open at a time', async () => {
  const made = await table();
  await proposed(made, one(made, 0), upTo(4));
  await expect(made.room.rulings.propose(one(made, 0), upTo(5))).rejects.toMatchObject({
    code: 'ruling-open',
  });
});

test('somebody without a seat can not vote', async () => {
  const made = await table();
  const key = await proposed(made, one(made, 0), upTo(4));
  const stranger = new Sitter(made.clock, 'x'.repeat(32));
  made.room.enter(stranger);
  expect(lastTold(stranger).proposal.key).toBe(key);
  await expect(made.room.rulings.answer(stranger, key, true)).rejects.toMatchObject({ code: 'no-seat' });
});

test('a host can not pester the table', async () => {
  const made = await table();
  const host = one(made, 0);
  for (let at = 0; at < 3; at++) {
    const key = await proposed(made, host, upTo(4 + at));
    await made.room.rulings.withdraw(host, key);
  }
  await expect(made.room.rulings.propose(host, upTo(4))).rejects.toMatchObject({ code: 'too-fast' });
  await made.clock.advance(15_000);
  await made.room.rulings.propose(host, upTo(4));
});

test('delayed spectators learn of it with the delay', async () => {
  const made = await table({ delay: 60_000 });
  const late = new Sitter(made.clock, 'x'.repeat(32));
  made.room.enter(late);
  const key = await proposed(made, one(made, 0), upTo(4));
  await made.room.rulings.answer(one(made, 1), key, true);
  await made.clock.advance(30_000);
  expect(late.all('ruling')).toEqual([]);
  await made.clock.advance(60_000);
  expect(lastTold(late).end).toBe('carried');
  expect(levelOf(late, 1)).toBe(4);
});

test('moves are taken back; what was seen since is told before and after; a crash changes nothing', async () => {
  const made = await table();
  const { context, room, id, clock } = made;
  // No snapshots, so everything must follow from the stored acts.
  vi.spyOn(context.store, 'snapshot').mockRejectedValue(new Error('the disk is slow'));
  const owned = () => one(made, 0).update.view.players.map(({ carried, equipped }) => [carried, equipped]);
  const before = owned();
  const { turn, card } = await laidOut(made);
  const to = room.number;
  const key = await proposed(made, one(made, 0), { do: 'rewind', to });
  expect(lastTold(one(made, 1)).proposal.lost).toEqual({ moves: 1, seen: [card], known: [] });
  const asked = one(made, one(made, 0) === turn ? 1 : 2);
  await room.rulings.answer(asked, key, true);
  expect(turn.update.view.hand).toContain(card);
  expect(owned()).toEqual(before);
  expect(asked.update.steps.at(-1)?.events).toMatchObject([
    { e: 'rewound', seat: null, to, count: 1, seen: [card] },
  ]);
  expect(turn.update.undo).toBeUndefined();
  await clock.advance(60_000);
  await room.rulings.propose(one(made, 0), upTo(3));
  await room.rulings.answer(asked, lastTold(asked).proposal.key, true);
  const seen = canonicalJson(turn.update.view);
  await made.tables.close();
  const reopened = await tablesOf(context).room(id);
  const back = new Sitter(clock, made.secrets[turn.update.view.seat ?? -1] ?? '');
  reopened.enter(back);
  await clock.advance(1);
  expect(canonicalJson(back.update.view)).toBe(seen);
  const stored = await context.store.table(id);
  if (stored === null) throw new Error('the table is gone');
  const record = readRecord(await recordOf(context, stored));
  if (isRecordFault(record)) throw new Error('the record can not be read');
  expect(record.moves.map(({ move }) => move)).toEqual(
    expect.arrayContaining([`rewind ${to}`, 'set-level Ben 3']),
  );
  expect(verify(context.content.now(['classic']).pool, record)).toBeNull();
});

test('a card goes to another player’s hand or to its discard pile, and stays there after a restart', async () => {
  const made = await table({ rulings: 'host' });
  const [anna, ben] = [one(made, 0), one(made, 1)];
  const { card } = await laidOut(made);
  await made.room.rulings.propose(anna, { do: 'put', card, seat: 1, in: 'hand' });
  expect(lastTold(ben).end).toBe('carried');
  expect(ben.update.view.hand).toContain(card);
  expect(anna.update.view.hand).not.toContain(card);
  expect(
    anna.update.view.players.flatMap(({ equipped, carried }) => [...equipped, ...carried]),
  ).not.toContain(card);

  const { card: other } = await laidOut(made);
  await made.room.rulings.propose(anna, { do: 'put-away', card: other });
  expect(ben.update.view.discards.treasures.top).toBe(other);

  await made.tables.close();
  const room = await tablesOf(made.context).room(made.id);
  const back = new Sitter(made.clock, made.secrets[1] ?? '');
  room.enter(back);
  await made.clock.advance(1);
  expect(back.update.view.discards.treasures.top).toBe(other);
  expect(back.update.view.hand).toEqual(ben.update.view.hand);
});
