import type { View } from '@kickdoor/rules';
import { anyMove } from './chance.ts';
import type { TestClient } from './test-client.ts';

/**
 * Makes the players play random legal moves, one at a time, until the condition holds (checked after each move) or the
 * game is over. Returns whether the condition held.
 */
export async function playUntil(
  clients: readonly TestClient[],
  random: () => number,
  isSo: (view: View, number: number) => boolean,
): Promise<boolean> {
  let at = 0;
  for (let idle = 0; idle < clients.length; at += 1) {
    const client = clients[at % clients.length];
    if (client === undefined) break;
    if (client.view.phase === 'over') return false;
    if (isSo(client.view, client.number)) return true;
    const move = anyMove(client.update, random);
    if (move === null) {
      idle += 1;
      continue;
    }
    idle = 0;
    const answer = await client.move(move);
    if (answer.type !== 'accepted') throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(answer)}`);
    await Promise.all(clients.map((each) => each.untilNumber(answer.number)));
  }
  return false;
}
