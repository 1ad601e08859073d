/** A server's metrics, for Prometheus. */
import type { ErrorCode } from '@kickdoor/protocol';
import type { RuleId } from '@kickdoor/rules';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { PackCount } from '@kickdoor/tables/store/pack-store.ts';
import type { Meter, Mover } from '@kickdoor/tables/base/meter.ts';

/** Values read whenever the metrics are scraped. */
export interface Gauges {
  /** Tables in memory, and all tables, by sheet. */
  readonly tables: () => Promise<{
    readonly awake: ReadonlyMap<string, number>;
    readonly all: ReadonlyMap<string, number>;
  }>;
  readonly sockets: () => number;
  /** Packs that hosts brought. */
  readonly packs: () => Promise<PackCount>;
  readonly bytes: () => Promise<number>;
  readonly ready: () => Promise<boolean>;
}

/** In seconds: from a quick answer to one that a player notices. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const COMMIT_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Uses Prometheus's units, seconds and bytes. No label identifies a table, an address or a player. */
export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #moves = this.#counter('moves_total', 'Moves stored, by who made them', ['by']);
  readonly #refusals = this.#counter('refusals_total', 'Moves refused, by the chapter of the rule', [
    'chapter',
  ]);
  readonly #errors = this.#counter('errors_total', 'Errors told to clients, by code', ['code']);
  readonly #failures = this.#counter('commit_failures_total', 'Groups of moves that were not stored', []);
  readonly #latency = this.#histogram('move_duration_seconds', 'From a player’s move to its answer', SECONDS);
  readonly #commit = this.#histogram('commit_duration_seconds', 'Time to store a group of moves', SECONDS);
  readonly #size = this.#histogram('commit_moves', 'Moves stored together', COMMIT_SIZES);
  readonly #thinking = this.#histogram('bot_duration_seconds', 'Time in which a bot decides', SECONDS);

  constructor(version: string, gauges: Gauges) {
    collectDefaultMetrics({ register: this.#registry });
    this.#addGauges(gauges);
    this.#gauge('info', 'The version of the program', ['version'], (gauge) => gauge.set({ version }, 1));
  }

  /** The content type of {@link text}. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in Prometheus's text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  moved(by: Mover): void {
    this.#moves.inc({ by });
  }

  answered(ms: number): void {
    this.#latency.observe(ms / 1000);
  }

  refused(rule: RuleId): void {
    this.#refusals.inc({ chapter: rule.slice(0, rule.indexOf('.')) });
  }

  failed(code: ErrorCode): void {
    this.#errors.inc({ code });
  }

  thought(ms: number): void {
    this.#thinking.observe(ms / 1000);
  }

  committed(moves: number, ms: number): void {
    this.#size.observe(moves);
    this.#commit.observe(ms / 1000);
  }

  commitFailed(): void {
    this.#failures.inc();
  }

  #addGauges({ tables, sockets, packs, bytes, ready }: Gauges): void {
    this.#gauge('tables', 'Tables, by whether they are in memory', ['state', 'sheet'], async (gauge) => {
      const { awake, all } = await tables();
      gauge.reset();
      for (const [sheet, count] of all) {
        const up = awake.get(sheet) ?? 0;
        gauge.set({ state: 'awake', sheet }, up);
        gauge.set({ state: 'asleep', sheet }, Math.max(0, count - up));
      }
    });
    this.#gauge('sockets', 'Open connections', [], (gauge) => gauge.set(sockets()));
    this.#gauge('host_packs', 'Packs that hosts have brought', [], async (gauge) =>
      gauge.set((await packs()).packs),
    );
    this.#gauge('host_pack_bytes', 'What the store has of them', [], async (gauge) =>
      gauge.set((await packs()).size),
    );
    this.#gauge('store_bytes', 'Size of the store', [], async (gauge) => gauge.set(await bytes()));
    this.#gauge('ready', '1 if the server takes new tables', [], async (gauge) =>
      gauge.set((await ready()) ? 1 : 0),
    );
  }

  #counter<T extends string>(name: string, help: string, labelNames: readonly T[]): Counter<T> {
    return new Counter({ name: `kickdoor_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name: `kickdoor_${name}`, help, buckets, registers: [this.#registry] });
  }

  #gauge<T extends string>(
    name: string,
    help: string,
    labelNames: readonly T[],
    look: (gauge: Gauge<T>) => void | Promise<void>,
  ): void {
    const gauge: Gauge<T> = new Gauge<T>({
      name: `kickdoor_${name}`,
      help,
      labelNames,
      registers: [this.#registry],
      collect: (): void | Promise<void> => look(gauge),
    });
  }
}
