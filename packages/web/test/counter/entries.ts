/** Phones that make entries at one counter, connected or not. */
import type { CounterDeed, CounterEntry } from '@kickdoor/protocol';
import { fold, type Folded } from '../../src/counter/model/fold.ts';

/** A phone with the entries that it knows. */
export class TestPhone {
  readonly name: string;
  readonly entries = new Map<string, CounterEntry>();
  #made = 0;

  constructor(name: string) {
    this.name = name.padEnd(8, '-');
  }

  get folded(): Folded {
    return fold(this.entries.values());
  }

  act(deed: CounterDeed): string {
    const id = `${this.name}.${this.#made}`;
    this.#made += 1;
    const entry = { id, clock: this.folded.clock + 1, at: 1_764_000_000_000, phone: this.name, deed };
    this.entries.set(id, entry);
    return id;
  }

  /** Takes the entries that another phone knows. */
  hear(other: TestPhone): void {
    for (const [id, entry] of other.entries) this.entries.set(id, entry);
  }
}

/** Phones that all know the same players. */
export function table(phones: readonly string[], names: readonly string[]) {
  const all = phones.map((name) => new TestPhone(name));
  const [first] = all;
  if (first === undefined) throw new Error('there is no phone');
  const players = names.map((name) => first.act({ is: 'player', name, color: 'blue', sex: 'female' }));
  for (const phone of all) phone.hear(first);
  return { phones: all, players };
}
