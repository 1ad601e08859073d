/** The turns of a finished game in which somebody's chance to win changed most. */
import { replay, standing, type CardPool, type GameEvent, type GameRecord, type Seat } from '@kickdoor/rules';
import { chances } from '../search/value.ts';

/** A turn that moved a seat's chance to win. */
export interface TurningPoint {
  /** The act that began the turn, as a record counts them, and the turn, from 1. */
  readonly number: number;
  readonly turn: number;
  readonly seat: Seat;
  /** Its chance to win when the turn began and when the next one did, from 0 to 1: with all cards open. */
  readonly before: number;
  readonly after: number;
}

/** The beginning of a turn. */
interface Beginning {
  readonly number: number;
  readonly events: readonly GameEvent[];
  readonly chances: readonly number[];
}

const MOST = 3;

/** Changes below this are the game's usual to and fro. */
const WORTH_TELLING = 0.05;

const swing = ({ before, after }: TurningPoint): number => Math.abs(after - before);

/** The seat whose chance changed most from the beginning of one turn to that of the next. */
function changeIn(turn: number, { number, chances: from }: Beginning, next: Beginning): TurningPoint {
  const changes = from.map((before, seat): TurningPoint => {
    return { number, turn, seat, before, after: next.chances[seat] ?? 0 };
  });
  return changes.reduce((most, one) => (swing(one) > swing(most) ? one : most));
}

/**
 * The turning points of a recorded game, three at most, in its order; the last turn isn't among them, since it tells itself.
 * Yields the number of the act that it has come to.
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
