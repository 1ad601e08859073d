/** Four members of a table on the plain server: one sends 200 bytes, all four receive them. */
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { openLine } from './line.ts';
import { oneOf, SEATS, Until, type OpenRoom, type Room } from './room.ts';

const Heard = z.object({ number: z.int() });
const REST = 'x'.repeat(170);

/** Seats four members. */
export async function openPlainRoom({ port, at, random, traffic }: OpenRoom): Promise<Room> {
  const until = new Until();
  const heard = Array.from({ length: SEATS }, () => 0);
  let number = 0;
  const lines: WebSocket[] = [];
  for (const seat of heard.keys()) {
    const hear = (text: string): void => {
      heard[seat] = Heard.parse(JSON.parse(text)).number;
      until.look();
    };
    lines.push(await openLine(`ws://127.0.0.1:${port}/${at}`, { traffic, hear }));
  }
  return {
    async play() {
      number += 1;
      oneOf(lines, random)?.send(JSON.stringify({ number, rest: REST }));
      await until.holds(() => heard.every((one) => one >= number));
    },
    leave() {
      for (const line of lines) line.terminate();
    },
  };
}
