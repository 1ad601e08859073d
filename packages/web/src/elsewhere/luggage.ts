/** Transfers the player's seats to and from other browsers. */
import { MOST_CODED, type CodedSeat, type OpenedCode } from '@kickdoor/protocol';
import { makeCode, openCode, type Answer } from '../net/api.ts';
import { allKeys, keepPersona, keepTableKeys, persona, tableKeys, type TableKeys } from '../net/keys.ts';
import { ownCode, keepOwnCode } from './own-code.ts';

function coded({ table, secret, host }: TableKeys & { readonly table: string }): CodedSeat {
  return {
    table,
    ...(secret === undefined ? {} : { secret }),
    ...(host === undefined ? {} : { host }),
  };
}

const me = () => {
  const player = persona();
  return player === null ? {} : { player };
};

/** Makes a code with which another device continues at a table. */
export function codeFor(table: string) {
  const seats = [coded({ table, ...tableKeys(table) })];
  return makeCode({ for: 'once', seats, ...me() });
}

/** Stores what a code has opened. Returns how many tables are new here. */
export function unpack({ seats, player }: OpenedCode): number {
  let found = 0;
  for (const { table, secret, host } of seats) {
    if (tableKeys(table).secret === undefined) found += 1;
    keepTableKeys(table, {
      ...(secret === undefined ? {} : { secret }),
      ...(host === undefined ? {} : { host }),
    });
  }
  if (player !== undefined && persona() === null) keepPersona(player);
  return found;
}

const opening = new Map<string, Promise<Answer<OpenedCode>>>();

/** Opens a code and stores its seats: once, however often it is called. */
export function unpackOnce(code: string): Promise<Answer<OpenedCode>> {
  const known = opening.get(code);
  if (known !== undefined) return known;
  const opened = openCode(code).then((answer) => {
    if (answer.ok) unpack(answer.value);
    return answer;
  });
  opening.set(code, opened);
  return opened;
}

/** The player's own code, made on first use, with all tables that are here now. */
export async function ownLuggage(): Promise<Answer<{ readonly code: string }>> {
  const seats = allKeys().slice(0, MOST_CODED).map(coded);
  const kept = ownCode();
  const again = kept === null ? null : await makeCode({ for: 'keep', code: kept.code, seats, ...me() });
  // The server forgets a code that hasn't been used for a very long time.
  const isGone = again === null || (!again.ok && again.code === 'bad-code');
  const made = isGone ? await makeCode({ for: 'keep', seats, ...me() }) : again;
  if (made.ok) keepOwnCode({ code: made.value.code, of: seats.map(({ table }) => table), at: Date.now() });
  return made;
}

/** Milliseconds between two checks for additions by other browsers. */
const EVERY = 600_000;

/**
 * Syncs this browser's own code, if it has one: imports what others have added, and adds what is new here. Returns
 * whether anything has changed here.
 */
export async function syncLuggage(): Promise<boolean> {
  const kept = ownCode();
  if (kept === null) return false;
  const here = allKeys().slice(0, MOST_CODED);
  const isSame = here.length === kept.of.length && here.every(({ table }) => kept.of.includes(table));
  if (isSame && Date.now() - kept.at < EVERY) return false;
  const there = await openCode(kept.code);
  const found = there.ok ? unpack(there.value) : 0;
  if (there.ok || there.code === 'bad-code') await ownLuggage();
  return found > 0;
}
