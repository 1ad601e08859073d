/** A table in this process without a network, whose people are played by a bot, move by move. */
import type { Bot } from '@kickdoor/bots';
import type { CardPool, View } from '@kickdoor/rules';
import type { ServerMessageOf } from '@kickdoor/protocol';
import type { Client } from '@kickdoor/tables/telling/client.ts';
import { Reader } from './reader.ts';
import type { Room } from '@kickdoor/tables/room/room.ts';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';

/** A connection that keeps the last update and all errors. */
export class Guest implements Client {
  readonly hash: string;
  readonly host = false;
  readonly errors: string[] = [];
  seen: number | null = null;
  has: Client['has'] = null;
  readonly #reader = new Reader();

  readonly cut: Client['cut'] = () => undefined;

  constructor(secret: string) {
    this.hash = hashSecret(secret);
  }

  get update(): ServerMessageOf<'update'> | null {
    return this.#reader.update;
  }

  readonly send: Client['send'] = (text) => {
    const message = this.#reader.read(text);
    if (message.type === 'error') this.errors.push(message.code);
  };
}

export interface Parlor {
  readonly room: Room;
  readonly pool: CardPool;
  readonly guests: readonly Guest[];
  readonly random: () => number;
}

/**
 * Plays on until a condition holds after a move or the game is over. Returns whether it held. Seats that may act are
 * asked in turn, so that one without a wish doesn't hold up the game.
 */
export async function playOn(
  { room, pool, guests, random }: Parlor,
  bot: Bot,
  isSo: (view: View) => boolean,
): Promise<boolean> {
  let moves = room.number;
  for (let silent = 0, at = 0; silent < guests.length; at += 1) {
    const guest = guests[at % guests.length];
    const update = guest?.update;
    if (guest === undefined || !update) throw new Error('somebody has not heard of the game');
    if (isSo(update.view)) return true;
    if (update.view.phase === 'over') return false;
    const decided = bot.decide(update.view, update.legalMoves, pool, random);
    if (decided === null) {
      silent += 1;
      continue;
    }
    silent = 0;
    moves += 1;
    const answer = await room.move(guest, `m${moves}`, decided.move);
    if (!('number' in answer)) throw new Error(`${JSON.stringify(decided.move)} was refused`);
  }
  throw new Error('nobody has anything to do');
}
