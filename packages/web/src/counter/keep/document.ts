/** One counter on this device: its entries, the state they add up to, and which of them the server has. */
import { compareEntries, MOST_ENTRIES, type CounterDeed, type CounterEntry } from '@kickdoor/protocol';
import { fold, undoable, type Folded, type Undoable } from '../model/fold.ts';
import { keptText, newAuthor, phoneId, readKept, writeKept, type KeptCounter } from './storage.ts';

/** The state of the connection to other phones. */
export type LinkState =
  /** Only on this device. */
  | 'alone'
  | 'connecting'
  | 'live'
  /** The server is unreachable; entries made now are sent later. */
  | 'apart'
  /** The server rejects it. */
  | 'refused';

export interface CounterState extends Folded, Undoable {
  readonly shared: boolean;
  readonly link: LinkState;
  /** Connected phones, including this one; 0 while this one is offline. */
  readonly phones: number;
  /** Entries not yet confirmed by the server. */
  readonly unsent: number;
  /** This device has no space for it, so closing the page loses it. */
  readonly forgetful: boolean;
  /** It has reached the maximum number of entries. */
  readonly full: boolean;
  /** This device has entries of it. */
  readonly known: boolean;
}

export class CounterDocument {
  readonly id: string;
  readonly phone = phoneId();
  readonly #author = newAuthor();
  #made = 0;
  readonly #entries = new Map<string, CounterEntry>();
  readonly #unsent = new Set<string>();
  #shared = false;
  #log: string | null = null;
  #since = 0;
  #link: LinkState = 'alone';
  #phones = 0;
  #forgetful = false;
  /** The stored text, as last read or written. */
  #text: string | null = null;
  #state: CounterState;
  readonly #listeners = new Set<() => void>();
  /** Called when there is something to send. */
  onUnsent: () => void = () => undefined;

  constructor(id: string) {
    this.id = id;
    this.#merge();
    this.#state = this.#told();
  }

  readonly snapshot = (): CounterState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds an entry. Returns its id; `null` if the counter is full. */
  readonly act = (deed: CounterDeed): string | null => {
    if (this.#entries.size >= MOST_ENTRIES) return null;
    const id = `${this.#author}.${this.#made}`;
    const clock = this.#state.clock + 1;
    this.#made += 1;
    this.#entries.set(id, { id, clock, at: Date.now(), phone: this.phone, deed });
    this.#unsent.add(id);
    this.#changed();
    this.onUnsent();
    return id;
  };

  readonly undo = (): void => this.#back(this.#state.undo, true);
  readonly redo = (): void => this.#back(this.#state.redo, false);

  /** Undoes an entry, whoever made it, or restores it. */
  readonly takeBack = (of: string, back: boolean): void => this.#back(of, back);

  #back(of: string | null, back: boolean): void {
    if (of !== null) this.act({ is: 'undo', of, back });
  }

  /** Shares the counter from now on. */
  share(): void {
    if (this.#shared) return;
    this.#shared = true;
    this.#changed();
  }

  /** The position that the server is told when the connection opens. */
  get place(): { readonly log: string | null; readonly since: number } {
    return { log: this.#log, since: this.#since };
  }

  /** Compares with the server's list: if that has another name than before, or is shorter, it may lack any entry. */
  meet(log: string, since: number): void {
    if (log !== this.#log || since < this.#since) for (const id of this.#entries.keys()) this.#unsent.add(id);
    this.#log = log;
    this.#since = since;
    this.#shared = true;
    this.#changed();
  }

  /** Starts with the entries from a file. */
  begin(entries: readonly CounterEntry[]): void {
    for (const entry of entries.slice(0, MOST_ENTRIES)) {
      this.#entries.set(entry.id, entry);
      this.#unsent.add(entry.id);
    }
    this.#changed();
  }

  /** Takes entries from the server's list. They replace local ones with the same id. */
  take(from: number, entries: readonly CounterEntry[]): void {
    if (from > this.#since) return;
    for (const entry of entries) {
      this.#entries.set(entry.id, entry);
      this.#unsent.delete(entry.id);
    }
    this.#since = Math.max(this.#since, from + entries.length);
    this.#changed();
  }

  /** The next entries to send, in order. */
  next(most: number): readonly CounterEntry[] {
    const unsent = [...this.#unsent].flatMap((id) => this.#entries.get(id) ?? []);
    return unsent.toSorted(compareEntries).slice(0, most);
  }

  /** The server has confirmed these. */
  sent(entries: readonly CounterEntry[]): void {
    for (const { id } of entries) this.#unsent.delete(id);
    this.#changed();
  }

  connect(link: LinkState, phones = this.#phones): void {
    this.#link = link;
    this.#phones = link === 'live' ? phones : 0;
    this.#tell();
  }

  /** Another tab of this browser has written to storage. */
  reread(): void {
    if (this.#merge()) this.#changed();
  }

  /** All entries in order, as saved to a file. */
  ordered(): readonly CounterEntry[] {
    return [...this.#entries.values()].toSorted(compareEntries);
  }

  /** Adds stored entries that are new here. Returns whether there were any. */
  #merge(): boolean {
    const text = keptText(this.id);
    if (text === null || text === this.#text) return false;
    this.#text = text;
    const kept = readKept(text);
    if (kept === null) return false;
    const unsent = new Set(kept.unsent);
    for (const entry of kept.entries) {
      if (this.#entries.has(entry.id)) continue;
      this.#entries.set(entry.id, entry);
      if (unsent.has(entry.id)) this.#unsent.add(entry.id);
    }
    this.#shared ||= kept.shared;
    if (this.#log === null) [this.#log, this.#since] = [kept.log, kept.since];
    return true;
  }

  #changed(): void {
    this.#merge();
    const kept: KeptCounter = {
      entries: [...this.#entries.values()],
      shared: this.#shared,
      log: this.#log,
      since: this.#since,
      unsent: [...this.#unsent],
      at: Date.now(),
    };
    this.#text = JSON.stringify(kept);
    // A counter that was only opened is not stored.
    if (this.#entries.size > 0) this.#forgetful = !writeKept(this.id, this.#text);
    this.#tell();
  }

  #tell(): void {
    this.#state = this.#told();
    for (const listener of this.#listeners) listener();
  }

  #told(): CounterState {
    const folded = fold(this.#entries.values());
    return {
      ...folded,
      ...undoable(this.#entries.values(), folded.history, this.phone),
      shared: this.#shared,
      link: this.#link,
      phones: this.#phones,
      unsent: this.#unsent.size,
      forgetful: this.#forgetful,
      full: this.#entries.size >= MOST_ENTRIES,
      known: this.#entries.size > 0,
    };
  }
}
