/** When a table rests. */
import type { TableInfo } from '@kickdoor/protocol';

/**
 * Whether no person is there who plays: then the bots that stand in rest, too, until somebody is back. By correspondence
 * everybody counts as there.
 */
export function gameRests({ seats, pace }: Pick<TableInfo, 'seats' | 'pace'>): boolean {
  const persons = seats.filter(({ kind }) => kind === 'person');
  return (
    persons.length > 0 &&
    persons.every(({ standIn, connected }) => standIn || !(connected || pace === 'days'))
  );
}
