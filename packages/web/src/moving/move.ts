/** Moves a game between this browser and its server, and tracks the progress. */
import type { ErrorCode } from '@kickdoor/protocol';
import { bringTable, takeTable } from '../net/api.ts';
import { keepTableKeys, tableKeys } from '../net/keys.ts';
import { bringSetsAlong, takeSetsAlong, type BroughtAlong } from './along.ts';

export type MoveProblem = ErrorCode | 'offline';
/** A table's game is moving, or the reason why it couldn't. */
export type Moving = 'moving' | { readonly problem: MoveProblem };

const states = new Map<string, Moving>();
const listeners = new Set<() => void>();

function set(table: string, state: Moving | null): void {
  if (state === null) states.delete(table);
  else states.set(table, state);
  for (const listener of listeners) listener();
}

/** The state of a table's move; `null` if there is none. */
export const movingOf = (table: string): Moving | null => states.get(table) ?? null;

/** Calls back when the result of {@link movingOf} may have changed; the returned function unsubscribes. */
export function onMoving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NOTHING_ALONG: BroughtAlong = { packs: [], problem: null };

/** The secrets of all seats that this browser plays at a table. */
function secretsOf(table: string): string[] {
  const { secret, local } = tableKeys(table);
  return local ?? (secret === undefined ? [] : [secret]);
}

/**
 * Moves a table's game from this browser to the server, or the other way round. `vacant`: people with the link may take
 * over the bots' seats. Returns the new table, or why nothing changed.
 */
export async function moveGame(
  from: string,
  { vacant }: { readonly vacant: boolean },
): Promise<{ readonly table: string } | { readonly problem: MoveProblem }> {
  const toHere = tableKeys(from).here !== true;
  set(from, 'moving');
  if (toHere) await takeSetsAlong(from);
  const taken = await takeTable(from, { secrets: secretsOf(from), away: true });
  if (!taken.ok) {
    set(from, null);
    return { problem: taken.code };
  }
  const { record, people, settings } = taken.value;
  // People who join will want to talk, even if talk was off before.
  const talk = vacant && settings.talk === 'off' ? 'phrases' : settings.talk;
  const { packs, problem: untaken } = toHere ? NOTHING_ALONG : await bringSetsAlong(record);
  const along = packs.length === 0 ? {} : { packs: [...packs] };
  const brought = await bringTable(
    { record, people, vacant, settings: { ...settings, talk }, ...along },
    toHere,
  );
  if (!brought.ok) {
    // If a record was rejected because a pack is missing, report why the server rejected the pack.
    const problem = brought.code === 'bad-record' ? (untaken ?? brought.code) : brought.code;
    await playOnAt(from);
    set(from, { problem });
    return { problem };
  }
  const { table, host, secrets } = brought.value;
  const [secret = ''] = secrets;
  keepTableKeys(table, {
    host,
    secret,
    ...(secrets.length > 1 ? { local: secrets } : {}),
    ...(toHere ? { here: true } : {}),
  });
  keepTableKeys(from, { over: true, to: table });
  set(from, null);
  return { table };
}

/** Resumes the game where it was taken from; returns the problem if that fails. */
export async function playOnAt(table: string): Promise<MoveProblem | null> {
  const back = await takeTable(table, { secrets: secretsOf(table), away: false });
  if (!back.ok) return back.code;
  keepTableKeys(table, { over: false, to: undefined });
  set(table, null);
  return null;
}
