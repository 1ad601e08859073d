/** A table in this process with a manual clock, and its players' connections. */
import { randomBot, regularBots, type Bot } from '@kickdoor/bots';
import type { CreateTable, ServerMessage, ServerMessageOf, TablePace } from '@kickdoor/protocol';
import { admits, type Move } from '@kickdoor/rules';
import { onTestFinished } from 'vitest';
import type { Client } from '@kickdoor/tables/telling/client.ts';
import type { Context } from '@kickdoor/tables/context/context.ts';
import type { Pager } from '@kickdoor/tables/context/pager.ts';
import type { Room } from '@kickdoor/tables/room/room.ts';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';
import { contextFor } from './context.ts';
import { ManualClock } from './manual-clock.ts';
import { Reader } from './reader.ts';
import { tempFolder } from './temp.ts';

/** A player's connection, which records its messages with their times. */
export class Sitter implements Client {
  readonly hash: string;
  readonly host: boolean;
  readonly heard: { readonly at: number; readonly message: ServerMessage }[] = [];
  seen: number | null = null;
  has: Client['has'] = null;
  readonly #reader = new Reader();
  readonly #clock: ManualClock;
  #ids = 0;

  readonly cut = () => undefined;

  constructor(clock: ManualClock, secret: string, host = false) {
    this.#clock = clock;
    this.hash = hashSecret(secret);
    this.host = host;
  }

  readonly send: Client['send'] = (text) => {
    this.heard.push({ at: this.#clock.now(), message: this.#reader.read(text) });
  };

  all<T extends ServerMessage['type']>(type: T): ServerMessageOf<T>[] {
    return this.heard.flatMap(({ message }) => (is(message, type) ? [message] : []));
  }

  get update(): ServerMessageOf<'update'> {
    const { update } = this.#reader;
    if (update === null) throw new Error('the game has not started');
    return update;
  }

  get table(): ServerMessageOf<'table'> {
    const table = this.all('table').at(-1);
    if (table === undefined) throw new Error('nothing was told of the table');
    return table;
  }

  /** Makes a move, which must be legal. */
  async move(room: Room, move: Move): Promise<void> {
    if (!this.update.legalMoves.some((legal) => admits(legal, move))) {
      throw new Error(`${JSON.stringify(move)} is not legal now`);
    }
    this.#ids += 1;
    const played = await room.move(this, `m${this.#ids}`, move);
    if (!('number' in played)) throw new Error(`${JSON.stringify(move)} was refused`);
  }
}

function is<T extends ServerMessage['type']>(message: ServerMessage, type: T): message is ServerMessageOf<T> {
  return message.type === type;
}

export interface Evening {
  readonly dataDir: string;
  readonly clock: ManualClock;
  readonly context: Context;
  readonly tables: Tables;
  readonly id: string;
  readonly room: Room;
  readonly secrets: readonly string[];
  readonly sitters: readonly Sitter[];
}

export interface Wish {
  readonly pace: TablePace;
  readonly persons?: number;
  readonly bots?: number;
  readonly spectators?: boolean;
  readonly options?: CreateTable['options'];
  readonly bot?: Bot;
  readonly pager?: Pager;
  readonly rulings?: CreateTable['rulings'];
  readonly delay?: number;
  /** Whether the first player also has the host's secret. */
  readonly host?: boolean;
}

const NAMES = ['Anna', 'Ben', 'Chloe', 'Dan'];

/** A started table with everybody connected. */
export async function evening(wish: Wish): Promise<Evening> {
  const { pace, persons = 3, bots = 0, options = {}, spectators = true, host = true } = wish;
  const dataDir = tempFolder();
  const clock = new ManualClock();
  const plain = await contextFor(dataDir, undefined, clock);
  const { pager } = wish;
  const bot = regularBots(wish.bot ?? randomBot);
  const context = { ...plain, seed: () => 'evening 1', bot, ...(pager === undefined ? {} : { pager }) };
  const tables = tablesOf(context);
  const seats = persons + bots;
  const { table: id } = await tables.create({
    seats,
    bots: Array.from({ length: bots }, (_, at) => persons + at),
    public: false,
    spectators,
    delay: wish.delay ?? 0,
    talk: 'phrases',
    rulings: wish.rulings ?? 'majority',
    openHands: true,
    sheet: 'classic',
    options,
    speed: 'normal',
    pace,
    language: 'en',
  });
  const room = await tables.room(id);
  const secrets: string[] = [];
  const sitters: Sitter[] = [];
  for (const [at, name] of NAMES.slice(0, persons).entries()) {
    const { secret } = await room.join({ name, sex: 'female' });
    secrets.push(secret);
    const sitter = new Sitter(clock, secret, host && at === 0);
    sitters.push(sitter);
    room.enter(sitter);
  }
  await room.start();
  return { dataDir, clock, context, tables, id, room, secrets, sitters };
}

/** The tables of a new server on the same store. */
export function tablesOf(context: Context): Tables {
  const tables = new Tables(context);
  onTestFinished(() => tables.close());
  return tables;
}

/** Ends everybody's opening plays. */
export async function ready({ room, sitters }: Pick<Evening, 'room' | 'sitters'>): Promise<void> {
  for (const sitter of sitters) {
    if (sitter.update.view.phase === 'setup') await sitter.move(room, { do: 'end' });
  }
}
