/** A game moves between this browser and its server, and what the page knows of that while it does. */
import type { ErrorCode } from '@kickdoor/protocol';
import { bringTable, takeTable } from '../net/api.ts';
import { keepTableKeys, tableKeys } from '../net/keys.ts';
import { bringSetsAlong, takeSetsAlong, type BroughtAlong } from './along.ts';

export type MoveProblem = ErrorCode | 'offline';
/** A table's game is on its way, or why it stayed. */
export type Moving = 'moving' | { readonly problem: MoveProblem };

const states = new Map<string, Moving>();
const listeners = new Set<() => void>();

function set(table: string, state: Moving | null): void {
  if (state === null) states.delete(table);
  else states.set(table, state);
  for (const listener of listeners) listener();
}

/** What is known of a table's move; `null`: it doesn't. */
export const movingOf = (table: string): Moving | null => states.get(table) ?? null;

/** Calls back when what {@link movingOf} says may have changed; the returned function unsubscribes. */
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
 * Moves the game of a table from this browser to the server, or the other way round. `vacant`: where bots play, people with
 * the link may sit down. Gives the new table, or why everything stayed as it was.
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
  // Those who come to sit there want to talk, even if nobody did before.
  const talk = vacant && settings.talk === 'off' ? 'phrases' : settings.talk;
  const { packs, problem: untaken } = toHere ? NOTHING_ALONG : await bringSetsAlong(record);
  const along = packs.length === 0 ? {} : { packs: [...packs] };
  const brought = await bringTable(
    { record, people, vacant, settings: { ...settings, talk }, ...along },
    toHere,
  );
  if (!brought.ok) {
    // A record that can't be played for want of a pack was refused because the pack was.
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

/** The game goes on where it was taken from; gives why it can't. */
export async function playOnAt(table: string): Promise<MoveProblem | null> {
  const back = await takeTable(table, { secrets: secretsOf(table), away: false });
  if (!back.ok) return back.code;
  keepTableKeys(table, { over: false, to: undefined });
  set(table, null);
  return null;
}
