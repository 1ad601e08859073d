/** The list of public tables, which each node reads from the database and caches. */
import type { TableList } from '@kickdoor/protocol';
import type { Messenger, News } from '@kickdoor/tables/messenger/messenger.ts';
import type { Hints } from './hints.ts';

/** Milliseconds for which a list is valid without a hint. */
const GOOD = 2000;

/** Caches the list for two seconds, or until something is known to have changed, since many may ask for it. */
export class Lobby {
  readonly #read: () => Promise<TableList>;
  readonly #now: () => number;
  #kept: { readonly list: Promise<TableList>; readonly at: number } | null = null;

  constructor(read: () => Promise<TableList>, now: () => number) {
    this.#read = read;
    this.#now = now;
  }

  list(): Promise<TableList> {
    const kept = this.#kept;
    if (kept !== null && this.#now() - kept.at < GOOD) return kept.list;
    const list = this.#read();
    const mine = { list, at: this.#now() };
    this.#kept = mine;
    list.catch(() => {
      if (this.#kept === mine) this.#kept = null;
    });
    return list;
  }

  /** Discards the cached list. */
  forget(): void {
    this.#kept = null;
  }
}

/** Tells the other nodes when the list has changed. */
export class LobbyMessenger implements Messenger {
  readonly #inner: Messenger;
  readonly #hints: Hints;
  #changed: () => void = () => undefined;

  constructor(inner: Messenger, hints: Hints) {
    this.#inner = inner;
    this.#hints = hints;
  }

  /** Calls back when this node's list is out of date. */
  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  tell(news: News): void {
    this.#inner.tell(news);
    if (news.setup !== true) return;
    this.#changed();
    this.#hints.tell({ about: 'lobby' });
  }

  listen(table: string, heard: (news: News) => void): () => void {
    return this.#inner.listen(table, heard);
  }
}
