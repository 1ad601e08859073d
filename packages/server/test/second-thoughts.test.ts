/** A player takes back their own harmless acts (laying out, equipping, moving) while nobody else has acted since. */
import { canonicalJson, isRecordFault, readRecord, verify, type Move } from '@kickdoor/rules';
import { recordOf } from '@kickdoor/tables/moving/record.ts';
import { expect, test, vi } from 'vitest';
import { evening, Sitter, tablesOf, type Evening } from './evening.ts';

interface LaidOut extends Evening {
  readonly who: Sitter;
  readonly other: Sitter;
  readonly card: number;
  readonly number: number;
}

/** A table where a player has just laid out an item. */
async function laidOut(): Promise<LaidOut> {
  const table = await evening({ pace: 'quick' });
  for (const [seat, who] of table.sitters.entries()) {
    const move = itemOf(table, who);
    const other = table.sitters[(seat + 1) % table.sitters.length];
    if (move?.do !== 'play' || other === undefined) continue;
    await who.move(table.room, move);
    return { ...table, who, other, card: move.card, number: table.room.number };
  }
  throw new Error('nobody has an item in the hand');
}

/** A move that lays out an item from the hand. */
function itemOf({ context }: Evening, who: Sitter): Move | undefined {
  const { pool } = context.content.now(['classic']);
  const legal = who.update.legalMoves.find(
    ({ move }) => move.do === 'play' && pool.cards[move.card]?.kind === 'item',
  );
  return legal?.move;
}

const handOf = ({ update }: Sitter): readonly number[] => update.view.hand ?? [];

test('only the player who laid out a card may take it back; then it is in the hand, and known', async () => {
  const { room, who, other, card, number } = await laidOut();
  expect(who.update.undo).toBe(number);
  expect(other.update.undo).toBeUndefined();
  expect(handOf(who)).not.toContain(card);
  await room.rulings.takeBack(who, 'u1', number);
  expect(handOf(who)).toContain(card);
  expect(who.update.undo).toBeUndefined();
  const seat = who.update.view.seat ?? -1;
  expect(other.update.view.players[seat]?.shown).toEqual([card]);
  expect(other.update.steps.at(-1)?.events).toMatchObject([{ e: 'rewound', seat, to: number, seen: [card] }]);
});

test('the same request sent twice takes back one act', async () => {
  const { room, who, number } = await laidOut();
  await room.rulings.takeBack(who, 'u1', number);
  const after = room.number;
  await room.rulings.takeBack(who, 'u1', number);
  expect(room.number).toBe(after);
});

test('nobody takes back another’s act, or any but the last', async () => {
  const { room, who, other, number } = await laidOut();
  const gone = { code: 'nothing-to-undo' };
  await expect(room.rulings.takeBack(other, 'u1', number)).rejects.toMatchObject(gone);
  await expect(room.rulings.takeBack(who, 'u2', number - 1)).rejects.toMatchObject(gone);
  expect(who.update.undo).toBe(number);
});

test('once somebody has acted, or the act has had consequences, nothing is taken back', async () => {
  const { room, who, other, number } = await laidOut();
  await other.move(room, { do: 'end' });
  expect(who.update.undo).toBeUndefined();
  await expect(room.rulings.takeBack(who, 'u1', number)).rejects.toMatchObject({ code: 'nothing-to-undo' });
  await who.move(room, { do: 'end' });
  expect(who.update.undo).toBeUndefined();
});

test('after a crash a game continues from where the act was taken back, and its record is valid', async () => {
  const table = await laidOut();
  const { context, id, room, who, number } = table;
  // No snapshots, so everything must follow from the stored acts.
  vi.spyOn(context.store, 'snapshot').mockRejectedValue(new Error('the disk is slow'));
  await room.rulings.takeBack(who, 'u1', number);
  const again = itemOf(table, who);
  if (again !== undefined) await who.move(room, again);
  const before = canonicalJson(who.update.view);
  await table.tables.close();
  const reopened = await tablesOf(context).room(id);
  const back = new Sitter(table.clock, table.secrets[who.update.view.seat ?? -1] ?? '');
  reopened.enter(back);
  await table.clock.advance(1);
  expect(canonicalJson(back.update.view)).toBe(before);
  const stored = await context.store.table(id);
  if (stored === null) throw new Error('the table is gone');
  const record = readRecord(await recordOf(context, stored));
  if (isRecordFault(record)) throw new Error('the record can not be read');
  expect(record.moves.map(({ move }) => move)).toContain(`rewind ${number}`);
  expect(verify(context.content.now(['classic']).pool, record)).toBeNull();
});
