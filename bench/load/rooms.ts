/** Fills a server with rooms. */
import { loadBoardgame } from '../peers/boardgame.ts';
import { numbers } from '../figures.ts';
import { BoardgameRoom } from './players/boardgame.ts';
import { KickdoorRoom } from './players/kickdoor.ts';
import { openPlainRoom } from './players/plain.ts';
import type { OpenRoom, Room, Traffic } from './players/room.ts';
import type { Kind, ServerProcess } from './server-process.ts';

/** How many rooms are opened at the same time. */
const AT_ONCE = 8;

/** Opens rooms of four players each. */
export async function openRooms(
  kind: Kind,
  { port }: ServerProcess,
  { count, traffic, peers }: { readonly count: number; readonly traffic: Traffic; readonly peers: string },
): Promise<readonly Room[]> {
  const open = opener(kind, peers);
  const random = numbers(1313);
  const rooms: Room[] = [];
  for (let at = 0; at < count; at += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - at);
    const next = Array.from({ length }, (_, more) => open({ port, at: at + more, random, traffic }));
    rooms.push(...(await Promise.all(next)));
  }
  return rooms;
}

function opener(kind: Kind, peers: string): (options: OpenRoom) => Promise<Room> {
  if (kind === 'plain') return openPlainRoom;
  if (kind !== 'boardgame') return (options) => KickdoorRoom.open(options);
  const { legal } = loadBoardgame(peers);
  return (options) => BoardgameRoom.open(options, legal);
}
