/** Runs tasks one after the other, in the order in which they came (D1). */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(task);
    // The next task runs whether or not this one failed; its caller hears of that.
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
