/** The guided games, and when each has reached its goal. */
import type { LessonId } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import type { LogEntry } from '../net/state.ts';

/** The guided games in their intended order. */
const LESSONS = ['door', 'help', 'betrayal'] as const satisfies readonly LessonId[];

/** The guided game after this one; `null` after the last. */
export function lessonAfter(lesson: LessonId): LessonId | null {
  return LESSONS[LESSONS.indexOf(lesson) + 1] ?? null;
}

/**
 * Whether the log contains what a guided game teaches: a fight won by this seat, one won with help, or one that
 * somebody else lost after this seat played a card.
 */
export function isLearned(lesson: LessonId, seat: Seat, log: readonly LogEntry[]): boolean {
  const events = log.map(({ event }) => event);
  if (lesson === 'betrayal') {
    const card = events.findIndex((event) =>
      event.e === 'enhanced' || event.e === 'boosted' ? event.seat === seat : false,
    );
    return (
      card >= 0 &&
      events
        .slice(card)
        .some((event) => (event.e === 'caught' || event.e === 'escaped') && event.seat !== seat)
    );
  }
  return events.some(
    (event) => event.e === 'won' && event.seat === seat && (lesson === 'door' || event.helper !== null),
  );
}
