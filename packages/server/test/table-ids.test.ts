import { TableId } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { newTableId } from '@kickdoor/tables/base/secrets.ts';

test('a table’s id never looks like a command-line option, and link detection includes all of it', () => {
  const ids = Array.from({ length: 2000 }, newTableId);
  expect(ids.filter((id) => !/^[A-Za-z0-9].*[A-Za-z0-9]$/u.test(id))).toEqual([]);
  expect(ids.filter((id) => !TableId.safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
