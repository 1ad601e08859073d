/** The card sets: the server's current ones, and those that games began with. */
import {
  BUILT_IN,
  keepPack,
  mistakesOf,
  packBundle,
  PackLibrary,
  packInfo,
  readKeptPack,
  type Packs,
} from '@kickdoor/packs/node';
import type { Pack } from '@kickdoor/packs';
import type { SetInfo } from '@kickdoor/protocol';
import { buildCardPool, type RecordedSet } from '@kickdoor/rules';
import type { Cards, CardSets, ChosenSets, KnownPack } from '@kickdoor/tables/base/card-sets.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { UnreadableError, type Store } from '@kickdoor/tables/store/store.ts';
import type { HostPacks } from './packs/host-packs.ts';
import { makeRoom } from './make-room.ts';

/** A set in the form that the page needs. */
export interface Bundle {
  /** Changes when anything in it does. */
  readonly hash: string;
  readonly json: string;
}

/** The version of a set: as games began with it, or as a table's host brought it; with neither, the current one. */
export interface Wanted {
  readonly edition?: string | undefined;
  readonly pack?: string | undefined;
}

/** How many of the latest mixes stay in memory. */
const MOST_MIXES = 200;
/** How many older editions of sets stay in memory. */
const MOST_OLD = 200;

/**
 * Caches the pools of the latest mixes, and old editions of sets. If a set isn't available, throws what `CardSets`
 * says.
 */
export class Content implements CardSets {
  readonly #store: Store;
  readonly #packs: Packs;
  readonly #brought: HostPacks | null;
  readonly #kept = new Map<string, Promise<void>>();
  readonly #old = new Map<string, Promise<Pack>>();
  readonly #cards = new Map<string, Cards>();
  readonly #bundles = new WeakMap<Pack, Bundle>();

  /** `packs` provides the current sets, `brought` those of hosts. */
  constructor(store: Store, packs: Packs = BUILT_IN, brought: HostPacks | null = null) {
    this.#store = store;
    this.#packs = packs;
    this.#brought = brought;
  }

  /** Rereads packs in folders that have changed. Returns what is wrong with them, for the log; `null` if nothing is. */
  refresh(): string | null {
    if (!(this.#packs instanceof PackLibrary)) return null;
    const problems = this.#packs.refresh();
    return problems.length === 0 ? null : mistakesOf(problems);
  }

  /** The current sets. */
  list(): SetInfo[] {
    return this.#packs.ids().map((id) => packInfo(this.#packs.load(id)));
  }

  /** The current sets of a table, with their words. Sets that no longer exist are left out. */
  async read(table: ChosenSets): Promise<readonly Pack[]> {
    const found = await Promise.all(table.sets.map((id) => this.#find(id, table)));
    return found.filter((pack) => pack !== null);
  }

  async of(table: ChosenSets): Promise<Cards> {
    const { sets } = table;
    if (table.packs.length === 0) return this.now(sets);
    const found = await Promise.all(sets.map((id) => this.#find(id, table)));
    return this.#chosen(sets, found);
  }

  async packs(hashes: readonly string[]): Promise<readonly KnownPack[]> {
    if (hashes.length === 0) return [];
    if (this.#brought === null) {
      throw new TableProblem('no-packs', 'no packs of hosts are taken here', 'packs');
    }
    return this.#brought.about(hashes);
  }

  async broughtAmong(sets: readonly RecordedSet[]): Promise<readonly KnownPack[]> {
    const found = await Promise.all(
      sets.map(async ({ id, hash }) => {
        const isOwn =
          (this.#has(id) && this.#packs.load(id).setHash === hash) || (await this.#store.set(hash)) !== null;
        return isOwn ? null : ((await this.#brought?.withCards(hash)) ?? null);
      }),
    );
    return found.flatMap((one) => one?.about ?? []);
  }

  /** A set as `keepPack` writes it, by its hash; `null` if there is none. */
  async keptAs(hash: string): Promise<string | null> {
    const kept = await this.#store.set(hash);
    if (kept !== null) return kept;
    const brought = await this.#brought?.withCards(hash);
    return brought === null || brought === undefined ? null : keepPack(brought.pack);
  }

  now(sets: readonly string[]): Cards {
    return this.#chosen(
      sets,
      sets.map((id) => (this.#has(id) ? this.#packs.load(id) : null)),
    );
  }

  /** The cards of some sets. Throws a problem if one was not found. */
  #chosen(sets: readonly string[], found: readonly (Pack | null)[]): Cards {
    const unknown = found.indexOf(null);
    if (unknown >= 0) {
      throw new TableProblem('bad-table', `there is no set ${sets[unknown] ?? ''}`, `sets[${unknown}]`);
    }
    if (new Set(sets).size < sets.length) throw new TableProblem('bad-table', 'a set is named twice', 'sets');
    return this.#cardsOf(found.filter((pack) => pack !== null));
  }

  /** A current set of a table: its host's pack, or the server's; `null` if it no longer exists. */
  async #find(id: string, { packs }: ChosenSets): Promise<Pack | null> {
    const brought = packs.find((pack) => pack.id === id);
    if (brought !== undefined) return (await this.#brought?.load(brought.pack)) ?? null;
    return this.#has(id) ? this.#packs.load(id) : null;
  }

  async keep(sets: readonly string[]): Promise<void> {
    await Promise.all(sets.map((id) => this.#keepOne(this.#packs.load(id))));
  }

  async began(sets: readonly RecordedSet[]): Promise<Cards> {
    return this.#cardsOf(await Promise.all(sets.map((set) => this.#packOf(set))));
  }

  /** A set for the page; `null` if there is none. */
  async bundle(id: string, wanted: Wanted): Promise<Bundle | null> {
    const pack = await this.#wanted(id, wanted).catch((error: unknown) => {
      if (error instanceof UnreadableError) return null;
      throw error;
    });
    return pack?.id === id ? this.#bundleOf(pack) : null;
  }

  async #wanted(id: string, { pack: brought, edition: hash }: Wanted): Promise<Pack | null> {
    if (brought !== undefined) return (await this.#brought?.load(brought)) ?? null;
    if (hash !== undefined) return this.#packOf({ id, hash });
    return this.#has(id) ? this.#packs.load(id) : null;
  }

  #has(id: string): boolean {
    return this.#packs.ids().includes(id);
  }

  #packOf({ id, hash }: RecordedSet): Promise<Pack> {
    const now = this.#has(id) ? this.#packs.load(id) : null;
    if (now?.setHash === hash) return Promise.resolve(now);
    const known = this.#old.get(hash);
    if (known !== undefined) return known;
    const reading = this.#read(id, hash);
    makeRoom(this.#old, MOST_OLD);
    this.#old.set(hash, reading);
    // Don't cache failures: they may be fixed while the server runs.
    reading.catch(() => this.#old.delete(hash));
    return reading;
  }

  /** Reads a set from the store. */
  async #read(id: string, hash: string): Promise<Pack> {
    const name = `the set ${id} (${hash.slice(0, 12)})`;
    const content = await this.#store.set(hash);
    if (content === null) return this.#readBrought(id, hash);
    const read = readKeptPack(content);
    if (read === null) throw new UnreadableError(`${name} is not a set that was kept`);
    const { pack, problems } = read;
    if (pack === null) throw new UnreadableError(`${name} can't be read:\n${mistakesOf(problems)}`);
    if (pack.id !== id || pack.setHash !== hash) {
      throw new UnreadableError(
        `${name} is not what it was: it is ${pack.id} (${pack.setHash.slice(0, 12)})`,
      );
    }
    return pack;
  }

  /**
   * Reads a set from a host's pack. The hash covers everything that affects play, so it doesn't matter who brought it.
   */
  async #readBrought(id: string, hash: string): Promise<Pack> {
    const pack = (await this.#brought?.withCards(hash))?.pack;
    if (pack?.id === id && pack.setHash === hash) return pack;
    throw new UnreadableError(`the set ${id} (${hash.slice(0, 12)}) is not in the store`);
  }

  #keepOne(pack: Pack): Promise<void> {
    const known = this.#kept.get(pack.setHash);
    if (known !== undefined) return known;
    const keeping = this.#store.keepSet(pack.setHash, keepPack(pack));
    this.#kept.set(pack.setHash, keeping);
    keeping.catch(() => this.#kept.delete(pack.setHash));
    return keeping;
  }

  #cardsOf(packs: readonly Pack[]): Cards {
    const sets = packs.map(({ id, setHash }) => ({ id, hash: setHash }));
    const key = sets.map(({ hash }) => hash).join(' ');
    const known = this.#cards.get(key);
    if (known !== undefined) return known;
    const made = { pool: buildCardPool(packs), sets };
    makeRoom(this.#cards, MOST_MIXES);
    this.#cards.set(key, made);
    return made;
  }

  #bundleOf(pack: Pack): Bundle {
    const known = this.#bundles.get(pack);
    if (known !== undefined) return known;
    const made = packBundle(pack);
    const bundle = { hash: made.hash, json: JSON.stringify(made) };
    this.#bundles.set(pack, bundle);
    return bundle;
  }
}
