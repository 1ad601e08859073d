/**
 * The card sets for tables in this browser: the page's own, the player's packs, and older editions that games began
 * with.
 */
import { buildCardPool, type CardDef, type RecordedSet } from '@kickdoor/rules';
import type { Cards, CardSets, ChosenSets, KnownPack } from '@kickdoor/tables/base/card-sets.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { UnreadableError, type TableStore } from '@kickdoor/tables/store/store.ts';
import { z } from 'zod';

/** Cards are not validated again: they come from the same code as the page. */
export const SetFile = z.looseObject({
  id: z.string(),
  setHash: z.string(),
  defs: z.array(z.custom<CardDef>((value) => typeof value === 'object' && value !== null)),
});
/** A set in the format of the page's build; a stored one also has its words. */
export type SetFile = z.infer<typeof SetFile>;

export class KeptSets implements CardSets {
  readonly #store: TableStore;
  readonly #now: Map<string, SetFile>;
  readonly #wordsOf: (set: SetFile) => Promise<object>;
  readonly #made = new Map<string, Cards>();

  /** `now`: the current sets; `wordsOf` returns the words of a set's cards by language. */
  constructor(store: TableStore, now: readonly SetFile[], wordsOf: (set: SetFile) => Promise<object>) {
    this.#store = store;
    this.#wordsOf = wordsOf;
    this.#now = new Map(now.map((set) => [set.id, set]));
  }

  /** Allows new tables to use an own pack with its words. */
  offer(set: SetFile): void {
    this.#now.set(set.id, set);
  }

  now(sets: readonly string[]): Cards {
    return this.#cardsOf(
      sets.map((id, at) => {
        const set = this.#now.get(id);
        if (set === undefined) throw new TableProblem('bad-table', `there is no set ${id}`, `sets[${at}]`);
        return set;
      }),
    );
  }

  async of({ sets }: ChosenSets): Promise<Cards> {
    return this.now(sets);
  }

  /** Nobody else sits at a browser's tables, so every pack its owner needs is here. */
  async packs(hashes: readonly string[]): Promise<readonly KnownPack[]> {
    if (hashes.length === 0) return [];
    throw new TableProblem('no-packs', 'the tables of a browser take no packs of hosts', 'packs');
  }

  async broughtAmong(): Promise<readonly KnownPack[]> {
    return [];
  }

  async keep(sets: readonly string[]): Promise<void> {
    for (const id of sets) {
      const set = this.#now.get(id);
      if (set === undefined || (await this.#store.set(set.setHash)) !== null) continue;
      const words = set['words'] ?? (await this.#wordsOf(set));
      await this.#store.keepSet(set.setHash, JSON.stringify({ ...set, words }));
    }
  }

  async began(sets: readonly RecordedSet[]): Promise<Cards> {
    return this.#cardsOf(await Promise.all(sets.map((set) => this.#beganWith(set))));
  }

  async #beganWith({ id, hash }: RecordedSet): Promise<SetFile> {
    const now = this.#now.get(id);
    if (now?.setHash === hash) return now;
    const kept = await this.#store.set(hash);
    const read = SetFile.safeParse(kept === null ? null : JSON.parse(kept)).data;
    if (read === undefined) throw new UnreadableError(`the set ${id} (${hash.slice(0, 12)}) is not here`);
    // New games with an own pack use this edition as well.
    if (now === undefined) this.#now.set(id, read);
    return read;
  }

  #cardsOf(files: readonly SetFile[]): Cards {
    const sets = files.map(({ id, setHash }) => ({ id, hash: setHash }));
    if (new Set(sets.map(({ id }) => id)).size < sets.length) {
      throw new TableProblem('bad-table', 'a set is named twice', 'sets');
    }
    const key = sets.map(({ hash }) => hash).join(' ');
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = { pool: buildCardPool(files.map(({ id, defs }) => ({ id, cards: defs }))), sets };
    this.#made.set(key, made);
    return made;
  }
}
