/** The seats that somebody holds at tables of several nodes. */
import { text } from 'node:stream/consumers';
import { MyTableList, type MyTables } from '@kickdoor/protocol';
import type { Logger } from 'pino';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { Peer } from '../store/postgres/claims.ts';
import type { Neighbors } from './neighbors.ts';
import type { Router } from './router.ts';

const URL = '/api/tables/mine';

export interface MineParts {
  readonly tables: Tables;
  readonly router: Router;
  readonly neighbors: Neighbors;
  readonly log: Logger;
}

type Held = MyTables['seats'];

/** Asks each node for the tables that it plays, leaving out nodes that don't answer in time. */
export async function mineEverywhere(parts: MineParts, seats: Held, address: string): Promise<MyTableList> {
  const here: Held[number][] = [];
  const there = new Map<string, { readonly peer: Peer; readonly seats: Held[number][] }>();
  for (const seat of seats) {
    const peer = await parts.router.find(seat.table).catch(() => null);
    if (peer === null) here.push(seat);
    else {
      const same = there.get(peer.id) ?? { peer, seats: [] };
      same.seats.push(seat);
      there.set(peer.id, same);
    }
  }
  const lists = await Promise.all([
    parts.tables.mine({ seats: here }),
    ...[...there.values()].map((one) => ask(parts, one.peer, one.seats, address)),
  ]);
  return { tables: lists.flatMap(({ tables }) => tables) };
}

async function ask({ neighbors, log }: MineParts, peer: Peer, seats: Held, address: string) {
  const headers = { 'content-type': 'application/json' };
  try {
    const body = JSON.stringify({ seats });
    const { response } = await neighbors.send(peer, { method: 'POST', url: URL, headers, address, body });
    return MyTableList.parse(JSON.parse(await text(response)));
  } catch (error) {
    log.warn({ err: error, node: peer.id }, 'a node did not say who sits at its tables');
    return { tables: [] };
  }
}
