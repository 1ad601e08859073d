/** How the writers of one table hear of each other. What is told is only that there is something new in the store. */

export interface News {
  readonly table: string;
  /** Who wrote it; a writer need not hear of itself. */
  readonly writer: string;
}

export interface Messenger {
  tell(news: News): void;
  /** Calls back for each news of a table; the answer ends that. */
  listen(table: string, heard: (news: News) => void): () => void;
}
