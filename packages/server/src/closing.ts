/** What has to be closed again when a server stops, or does not get as far as running. */
type Task = () => unknown;

/** Closes things in the reverse order of their opening. */
export class Closing {
  #tasks: Task[] = [];

  /** Something is open from now on; `close` is called once, and may return a promise. */
  add(close: Task): void {
    this.#tasks.push(close);
  }

  /** Closes everything, one after the other. What fails keeps nothing else open; the first error is thrown at the end. */
  async run(): Promise<void> {
    const tasks = this.#tasks.toReversed();
    this.#tasks = [];
    const errors: unknown[] = [];
    for (const task of tasks) {
      try {
        await task();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
