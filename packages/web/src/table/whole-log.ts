/** The log of a finished game from its record: a page that came late has only the last part of it from the server. */
import {
  eventFor,
  isRecordFault,
  readRecord,
  replay,
  type CardPool,
  type GameEvent,
  type Seat,
} from '@kickdoor/rules';
import type { LogEntry } from '../net/state.ts';
import { inSlices } from '../replay/sliced.ts';

/**
 * The log that a record tells, as a seat has heard it (`null`: as everybody has); `null` where it isn't to be had: what came
 * is no record, or it was stopped.
 */
export async function logOfRecord(
  text: string,
  { pool, seat }: { readonly pool: CardPool; readonly seat: Seat | null },
  signal: AbortSignal,
): Promise<readonly LogEntry[] | null> {
  const record = readRecord(text);
  if (isRecordFault(record)) return null;
  const log: LogEntry[] = [];
  const hear = (number: number, by: Seat, events: readonly GameEvent[]): void => {
    for (const [index, event] of events.entries()) {
      log.push({ key: `${number}.${index}`, number, by, event: eventFor(event, seat) });
    }
  };
  const steps = replay(pool, record);
  function* tell(): Generator<number, readonly LogEntry[]> {
    for (const { n, seat: by, events } of steps) {
      // The deal is no act, and no page hears of it.
      if (by !== null) hear(n, by, events);
      yield n;
    }
    return log;
  }
  return inSlices(tell(), signal);
}
