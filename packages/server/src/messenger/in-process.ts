import { EventEmitter } from 'node:events';
import type { Messenger, News } from './messenger.ts';

/** Messaging within one process. */
export class InProcessMessenger implements Messenger {
  readonly #emitter = new EventEmitter<Record<string, [News]>>().setMaxListeners(0);

  tell(news: News): void {
    this.#emitter.emit(`table ${news.table}`, news);
  }

  listen(table: string, heard: (news: News) => void): () => void {
    const name = `table ${table}`;
    this.#emitter.on(name, heard);
    return () => this.#emitter.off(name, heard);
  }
}
