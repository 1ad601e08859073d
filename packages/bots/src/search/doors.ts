/** What kicking open a door yields on average, by strength. */
import type { CardPool } from '@kickdoor/rules';

/** Anybody stronger than this beats every monster. */
const STRONGEST = 60;

/** Averages over all Door cards, for each strength from 0 to {@link STRONGEST}. */
interface Doors {
  /** The chance of a monster that can be beaten alone, from 0 to 1. */
  readonly beaten: readonly number[];
  /** The Levels and Treasures of such monsters, averaged over all Door cards. */
  readonly levels: readonly number[];
  readonly treasures: readonly number[];
}

const known = new WeakMap<CardPool, Doors>();

function count(pool: CardPool): Doors {
  const doors = pool.cards.filter(({ deck }) => deck === 'doors').length;
  const monsters = pool.cards.filter(({ kind }) => kind === 'monster');
  const mean = (of: (monster: (typeof monsters)[number]) => number): number[] =>
    Array.from({ length: STRONGEST + 1 }, (_, strength) => {
      let sum = 0;
      for (const monster of monsters) if (monster.level < strength) sum += of(monster);
      return sum / Math.max(1, doors);
    });
  return { beaten: mean(() => 1), levels: mean((it) => it.levels), treasures: mean((it) => it.treasures) };
}

function doorsOf(pool: CardPool): Doors {
  const found = known.get(pool) ?? count(pool);
  known.set(pool, found);
  return found;
}

/** What a random Door card of the pool yields to a player of this strength who fights alone. */
export function behindDoor(
  pool: CardPool,
  strength: number,
): { beaten: number; levels: number; treasures: number } {
  const { beaten, levels, treasures } = doorsOf(pool);
  const at = Math.min(STRONGEST, Math.max(0, Math.floor(strength)));
  return { beaten: beaten[at] ?? 0, levels: levels[at] ?? 0, treasures: treasures[at] ?? 0 };
}
