/** Games that began at a chosen position instead of a deal. */
import type { TableInfo } from '@kickdoor/protocol';
import { z } from 'zod';
import type { Setup } from '../store/records.ts';

/** The fields of a position that clients see. All of it was validated when the game began. */
const Position = z.object({ turns: z.int(), players: z.array(z.object({ level: z.int() })) });

/** Where the game began; `null` if it was dealt or has not begun. */
export function positionOf({ began }: Setup): TableInfo['position'] {
  if (began?.header.start === undefined) return null;
  const { turns, players } = Position.parse(began.header.start);
  return { turns, levels: players.map(({ level }) => level) };
}

/** Whether the game began at a chosen position. */
export const isPositioned = ({ began }: Setup): boolean => began?.header.start !== undefined;
