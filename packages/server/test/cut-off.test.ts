/** A node that most others don't reach, from the database's point of view (docs/fencing.md). */
import { describe, expect, onTestFinished, test } from 'vitest';
import { NotMineError, type Append } from '@kickdoor/tables/store/store.ts';
import { hasPostgres, newDatabase, openHand, type Hand } from './postgres.ts';
import { emptyTable, stateAt } from './setups.ts';

const kick = (number: number): Append => ({
  table: 't',
  move: {
    number,
    seat: 0,
    move: { do: 'kick' },
    moveId: null,
    at: 1000 + number,
    events: [{ e: 'turn', seat: 0, cause: {} }],
  },
  clocks: [],
  over: false,
});

async function hand(url: string): Promise<Hand> {
  const opened = await openHand(url);
  onTestFinished(() => opened.store.close());
  return opened;
}

/** A database with this many nodes, the first of which owns a table. */
async function town(count: number) {
  const url = await newDatabase();
  const hands: Hand[] = [];
  for (let at = 0; at < count; at += 1) hands.push(await hand(url));
  const [first] = hands;
  if (first === undefined) throw new Error('no nodes');
  await first.store.create('t', emptyTable(3));
  const owned = await first.claim('t');
  await owned.start('t', 1, { ...emptyTable(3), stage: 'playing' }, stateAt(0), []);
  return { first, owned, others: hands.slice(1) };
}

describe.skipIf(!hasPostgres)('a node that is cut off', () => {
  test('from most others loses its tables to whoever asks for them, and can no longer write', async () => {
    const { first, owned, others } = await town(3);
    const [second, third] = others;
    await second?.claims.renew(second.id, [first.id]);
    expect(await first.claims.ownerOf('t')).toMatchObject({ id: first.id });
    expect(await second?.claims.claim(second.id, 't')).toBeNull();
    await third?.claims.renew(third.id, [first.id]);
    expect(await first.claims.ownerOf('t')).toBeNull();
    expect((await first.claims.living()).map(({ id, cutOff }) => [id, cutOff])).toContainEqual([
      first.id,
      true,
    ]);
    // Until somebody asks for the table, it is still played.
    await owned.append(kick(1));
    expect(await first.claims.claim(first.id, 't')).toBeNull();
    expect(await second?.claims.claim(second.id, 't')).toBe(2);
    await expect(owned.append(kick(2))).rejects.toThrow(NotMineError);
    await second?.claims.renew(second.id);
    expect((await first.claims.living()).every(({ cutOff }) => !cutOff)).toBe(true);
  });

  test('from the only other one keeps its tables, since neither could tell which of the two is cut off', async () => {
    const { first, others } = await town(2);
    const [second] = others;
    await second?.claims.renew(second.id, [first.id]);
    expect(await first.claims.ownerOf('t')).toMatchObject({ id: first.id });
    expect(await second?.claims.claim(second.id, 't')).toBeNull();
  });

  test('according to a node whose lease is over is not: expired nodes have no vote', async () => {
    const { first, others } = await town(3);
    const [second, third] = others;
    for (const other of others) await other.claims.renew(other.id, [first.id]);
    await second?.pool.query(
      "update nodes set expires = clock_timestamp() - interval '1 second' where id = $1",
      [second.id],
    );
    expect(await third?.claims.claim(third.id, 't')).toBeNull();
  });
});
