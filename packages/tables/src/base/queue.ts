/** Runs tasks one at a time, in the order they arrived (D1). */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(task);
    // The next task runs even if this one failed; its caller gets the error.
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
