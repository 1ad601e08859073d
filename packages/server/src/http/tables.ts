/** Lists of tables: public ones, and one's own. */
import { MyTables, type MyTableList, type TableList } from '@kickdoor/protocol';
import { read } from '@kickdoor/tables/base/read.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { FastifyInstance } from 'fastify';
import type { Guard } from '../guard/guard.ts';

/** Lists of tables on all nodes. */
export interface TableLists {
  /** Public tables with a free seat. */
  list(): Promise<TableList>;
  /** The tables where somebody holds seats. */
  mine(held: MyTables, address: string): Promise<MyTableList>;
}

export interface TablesApi {
  readonly tables: Tables;
  readonly lists: TableLists;
  readonly guard: Guard;
}

export function addTables(app: FastifyInstance, { tables, lists, guard }: TablesApi): void {
  app.get('/api/tables', async (request, reply) => {
    guard.readAny(request.address);
    reply.header('cache-control', 'no-store');
    return lists.list();
  });

  app.post('/api/tables/mine', async (request, reply) => {
    const wish = read(MyTables, request.body);
    for (const _ of wish.seats) guard.seeTable(request.address);
    reply.header('cache-control', 'no-store');
    // Another node asks only for tables that are played here.
    return request.passed ? tables.mine(wish) : lists.mine(wish, request.address);
  });
}
