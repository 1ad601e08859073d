/** Notifications between writers of the same table. They say only that there is something new in the store. */

export interface News {
  readonly table: string;
  /** The writer of the change; writers ignore their own. */
  readonly writer: string;
  /** Whether the table itself has changed, as lists of tables show it, rather than its game. */
  readonly setup?: boolean;
}

export interface Messenger {
  tell(news: News): void;
  /** Calls back on every notification about a table. The returned function unsubscribes. */
  listen(table: string, heard: (news: News) => void): () => void;
}
