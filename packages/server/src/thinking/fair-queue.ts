/** A queue in which tables take turns, so that a table with many bots doesn't hold up others. */
export class FairQueue<T> {
  /** Waiting items by table, the next table first. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(table: string, one: T): void {
    const line = this.#waiting.get(table);
    if (line === undefined) this.#waiting.set(table, [one]);
    else line.push(one);
    this.#size += 1;
  }

  /** Takes the first item of the next table, which then goes behind all others; `null` if none waits. */
  next(): T | null {
    const [entry] = this.#waiting;
    if (entry === undefined) return null;
    const [table, [one, ...rest]] = entry;
    this.#waiting.delete(table);
    if (rest.length > 0) this.#waiting.set(table, rest);
    this.#size -= 1;
    return one ?? null;
  }

  /** Removes an item if it is still there. */
  remove(table: string, one: T): void {
    const line = this.#waiting.get(table);
    if (line === undefined || !line.includes(one)) return;
    const rest = line.filter((other) => other !== one);
    if (rest.length > 0) this.#waiting.set(table, rest);
    else this.#waiting.delete(table);
    this.#size -= 1;
  }
}
