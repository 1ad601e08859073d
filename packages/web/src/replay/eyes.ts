/** The points of view that a replay offers. */
import type { Seat } from '@kickdoor/rules';
import { myTables, tableInfo } from '../net/api.ts';
import { tableKeys } from '../net/keys.ts';
import type { Eyes } from './place.ts';

/** This browser's seats at a table; none if the server doesn't answer. */
async function ownSeats(table: string): Promise<readonly Seat[]> {
  const { secret, local, here = false } = tableKeys(table);
  const secrets = local ?? (secret === undefined ? [] : [secret]);
  if (secrets.length === 0) return [];
  const answer = await myTables(secrets.map((each) => ({ table, secret: each, here })));
  return answer.ok ? answer.value.tables.filter(({ id }) => id === table).map(({ seat }) => seat) : [];
}

/** The seats whose view a table's link offers in this browser; `null`: all of them, as the table has agreed. */
export async function seatsOffered(table: string): Promise<readonly Seat[] | null> {
  const isHere = tableKeys(table).here === true;
  const [own, info] = await Promise.all([ownSeats(table), isHere ? null : tableInfo(table)]);
  return info?.ok === true && info.value.openHands ? null : own;
}

/**
 * The points of view that a replay offers. A file contains all hands, and so does the link of a table with open hands.
 * The link of any other table shows what was public, and to its players what they saw themselves.
 */
export function offeredEyes(players: number, own: readonly Seat[] | null): readonly Eyes[] {
  return own === null
    ? ['public', ...Array.from({ length: players }, (_, seat) => seat), 'open']
    : ['public', ...own];
}
