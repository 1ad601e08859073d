/** A room as its drivers see it. */
import { USUAL_STRENGTH, type Character, type Strength } from '@kickdoor/bots';
import type { Move, Seat, Thought } from '@kickdoor/rules';
import type { SeatRecord } from '../store/records.ts';
import { StaleError } from '../store/store.ts';
import type { Broadcasts } from '../telling/broadcasts.ts';
import type { Context } from '../context/context.ts';
import type { Driven } from '../drivers/driven.ts';
import type { HeldTable } from '../game/held-table.ts';
import type { Hours } from '../hours/hours.ts';
import { isBotPlayed, neverStopped } from '../seats/patience.ts';
import type { Presence } from './presence.ts';

/** The parts of a room that its drivers use. */
export interface Wheels {
  readonly context: Pick<Context, 'log'>;
  readonly table: HeldTable;
  readonly presence: Presence;
  readonly broadcasts: Broadcasts;
  readonly hours: () => Hours;
  /** Called after the game has moved, to broadcast that. */
  readonly advanced: () => void;
}

/** The interface of a room for its drivers. */
export function drivenBy(wheels: Wheels): Driven {
  const { table, presence, broadcasts, hours } = wheels;
  return {
    game: () => table.game,
    bots: () => table.setup.seats.flatMap((there, seat) => (isBotPlayed(there) ? [seat] : [])),
    strength: (seat) => strengthAt(table.setup.seats[seat]),
    character: (seat) => characterAt(table.setup.seats[seat]),
    sets: () => table.setup.began?.header.sets ?? [],
    speed: () => table.setup.speed,
    lesson: () => table.setup.lesson,
    pace: () => table.setup.pace,
    neverStopped: () => neverStopped(table.setup),
    awake: () => presence.awake && !table.setup.paused,
    away: () => presence.away,
    enqueue: (task) => table.enqueue(task),
    playFor: (number, seat, move, thought) => playFor(wheels, { number, seat, move, thought }),
    missed: (owing) => hours().missed(owing),
    remark: (seat, why) =>
      broadcasts.broadcastToViewers({ type: 'remark', seat, number: table.game?.number ?? 0, why }),
  };
}

function strengthAt(there: SeatRecord | undefined): Strength {
  return there?.kind === 'bot' ? there.strength : USUAL_STRENGTH;
}

function characterAt(there: SeatRecord | undefined): Character | null {
  return there?.kind === 'bot' ? there.character : null;
}

/** A move that was chosen after move `number`. */
interface Chosen {
  readonly number: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly thought: Thought | undefined;
}

/** Plays a move, unless the position is no longer the one it was chosen in. */
async function playFor(
  { context, table, advanced }: Wheels,
  { number, seat, move, thought }: Chosen,
): Promise<boolean> {
  const { game } = table;
  if (game?.number !== number) return false;
  const played = await game.play(seat, null, move, thought).catch(async (error: unknown) => {
    if (!(error instanceof StaleError)) throw error;
    await table.outrun();
    return null;
  });
  if (played === null) return false;
  if ('number' in played) {
    advanced();
    return true;
  }
  const what = { table: table.id, number, seat, verb: move.do, rule: played.refusal.rule };
  context.log.error(what, 'a move that the server made was refused');
  return false;
}
