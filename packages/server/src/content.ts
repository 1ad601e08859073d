/** The card sets: as this server has them now, and as games began with them. */
import { loadSet, mistakesOf, packBundle, readKeptPack, keepPack, setIds } from '@kickdoor/packs/node';
import type { Pack } from '@kickdoor/packs';
import { buildCardPool, type CardPool, type RecordedSet } from '@kickdoor/rules';
import { TableProblem } from './problem.ts';
import { UnreadableError, type Store } from './store/store.ts';

/** The cards of a table. */
export interface Cards {
  readonly pool: CardPool;
  /** Its sets, each by the hash of what it says of its cards. */
  readonly sets: readonly RecordedSet[];
}

/** A set as the page needs it. */
export interface Bundle {
  /** Changes when anything in it does. */
  readonly hash: string;
  readonly json: string;
}

export class Content {
  readonly #store: Store;
  readonly #load: (id: string) => Pack;
  readonly #kept = new Map<string, Promise<void>>();
  readonly #old = new Map<string, Promise<Pack>>();
  readonly #cards = new Map<string, Cards>();
  readonly #bundles = new Map<string, Bundle>();

  /** `load` gives a set as it is now; tests have it give another one. */
  constructor(store: Store, load: (id: string) => Pack = loadSet) {
    this.#store = store;
    this.#load = load;
  }

  /** The cards of some sets as they are now. */
  now(sets: readonly string[]): Cards {
    const unknown = sets.findIndex((id) => !setIds().includes(id));
    if (unknown >= 0) {
      throw new TableProblem('bad-table', `there is no set ${sets[unknown] ?? ''}`, `sets[${unknown}]`);
    }
    if (new Set(sets).size < sets.length) throw new TableProblem('bad-table', 'a set is named twice', 'sets');
    return this.#cardsOf(sets.map(this.#load));
  }

  /** Puts the sets as they are now into the store, for a game that begins with them. */
  async keep(sets: readonly string[]): Promise<void> {
    await Promise.all(sets.map((id) => this.#keepOne(this.#load(id))));
  }

  /** The cards that a game began with. Throws {@link UnreadableError} where one of its sets can't be had any more. */
  async began(sets: readonly RecordedSet[]): Promise<Cards> {
    return this.#cardsOf(await Promise.all(sets.map((set) => this.#packOf(set))));
  }

  /** A set for the page, as it is now or (`hash`) as games began with it; `null` where there is none. */
  async bundle(id: string, hash: string | null): Promise<Bundle | null> {
    if (hash === null) return setIds().includes(id) ? this.#bundleOf(this.#load(id)) : null;
    const pack = await this.#packOf({ id, hash }).catch((error: unknown) => {
      if (error instanceof UnreadableError) return null;
      throw error;
    });
    return pack === null ? null : this.#bundleOf(pack);
  }

  #packOf({ id, hash }: RecordedSet): Promise<Pack> {
    const now = setIds().includes(id) ? this.#load(id) : null;
    if (now?.setHash === hash) return Promise.resolve(now);
    const known = this.#old.get(hash);
    if (known !== undefined) return known;
    const reading = this.#read(id, hash);
    this.#old.set(hash, reading);
    // What can't be read now may be put right while the server runs.
    reading.catch(() => this.#old.delete(hash));
    return reading;
  }

  /** A set out of the store. */
  async #read(id: string, hash: string): Promise<Pack> {
    const name = `the set ${id} (${hash.slice(0, 12)})`;
    const content = await this.#store.set(hash);
    if (content === null) throw new UnreadableError(`${name} is not in the store`);
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
    this.#cards.set(key, made);
    return made;
  }

  #bundleOf(pack: Pack): Bundle {
    const known = this.#bundles.get(pack.setHash);
    if (known !== undefined) return known;
    const made = packBundle(pack);
    const bundle = { hash: made.hash, json: JSON.stringify(made) };
    this.#bundles.set(pack.setHash, bundle);
    return bundle;
  }
}
