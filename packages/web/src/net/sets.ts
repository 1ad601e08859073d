/** The card sets that can be played: the built-in ones, and those of the server. */
import { SetList, type HostPacksPolicy, type SetInfo, type TablePack } from '@kickdoor/protocol';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { builtIn } from 'virtual:sets';
import { learnLook } from '../cards/looks.ts';

/** What a set is called, and in which languages. */
type NamedSet = Pick<SetInfo, 'id' | 'languages' | 'names'>;

let known: readonly SetInfo[] = builtIn;
/** Without a server, nobody brings a pack to one. */
let policy: HostPacksPolicy = 'off';
const listeners = new Set<() => void>();

/** Asks the server, which may have other sets than before. Without an answer, everything stays as it was. */
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

/** The sets that can be played, the built-in ones first; asks the server for its own. */
export function useSets(): readonly SetInfo[] {
  useEffect(() => {
    // Without a server there are the built-in ones.
    refresh().catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribe, now, now);
}

const policyNow = (): HostPacksPolicy => policy;

/** Whether hosts may bring packs to tables of the server; known as soon as it has said which sets it has. */
export function useHostPacks(): HostPacksPolicy {
  return useSyncExternalStore(subscribe, policyNow, policyNow);
}

/** The sets that can be mixed into a game besides its own: those that are made for its sheet. */
export function mixable(sets: readonly SetInfo[], sheet: string, own: readonly string[]): readonly SetInfo[] {
  return sets.filter(
    ({ id, sheets }) => !own.includes(id) && (sheets?.some((each) => each === sheet) ?? true),
  );
}

/** The packs that the host of a table has brought, for whatever names its sets. */
export const TablePacksContext = createContext<readonly TablePack[]>([]);

/** All sets that have a name here: those that can be played, and at a table the packs of its host. */
export function useNamedSets(): readonly NamedSet[] {
  const sets = useSets();
  const packs = useContext(TablePacksContext);
  return [...packs, ...sets];
}
