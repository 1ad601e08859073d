/** The card sets available for play: the built-in ones and the server's. */
import { SetList, type HostPacksPolicy, type SetInfo, type TablePack } from '@kickdoor/protocol';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { builtIn } from 'virtual:sets';
import { learnLook } from '../cards/looks.ts';

/** A set's names and languages. */
type NamedSet = Pick<SetInfo, 'id' | 'languages' | 'names'>;

let known: readonly SetInfo[] = builtIn;
/** Without a server there is nowhere to bring a pack. */
let policy: HostPacksPolicy = 'off';
const listeners = new Set<() => void>();

/** Asks the server for its sets, which may have changed. Without an answer nothing changes. */
async function refresh(): Promise<void> {
  const response = await fetch('/api/sets');
  const list = response.ok ? SetList.safeParse(await response.json()).data : undefined;
  if (list === undefined) return;
  const own = list.sets.filter((set) => !set.builtIn);
  for (const { id, look } of own) learnLook(id, look);
  known = [...builtIn, ...own];
  policy = list.hostPacks;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = (): readonly SetInfo[] => known;

/** Returns the sets available for play, built-in ones first; also asks the server for its own. */
export function useSets(): readonly SetInfo[] {
  useEffect(() => {
    // Offline, the built-in ones remain.
    refresh().catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribe, now, now);
}

const policyNow = (): HostPacksPolicy => policy;

/** Whether hosts can bring packs to the server's tables; known once it has sent its sets. */
export function useHostPacks(): HostPacksPolicy {
  return useSyncExternalStore(subscribe, policyNow, policyNow);
}

/** The sets that can be mixed into a game besides its own: those made for its sheet. */
export function mixable(sets: readonly SetInfo[], sheet: string, own: readonly string[]): readonly SetInfo[] {
  return sets.filter(
    ({ id, sheets }) => !own.includes(id) && (sheets?.some((each) => each === sheet) ?? true),
  );
}

/** The packs brought by a table's host, for components that show set names. */
export const TablePacksContext = createContext<readonly TablePack[]>([]);

/** All sets with a known name: those available for play and, at a table, its host's packs. */
export function useNamedSets(): readonly NamedSet[] {
  const sets = useSets();
  const packs = useContext(TablePacksContext);
  return [...packs, ...sets];
}
