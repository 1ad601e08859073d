import { TableId } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { newTableId } from '@kickdoor/tables/base/secrets.ts';

test('the id of a table is no option to a command line, and the whole of it is taken for a link', () => {
  const ids = Array.from({ length: 2000 }, newTableId);
  expect(ids.filter((id) => !/^[A-Za-z0-9].*[A-Za-z0-9]$/u.test(id))).toEqual([]);
  expect(ids.filter((id) => !TableId.safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
