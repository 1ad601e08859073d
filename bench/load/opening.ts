/** What stored tables cost when the server starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { numbers } from '../figures.ts';
import { KickdoorRoom } from './players/kickdoor.ts';
import { ServerProcess, type Place } from './server-process.ts';

/** Moves in each stored game. */
const MOVES = 20;

export interface Opening {
  /** Milliseconds from the start of the process to the open port, and its CPU time until then. */
  readonly took: number;
  readonly cpu: number;
}

export interface Openings {
  readonly empty: Opening;
  /** With stored games, after an orderly stop. */
  readonly full: Opening;
  /** The same after a kill: the whole database is checked. */
  readonly killed: Opening;
}

/** Starts a server on an empty store, and on one with this many games in progress. */
export async function openings(tables: number, place: Place): Promise<Openings> {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-load-'));
  try {
    // The first start creates the database.
    await openOnce(folder, place);
    const empty = await openOnce(folder, place);
    await playOne(folder, place);
    multiply(folder, tables);
    const full = await openOnce(folder, place, 'SIGKILL');
    const killed = await openOnce(folder, place);
    return { empty, full, killed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Starts a server once and ends it, by a signal or in an orderly way. */
async function openOnce(folder: string, place: Place, signal?: 'SIGKILL'): Promise<Opening> {
  const server = await ServerProcess.start('kickdoor', folder, place);
  const cpu = await server.cpu();
  await server.end(signal);
  return { took: server.opening, cpu };
}

async function playOne(folder: string, place: Place): Promise<void> {
  const server = await ServerProcess.start('kickdoor', folder, place);
  const traffic = { messages: 0, bytes: 0 };
  const room = await KickdoorRoom.open({ port: server.port, at: 0, random: numbers(5), traffic });
  for (let count = 0; count < MOVES; count += 1) await room.play();
  room.leave();
  await server.end();
}

/** SQL for the id of a copy. */
const id = (column: string): string => `substr(${column}, 1, 6) || printf('%06d', n)`;

/** Copies a store's only game until there are this many; copies differ only in their ids. */
function multiply(folder: string, tables: number): void {
  const file = new SqliteFile(join(folder, 'kickdoor.sqlite'));
  const copies = `with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${tables - 1})`;
  file.exec(`
    create temp table one_table as select * from tables;
    create temp table one_moves as select * from moves;
    create temp table one_snapshots as select * from snapshots;
    ${copies} insert into tables (id, version, created_at, updated_at, listed, setup)
      select ${id('id')}, version, created_at, updated_at, listed, setup from one_table, copy;
    ${copies} insert into snapshots (table_id, number, state, sum)
      select ${id('table_id')}, number, state, sum from one_snapshots, copy;
    ${copies} insert into moves (table_id, number, seat, move, move_id, at, events, clocks, version, chain)
      select ${id('table_id')}, number, seat, move, move_id, at, events, clocks, version, chain
      from one_moves, copy;
  `);
  file.close();
}
