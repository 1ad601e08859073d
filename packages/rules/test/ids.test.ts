import { expectTypeOf, test } from 'vitest';
import type { CardId, Seat } from '../src/index.ts';

test('a seat never passes for a card, nor a card for a seat; a plain number may be either', () => {
  expectTypeOf<Seat>().not.toExtend<CardId>();
  expectTypeOf<CardId>().not.toExtend<Seat>();
  expectTypeOf<number>().toExtend<Seat>();
  expectTypeOf<number>().toExtend<CardId>();
});
