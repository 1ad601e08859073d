/** The list of public tables, which all nodes have from the database, each at most once in a moment. */
import type { TableList } from '@kickdoor/protocol';
import type { Messenger, News } from '@kickdoor/tables/messenger/messenger.ts';
import type { Hints } from './hints.ts';

/** Milliseconds for which a list is good without a hint. */
const GOOD = 2000;

/** Reads the list again after two seconds, or once something is known to have changed: many may ask. */
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

  /** The next list is read anew. */
  forget(): void {
    this.#kept = null;
  }
}

/** Tells the other nodes what their lists don't know yet. */
export class LobbyMessenger implements Messenger {
  readonly #inner: Messenger;
  readonly #hints: Hints;
  #changed: () => void = () => undefined;

  constructor(inner: Messenger, hints: Hints) {
    this.#inner = inner;
    this.#hints = hints;
  }

  /** Calls back when the list of this node is out of date. */
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
