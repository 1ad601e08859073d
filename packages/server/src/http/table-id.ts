import { TableId } from '@kickdoor/protocol';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { z } from 'zod';

const TableParams = z.object({ table: TableId });

/** The table id from the path. A malformed id is treated as a table that doesn't exist. */
export function tableOf(params: unknown): string {
  const found = TableParams.safeParse(params);
  if (!found.success) throw new TableProblem('no-table', 'there is no such table');
  return found.data.table;
}
