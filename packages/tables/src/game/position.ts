/** Games that began at a position that somebody chose, and not with a deal. */
import type { TableInfo } from '@kickdoor/protocol';
import { z } from 'zod';
import type { Setup } from '../store/records.ts';

/** What is told of a position; all of it was checked when the game began there. */
const Position = z.object({ turns: z.int(), players: z.array(z.object({ level: z.int() })) });

/** Where the game began; `null` for one that was dealt, or has not begun. */
export function positionOf({ began }: Setup): TableInfo['position'] {
  if (began?.header.start === undefined) return null;
  const { turns, players } = Position.parse(began.header.start);
  return { turns, levels: players.map(({ level }) => level) };
}

/** Whether the game began at such a position. */
export const isPositioned = ({ began }: Setup): boolean => began?.header.start !== undefined;
