/** Tells when a table rests. */
import type { TableInfo } from '@kickdoor/protocol';

/**
 * Whether no person who plays is there: then stand-ins rest, too, until somebody is back. By correspondence everybody
 * counts as present.
 */
export function gameRests({ seats, pace }: Pick<TableInfo, 'seats' | 'pace'>): boolean {
  const persons = seats.filter(({ kind }) => kind === 'person');
  return (
    persons.length > 0 &&
    persons.every(({ standIn, connected }) => standIn || !(connected || pace === 'days'))
  );
}
