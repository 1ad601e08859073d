/**
 * How writers of the same table notify each other. A notification says only that there is something new in the store.
 */

export interface News {
  readonly table: string;
  /** Who wrote it; writers ignore their own. */
  readonly writer: string;
  /** Whether the table itself has changed, as lists of tables show it; otherwise its game. */
  readonly setup?: boolean;
}

export interface Messenger {
  tell(news: News): void;
  /** Calls back on every notification about a table; the returned function unsubscribes. */
  listen(table: string, heard: (news: News) => void): () => void;
}
