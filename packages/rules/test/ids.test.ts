import { expectTypeOf, test } from 'vitest';
import type { CardId, Seat } from '../src/index.ts';

test('a seat is not assignable to a card, nor a card to a seat; a plain number is assignable to both', () => {
  expectTypeOf<Seat>().not.toExtend<CardId>();
  expectTypeOf<CardId>().not.toExtend<Seat>();
  expectTypeOf<number>().toExtend<Seat>();
  expectTypeOf<number>().toExtend<CardId>();
});
