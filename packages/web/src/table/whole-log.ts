/** Gets the complete log of a finished game from its record: the server sends late visitors only the last part. */
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
 * The log in a record as a seat saw it (`null`: as the public did). `null` if the text isn't a record, or if this was
 * aborted.
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
      // The deal isn't a move, and isn't in the log of any page.
      if (by !== null) hear(n, by, events);
      yield n;
    }
    return log;
  }
  return inSlices(tell(), signal);
}
