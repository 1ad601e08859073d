/** A new kind of frame takes one file: plays through one defined by the tests. */
import { expect, test, vi } from 'vitest';
import {
  applyMove,
  census,
  clocks,
  clone,
  defaultMove,
  isWaiting,
  validateMove,
  SYSTEM,
  legalMoves,
  view,
  type Move,
} from '../../src/index.ts';
import { Table } from '../effects/support.ts';
import type { AuctionFrame } from './auction.ts';

vi.mock(import('../../src/frames/index.ts'), async (load) => {
  const { kinds } = await load();
  const { auction } = await import('./auction.ts');
  return { kinds: Object.freeze({ ...kinds, auction }) };
});

const bid = (levels: number): Move => ({ do: 'choose', picks: [{ number: levels }] });

/** Ann's turn, and the top of the door deck is up for auction. */
function auctioned(): Table {
  const table = new Table({ cards: [], doors: ['chip-1', 'chip-2'], Ann: { hand: ['chip-3'] } });
  const card = table.state.decks.doors.pop() ?? -1;
  const frame: AuctionFrame = { f: 'auction', clock: 77, card, bids: [] };
  // The types don't know frames of later versions.
  Object.assign(table.state, { stack: [frame] });
  return table;
}

function verbsOf({ pool, state }: Table, seat: number): string[] {
  return legalMoves(pool, state, seat).map(({ move }) => move.do);
}

test('everybody is asked, and only answers are legal', () => {
  const table = auctioned();
  expect(verbsOf(table, 0)).toEqual(['choose', 'pass', 'show', 'show', 'show', 'concede']);
  expect(verbsOf(table, 1)).toEqual(['choose', 'pass', 'concede']);
  expect(validateMove(table.pool, table.state, 0, { do: 'kick' })?.rule).toBe('timing.any-time');
  expect(validateMove(table.pool, table.state, 0, bid(4))?.rule).toBe('timing.any-time');
});

test('the highest bidder gets the card once all have answered', () => {
  const table = auctioned();
  table.does('Cid', 'pass');
  expect(verbsOf(table, 2)).toEqual(['concede']);
  applyMove(table.pool, table.state, 0, bid(1));
  applyMove(table.pool, table.state, 1, bid(3));
  expect(table.hand('Bob')).toEqual(['chip-1']);
  expect(table.state.stack).toEqual([]);
  expect(verbsOf(table, 0)).toContain('kick');
});

test('each seat sees that it is asked, and only its own bid', () => {
  const { pool, state } = auctioned();
  applyMove(pool, state, 0, bid(2));
  expect(view(pool, state, 1).pending).toMatchObject({ kind: 'choice', seat: 1 });
  expect(view(pool, state, null).pending).toMatchObject({ from: null });
  expect(view(pool, state, 0).memory.frame).toMatchObject({ f: 'auction', bids: [[0, 2]] });
  expect(view(pool, state, 1).memory.frame).toMatchObject({ bids: [] });
});

test('the census finds its card', () => {
  const { pool, state } = auctioned();
  expect(census(pool, state)).toEqual([]);
});

test("its clock runs, and a seat that isn't there passes", () => {
  const { pool, state } = auctioned();
  expect(isWaiting(state)).toBe(true);
  expect(clocks(state)).toEqual([{ id: 77, kind: 'choice', ms: state.options.limit }]);
  expect(defaultMove(pool, state, 1)).toEqual({ do: 'pass' });
});

test('when time runs out, the card goes to the highest bidder so far, or to nobody', () => {
  const sold = auctioned();
  applyMove(sold.pool, sold.state, 2, bid(1));
  applyMove(sold.pool, sold.state, SYSTEM, { do: 'timeout' });
  expect(sold.hand('Cid')).toEqual(['chip-1']);
  const unsold = auctioned();
  applyMove(unsold.pool, unsold.state, SYSTEM, { do: 'timeout' });
  expect(unsold.names(unsold.state.discards.doors)).toEqual(['chip-1']);
});

test('a copy shares no mutable data', () => {
  const { pool, state } = auctioned();
  const copy = clone(state);
  applyMove(pool, copy, 0, bid(1));
  expect(state.stack).toMatchObject([{ bids: [] }]);
  expect(copy.stack).toMatchObject([{ bids: [[0, 1]] }]);
});

test('a player who leaves no longer bids, and nobody waits for them', () => {
  const table = auctioned();
  applyMove(table.pool, table.state, 2, bid(3));
  applyMove(table.pool, table.state, 1, bid(1));
  table.does('Cid', 'concede');
  expect(table.state.stack).toMatchObject([{ f: 'auction', bids: [[1, 1]] }]);
  table.does('Ann', 'concede');
  expect(table.hand('Bob')).toEqual(['chip-1']);
  expect(census(table.pool, table.state)).toEqual([]);
});

test('nothing stays pending once the game is over', () => {
  const table = auctioned().does('Bob', 'concede').does('Cid', 'concede');
  expect(table.state.phase).toBe('over');
  expect(table.state.stack).toEqual([]);
  expect(table.names(table.state.discards.doors)).toContain('chip-1');
  expect(census(table.pool, table.state)).toEqual([]);
});
