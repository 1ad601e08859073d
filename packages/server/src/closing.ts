/** What to close when a server stops or fails to start. */
type Task = () => unknown;

/** Closes things in the reverse order of their opening. */
export class Closing {
  #tasks: Task[] = [];

  /** Registers something open. `close` is called once, and may return a promise. */
  add(close: Task): void {
    this.#tasks.push(close);
  }

  /** Closes everything one by one, even if some of it fails. Throws the first error at the end. */
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
