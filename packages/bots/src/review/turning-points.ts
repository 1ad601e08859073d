/** The turns of a finished game in which a player's chance to win changed most. */
import { replay, standing, type CardPool, type GameEvent, type GameRecord, type Seat } from '@kickdoor/rules';
import { chances } from '../search/value.ts';

/** A turn that moved a seat's chance to win. */
export interface TurningPoint {
  /** The number in the record of the act that began the turn, and the turn, from 1. */
  readonly number: number;
  readonly turn: number;
  readonly seat: Seat;
  /** Its chance to win at the start of this turn and of the next, from 0 to 1, with all cards face up. */
  readonly before: number;
  readonly after: number;
}

/** The start of a turn. */
interface Beginning {
  readonly number: number;
  readonly events: readonly GameEvent[];
  readonly chances: readonly number[];
}

const MOST = 3;

/** Smaller changes are normal fluctuation. */
const WORTH_TELLING = 0.05;

const swing = ({ before, after }: TurningPoint): number => Math.abs(after - before);

/** The seat whose chance changed most between the starts of two turns. */
function changeIn(turn: number, { number, chances: from }: Beginning, next: Beginning): TurningPoint {
  const changes = from.map((before, seat): TurningPoint => {
    return { number, turn, seat, before, after: next.chances[seat] ?? 0 };
  });
  return changes.reduce((most, one) => (swing(one) > swing(most) ? one : most));
}

/**
 * Finds the turning points of a recorded game, at most three, in game order. The last turn, whose importance is
 * obvious, is left out. Yields the number of each act it reaches.
 */
export function* turningPointsOf(
  pool: CardPool,
  record: GameRecord,
): Generator<number, readonly TurningPoint[]> {
  const steps: (Beginning | Omit<Beginning, 'chances'>)[] = [];
  for (const { n: number, events, state } of replay(pool, record)) {
    const begins = events.some(({ e }) => e === 'turn');
    steps.push(begins ? { number, events, chances: chances(pool, state) } : { number, events });
    yield number;
  }
  const turns = standing(steps).filter((step): step is Beginning => 'chances' in step);
  return turns
    .slice(0, -1)
    .flatMap((from, at) => {
      const next = turns[at + 1];
      return next === undefined ? [] : [changeIn(at + 1, from, next)];
    })
    .filter((one) => swing(one) >= WORTH_TELLING)
    .toSorted((one, other) => swing(other) - swing(one))
    .slice(0, MOST)
    .toSorted((one, other) => one.number - other.number);
}
