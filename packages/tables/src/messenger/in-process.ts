import type { Messenger, News } from './messenger.ts';

/** Messaging within one process. */
export class InProcessMessenger implements Messenger {
  readonly #listeners = new Map<string, readonly ((news: News) => void)[]>();

  tell(news: News): void {
    for (const heard of this.#listeners.get(news.table) ?? []) heard(news);
  }

  listen(table: string, heard: (news: News) => void): () => void {
    this.#listeners.set(table, [...(this.#listeners.get(table) ?? []), heard]);
    return () => {
      const left = (this.#listeners.get(table) ?? []).filter((one) => one !== heard);
      if (left.length === 0) this.#listeners.delete(table);
      else this.#listeners.set(table, left);
    };
  }
}
