/** A table as the holder of a seat's secret sees it from outside. */
import type { MyTableList } from '@kickdoor/protocol';
import type { Setup } from '../store/records.ts';
import { awaited } from './awaited.ts';
import type { LiveGame } from '../game/live-game.ts';
import { isPositioned } from '../game/position.ts';
import { seatOf } from '../seats/seats.ts';

interface Seen {
  readonly id: string;
  readonly setup: Setup;
  readonly game: LiveGame | null;
}

/** What the holder of a secret sees; `null` if it opens no seat. */
export function seenBy({ id, setup, game }: Seen, secret: string): MyTableList['tables'][number] | null {
  const seat = seatOf(setup, secret);
  if (seat === null) return null;
  const { name, stage, sheet, lesson } = setup;
  const players = setup.seats.flatMap((there) => (there.kind === 'empty' ? [] : [there.name]));
  const played = stage === 'playing' ? game : null;
  return {
    id,
    name,
    stage,
    sheet,
    lesson,
    positioned: isPositioned(setup),
    seat,
    players,
    turn: played?.state.turn ?? null,
    waits: played !== null && awaited(played.pool, played.state, seat),
    left: played?.waits.due() ?? null,
  };
}
