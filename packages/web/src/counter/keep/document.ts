/** One counter on this device: its entries, what they amount to, and which of them the server has. */
import { compareEntries, MOST_ENTRIES, type CounterDeed, type CounterEntry } from '@kickdoor/protocol';
import { fold, undoable, type Folded, type Undoable } from '../model/fold.ts';
import { keptText, newAuthor, phoneId, readKept, writeKept, type KeptCounter } from './storage.ts';

/** How the counter is connected with others. */
export type LinkState =
  /** It is on this device alone. */
  | 'alone'
  | 'connecting'
  | 'live'
  /** The server is out of reach; what is done meanwhile is sent later. */
  | 'apart'
  /** The server doesn't take it. */
  | 'refused';

export interface CounterState extends Folded, Undoable {
  readonly shared: boolean;
  readonly link: LinkState;
  /** Phones that are connected, this one included; 0 while it is not. */
  readonly phones: number;
  /** Entries that the server is not known to have. */
  readonly unsent: number;
  /** This device has no room for it, so it is gone when the page is closed. */
  readonly forgetful: boolean;
  /** It has as many entries as it may have. */
  readonly full: boolean;
  /** It has entries, here at least. */
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
  /** The text of what is kept, as it was last read or written. */
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

  /** Does something at the table. Returns the id of its entry; `null` if the counter is full. */
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

  /** Takes an entry back, whoever made it; or lets it hold again. */
  readonly takeBack = (of: string, back: boolean): void => this.#back(of, back);

  #back(of: string | null, back: boolean): void {
    if (of !== null) this.act({ is: 'undo', of, back });
  }

  /** From now on the counter is passed on to others. */
  share(): void {
    if (this.#shared) return;
    this.#shared = true;
    this.#changed();
  }

  /** What the server is told when the line opens. */
  get place(): { readonly log: string | null; readonly since: number } {
    return { log: this.#log, since: this.#since };
  }

  /** The server's list: under another name than before, or shorter, it may lack anything. */
  meet(log: string, since: number): void {
    if (log !== this.#log || since < this.#since) for (const id of this.#entries.keys()) this.#unsent.add(id);
    this.#log = log;
    this.#since = since;
    this.#shared = true;
    this.#changed();
  }

  /** Begins with the entries of a file. */
  begin(entries: readonly CounterEntry[]): void {
    for (const entry of entries.slice(0, MOST_ENTRIES)) {
      this.#entries.set(entry.id, entry);
      this.#unsent.add(entry.id);
    }
    this.#changed();
  }

  /** Entries of the server's list. What the server has under an id holds. */
  take(from: number, entries: readonly CounterEntry[]): void {
    if (from > this.#since) return;
    for (const entry of entries) {
      this.#entries.set(entry.id, entry);
      this.#unsent.delete(entry.id);
    }
    this.#since = Math.max(this.#since, from + entries.length);
    this.#changed();
  }

  /** The next entries to send, in their order. */
  next(most: number): readonly CounterEntry[] {
    const unsent = [...this.#unsent].flatMap((id) => this.#entries.get(id) ?? []);
    return unsent.toSorted(compareEntries).slice(0, most);
  }

  /** The server has these. */
  sent(entries: readonly CounterEntry[]): void {
    for (const { id } of entries) this.#unsent.delete(id);
    this.#changed();
  }

  connect(link: LinkState, phones = this.#phones): void {
    this.#link = link;
    this.#phones = link === 'live' ? phones : 0;
    this.#tell();
  }

  /** Another tab of this browser has kept something. */
  reread(): void {
    if (this.#merge()) this.#changed();
  }

  /** All of it, in order: what a file has. */
  ordered(): readonly CounterEntry[] {
    return [...this.#entries.values()].toSorted(compareEntries);
  }

  /** Adds what is kept and not known yet. Returns whether there was anything. */
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
    // A counter that somebody has only looked for is not kept.
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
