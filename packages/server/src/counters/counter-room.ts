/** A level counter that phones share: a list of entries that only grows. Only the phones know what the entries mean. */
import { randomBytes } from 'node:crypto';
import { MOST_ENTRIES, type CounterEntry, type CounterServerMessage } from '@kickdoor/protocol';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { Queue } from '@kickdoor/tables/base/queue.ts';
import type { CounterStore, KeptEntry } from '@kickdoor/tables/store/counter-store.ts';
import { StaleError } from '@kickdoor/tables/store/store.ts';

/** Entries per message. */
const PAGE = 200;
/** How often adding entries is retried after another node was faster. */
const ATTEMPTS = 8;

/** A connected phone. */
export interface Phone {
  send(text: string): void;
  /** How many entries of the list it has been sent. */
  has: number;
}

/**
 * One instance per counter and process, shared by its phones. Other nodes may add to the same list: {@link refresh}
 * reads their entries, and {@link put} retries after them.
 */
export class CounterRoom {
  readonly id: string;
  readonly #store: CounterStore;
  readonly #date: () => number;
  readonly #phones = new Set<Phone>();
  readonly #queue = new Queue();
  #log = newLog();
  #isKept = false;
  readonly #entries: KeptEntry[] = [];
  readonly #ids = new Set<string>();

  constructor(id: string, store: CounterStore, date: () => number) {
    this.id = id;
    this.#store = store;
    this.#date = date;
  }

  /** The number of connected phones. */
  get phones(): number {
    return this.#phones.size;
  }

  /** Whether the store has entries of it. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Reads entries added since the last time, here or by another node, and passes them on. */
  refresh(): Promise<void> {
    return this.#queue.run(() => this.#read());
  }

  /** Adds a phone that has `since` entries of the list `log`. */
  enter(phone: Phone, { log, since }: { readonly log: string | null; readonly since: number }): void {
    const has = log === this.#log && since <= this.#entries.length ? since : 0;
    phone.has = has;
    this.#phones.add(phone);
    tell(phone, { type: 'log', log: this.#log, count: this.#entries.length, since: has });
    this.#catchUp(phone);
    this.#count();
  }

  leave(phone: Phone): void {
    if (this.#phones.delete(phone)) this.#count();
  }

  /**
   * Adds the entries that are not there yet and, once they are on disk, sends them to everybody. Throws a
   * `TableProblem` if there is no room for them, or if one comes after an entry that is missing.
   */
  put(entries: readonly CounterEntry[]): Promise<void> {
    return this.#queue.run(() => this.#put(entries, ATTEMPTS));
  }

  async #put(entries: readonly CounterEntry[], attempts: number): Promise<void> {
    const fresh = this.#fresh(entries);
    if (fresh.length === 0) return;
    try {
      const from = this.#entries.length;
      const more = { counter: this.id, log: this.#log, from, entries: fresh, at: this.#date() };
      await this.#store.addCounterEntries(more);
    } catch (error) {
      if (!(error instanceof StaleError) || attempts === 0) throw error;
      await this.#read();
      await this.#put(entries, attempts - 1);
      return;
    }
    this.#isKept = true;
    this.#add(fresh);
  }

  /** Returns the new ones of these entries, validated and without duplicates. */
  #fresh(entries: readonly CounterEntry[]): readonly KeptEntry[] {
    const fresh = new Map<string, KeptEntry>();
    for (const [at, entry] of entries.entries()) {
      if (this.#ids.has(entry.id)) continue;
      const count = this.#entries.length + fresh.size;
      if (count >= MOST_ENTRIES) throw new TableProblem('table-full', 'this counter is full');
      // An entry's clock counts at least the entries that its phone had seen, so all of those must be here.
      if (entry.clock > count + 1) {
        throw new TableProblem(
          'bad-message',
          'comes after entries that are not there',
          `entries[${at}].clock`,
        );
      }
      fresh.set(entry.id, { id: entry.id, json: JSON.stringify(entry) });
    }
    return [...fresh.values()];
  }

  async #read(): Promise<void> {
    const from = this.#isKept ? this.#entries.length : 0;
    const kept = await this.#store.counterEntries(this.id, from);
    if (kept === null) {
      // It was deleted, so the phones' entries start another list.
      if (this.#isKept) this.#restart(newLog());
      return;
    }
    const isAnother = kept.log !== this.#log;
    const all = isAnother && from > 0 ? ((await this.#store.counterEntries(this.id, 0)) ?? kept) : kept;
    if (isAnother) this.#restart(all.log);
    this.#isKept = true;
    this.#add(all.entries);
  }

  /** Replaces this list with another. */
  #restart(log: string): void {
    this.#log = log;
    this.#isKept = false;
    this.#entries.length = 0;
    this.#ids.clear();
    for (const phone of this.#phones) {
      phone.has = 0;
      tell(phone, { type: 'log', log, count: 0, since: 0 });
    }
  }

  #add(entries: readonly KeptEntry[]): void {
    for (const entry of entries) {
      this.#entries.push(entry);
      this.#ids.add(entry.id);
    }
    for (const phone of this.#phones) this.#catchUp(phone);
  }

  #catchUp(phone: Phone): void {
    for (let from = phone.has; from < this.#entries.length; from += PAGE) {
      const page = this.#entries.slice(from, from + PAGE).map(({ json }) => json);
      phone.send(`{"type":"entries","from":${from},"entries":[${page.join(',')}]}`);
    }
    phone.has = this.#entries.length;
  }

  #count(): void {
    for (const phone of this.#phones) tell(phone, { type: 'phones', count: this.#phones.size });
  }
}

/** The name of a new list. */
const newLog = () => randomBytes(9).toString('base64url');

function tell(phone: Phone, message: CounterServerMessage): void {
  phone.send(JSON.stringify(message));
}
