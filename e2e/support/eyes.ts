/** What the server has sent a page, read from its socket, so that tests know what the page must show. */
import { follow, ServerMessage, type ServerMessageOf, type TableInfo } from '@kickdoor/protocol';
import type { Page } from 'playwright-core';

/** Longer than any wait in a game: after this many milliseconds without a message, the game is stuck. */
const PATIENCE = 45_000;

export class Eyes {
  /** All messages the page received, newest last; changes are stored as the updates they result in. */
  readonly messages: ServerMessage[] = [];
  readonly #checks = new Set<() => void>();
  readonly #page: Page;
  /** The number of messages before those of the table that the page is at now. */
  #earlier = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', (socket) => {
      // Level counters have separate connections.
      if (!socket.url().includes('/api/tables/')) return;
      socket.on('framereceived', ({ payload }) => this.hear(payload.toString()));
    });
  }

  /** Handles a message as received by the page. */
  hear(text: string): void {
    this.#hear(ServerMessage.parse(JSON.parse(text)));
    for (const check of this.#checks) check();
  }

  #hear(message: ServerMessage): void {
    const isElsewhere = message.type === 'table' && this.table !== null && message.table.id !== this.table.id;
    if (isElsewhere) this.#earlier = this.messages.length;
    if (message.type !== 'change') {
      this.messages.push(message);
      return;
    }
    const followed = follow(this.#newest('update'), message);
    // If the change can't be applied, the page asks for a full update.
    if ('update' in followed) this.messages.push(followed.update);
  }

  #newest<T extends ServerMessage['type']>(type: T): ServerMessageOf<T> | null {
    const isOfType = (message: ServerMessage): message is ServerMessageOf<T> => message.type === type;
    return this.messages.slice(this.#earlier).findLast(isOfType) ?? null;
  }

  /** The latest state of the game that the page received. */
  get now(): ServerMessageOf<'update'> {
    const update = this.#newest('update');
    if (update === null) throw new Error('the game has not started');
    return update;
  }

  /** The latest state of the table that the page received; `null` before the first. */
  get table(): TableInfo | null {
    return this.#newest('table')?.table ?? null;
  }

  get seat(): number | null {
    return this.#newest('table')?.you.seat ?? null;
  }

  /** How many of this page's moves were refused. */
  get refused(): number {
    return this.messages.filter(({ type }) => type === 'refused').length;
  }

  /** Waits until the condition holds and the page has drawn what it received. */
  async until(isSo: () => boolean, what: string, patience = PATIENCE): Promise<void> {
    await this.#heard(isSo, what, patience);
    const sent = { id: this.table?.id ?? null, number: this.#newest('update')?.number ?? 0 };
    await this.#page.waitForFunction(isDrawn, sent, { timeout: patience });
  }

  #heard(isSo: () => boolean, what: string, patience: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (done: () => void) => {
        clearTimeout(timer);
        this.#checks.delete(check);
        done();
      };
      const check = () => {
        if (isSo()) end(resolve);
      };
      const last = () => JSON.stringify(this.messages.at(-1) ?? null).slice(0, 600);
      const fail = () => reject(new Error(`${what} did not happen; the last message: ${last()}`));
      const timer = setTimeout(() => end(fail), patience);
      this.#checks.add(check);
      check();
    });
  }

  /** Waits until the game has started and passed a given move. */
  async past(number: number): Promise<void> {
    await this.until(() => (this.#newest('update')?.number ?? -1) > number, `a move after ${number}`);
  }
}

/** Runs in the page: whether the table it shows, if any, is the expected one and is up to date with an update. */
function isDrawn({ id, number }: { readonly id: string | null; readonly number: number }): boolean {
  const table = document.querySelector<HTMLElement>('[data-testid=table]');
  if (table === null) return true;
  const isHere = id === null || location.pathname.endsWith(id);
  return isHere && Number(table.dataset['number']) >= number;
}
