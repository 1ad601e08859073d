/** A store that keeps everything in memory, to find the cost of the disk. */
import type { MoveRecord, SavedClocks, Setup, TableRecord } from '@kickdoor/tables/store/records.ts';
import { StaleError, type Append, type Store } from '@kickdoor/tables/store/store.ts';
import type { State } from '@kickdoor/rules';

interface Kept {
  record: TableRecord;
  snapshot: { number: number; state: State } | null;
  readonly moves: MoveRecord[];
  readonly ids: Map<string, number>;
  clocks: SavedClocks;
}

/** A new, empty store. */
export function memoryStore(): Store {
  const tables = new Map<string, Kept>();
  const sets = new Map<string, string>();
  const at = (id: string): Kept => {
    const found = tables.get(id);
    if (found === undefined) throw new StaleError(`there is no table ${id}`);
    return found;
  };
  const change = (id: string, version: number, setup: Setup): Kept => {
    const kept = at(id);
    if (kept.record.version !== version) throw new StaleError(`table ${id} is not at version ${version}`);
    kept.record = { id, version: version + 1, setup };
    return kept;
  };
  return {
    async create(id, setup) {
      const record = { id, version: 1, setup };
      tables.set(id, { record, snapshot: null, moves: [], ids: new Map(), clocks: [] });
    },
    table: async (id) => tables.get(id)?.record ?? null,
    open: async () => [],
    async change(id, version, setup) {
      change(id, version, setup);
    },
    async start(id, version, setup, state, clocks) {
      const kept = change(id, version, setup);
      kept.snapshot = { number: 0, state };
      kept.clocks = clocks;
    },
    append: async (append) => add(at(append.table), append),
    find: async (id, seat, moveId) => at(id).ids.get(`${seat} ${moveId}`) ?? null,
    async game(id) {
      const { snapshot, moves, clocks } = at(id);
      return snapshot === null
        ? null
        : { snapshot, moves: moves.slice(snapshot.number), clocks, damage: null };
    },
    moves: async (id, from, to) => at(id).moves.slice(Math.max(0, from - 1), to),
    async snapshot(id, number, state) {
      at(id).snapshot = { number, state };
    },
    async keepSet(hash, content) {
      sets.set(hash, content);
    },
    set: async (hash) => sets.get(hash) ?? null,
    keepKey: async (_name, value) => value,
    async keepWaits(waits) {
      for (const { table, clocks } of waits) at(table).clocks = clocks;
    },
    // Under load nobody plays by correspondence, transfers seats, or manages tables.
    due: async () => [],
    keepCode: async () => undefined,
    code: async () => null,
    takeCode: async () => null,
    sweepCodes: async () => undefined,
    // No level counters, either.
    counterEntries: async () => null,
    addCounterEntries: async () => undefined,
    sweepCounters: async () => 0,
    // Hosts add no packs.
    keepPack: async () => undefined,
    pack: async () => null,
    packOfSet: async () => null,
    countPacks: async () => ({ packs: 0, size: 0 }),
    sweepPacks: async () => 0,
    probe: async () => undefined,
    bytes: async () => 0,
    census: async () => [],
    stored: async () => null,
    newest: async () => [],
    idle: async () => ({ tables: [], next: null }),
    remove: async () => undefined,
    bans: async () => [],
    ban: async () => undefined,
    unban: async () => false,
    close: async () => undefined,
  };
}

function add(kept: Kept, { table, move, clocks }: Append): void {
  const id = move.moveId === null ? null : `${move.seat} ${move.moveId}`;
  if (move.number !== kept.moves.length + 1 || (id !== null && kept.ids.has(id))) {
    throw new StaleError(`table ${table} does not wait for move ${move.number}`);
  }
  kept.moves.push(move);
  if (id !== null) kept.ids.set(id, move.number);
  kept.clocks = clocks;
}
