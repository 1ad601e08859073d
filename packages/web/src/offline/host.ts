/**
 * Tables without a server: the same rooms, bots and protocol, over message ports. It is independent of the worker it
 * runs in, so it works wherever there are ports.
 */
import { regularBots, type Bot } from '@kickdoor/bots';
import {
  BringTable,
  CreateLesson,
  CreateTable,
  JoinTable,
  MyTables,
  TableId,
  TakeTable,
} from '@kickdoor/protocol';
import { Bucket } from '@kickdoor/tables/base/bucket.ts';
import { systemClock, type ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { Log } from '@kickdoor/tables/base/log.ts';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import { Meters } from '@kickdoor/tables/base/meter.ts';
import type { Ownership } from '@kickdoor/tables/base/ownership.ts';
import { defect, known, TableProblem } from '@kickdoor/tables/base/problem.ts';
import { read } from '@kickdoor/tables/base/read.ts';
import { DEFAULT_PACE, type Context, type Pace } from '@kickdoor/tables/context/context.ts';
import { Heartbeat } from '@kickdoor/tables/context/heartbeat.ts';
import { recordOf } from '@kickdoor/tables/moving/record.ts';
import type { BotNames } from '@kickdoor/tables/seats/seats.ts';
import { seenBy } from '@kickdoor/tables/room/seen-by.ts';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import { newSecret, newSeed } from '@kickdoor/tables/base/secrets.ts';
import type { SessionGuard } from '@kickdoor/tables/session/caller.ts';
import { Session } from '@kickdoor/tables/session/session.ts';
import type { TableStore } from '@kickdoor/tables/store/store.ts';
import { z } from 'zod';
import type { Answered, CallName } from './calls.ts';
import { SetFile, type KeptSets } from './kept-sets.ts';
import { portLine } from './port-line.ts';
import { thinkHere } from './thinking.ts';
import { beginTried, TryCard } from './trying/begin-tried.ts';

export interface HostParts {
  readonly store: TableStore;
  readonly content: KeptSets;
  readonly botNames: BotNames;
  readonly ownership: Ownership;
  /** The page's version for records. */
  readonly version: string;
  readonly log: Log;
  readonly bot?: Bot;
  readonly clock?: ServerClock;
  readonly pace?: Partial<Pace>;
  readonly seed?: () => string;
}

/** A room without connections is unloaded soon, so that another tab can have it. */
const SLEEP_AFTER = 1000;

const AtTable = z.object({ table: TableId });
const OfSet = z.object({ hash: z.string() });
const OwnSet = z.object({ set: SetFile });

/** Nobody else can be crowded out in a browser, so the only limit guards against a page that floods the worker. */
function openGuard(clock: ServerClock): SessionGuard {
  return {
    bans: { checkSeat: () => undefined },
    limits: { unread: Number.MAX_SAFE_INTEGER },
    messages: () => new Bucket(clock, { atOnce: 400, perSecond: 200 }),
    seeTable: () => undefined,
    watch: () => undefined,
  };
}

export class Host {
  readonly #context: Context;
  readonly #tables: Tables;
  readonly #guard: SessionGuard;
  readonly #content: KeptSets;

  constructor({ store, content, botNames, ownership, version, log, ...rest }: HostParts) {
    const clock = rest.clock ?? systemClock;
    this.#content = content;
    this.#context = {
      store,
      ownership,
      messenger: new InProcessMessenger(),
      content,
      botNames,
      version,
      bot: regularBots(rest.bot),
      thinker: thinkHere(content),
      random: Math.random,
      // The player owns the device that deals, so there is nobody to whom the draw would have to be proved.
      seed: () => (rest.seed ?? newSeed)(),
      log,
      meter: new Meters(),
      clock,
      heartbeat: new Heartbeat(store, clock, log),
      pace: { ...DEFAULT_PACE, sleepAfter: SLEEP_AFTER, ...rest.pace },
      // Errors stay in the browser, in its console.
      report: () => 'nowhere: the tables of a browser are in the browser',
      known,
      writer: newSecret(),
    };
    this.#tables = new Tables(this.#context);
    this.#guard = openGuard(clock);
  }

  /** Answers a call; never rejects. */
  async answer(name: CallName, wish: unknown): Promise<Answered> {
    try {
      return { ok: true, value: await this.#answer(name, wish) };
    } catch (error) {
      const problem = known(error);
      if (problem === null) this.#context.log.error({ err: error, name }, 'a call failed');
      return { ok: false, code: (problem ?? defect()).code };
    }
  }

  /** Connects a port to a table. From then on it carries the protocol's messages as text in both directions. */
  async connect(id: string, port: MessagePort): Promise<void> {
    const line = portLine(port);
    const early: string[] = [];
    line.hear((text) => early.push(text));
    try {
      const room = await this.#tables.room(read(TableId, id));
      const { log, meter, clock } = this.#context;
      if (line.readyState !== line.OPEN) return;
      const session = new Session(line, room, {
        address: '',
        guard: this.#guard,
        log,
        meter,
        known,
        hold: () => undefined,
      });
      line.hear(
        (text) => session.receive(() => text),
        () => session.close(),
      );
      for (const text of early) session.receive(() => text);
      log.debug({ table: id, at: clock.date() }, 'a page is connected');
    } catch (error) {
      const problem = known(error) ?? defect();
      if (problem.code === 'defect') this.#context.log.error({ err: error }, 'a table could not be opened');
      line.send(JSON.stringify({ type: 'error', ...problem.toProblem() }));
      line.close(1008);
    }
  }

  /** Closes all tables; they stay in the store. */
  async close(): Promise<void> {
    await this.#tables.close();
    this.#context.heartbeat.stop();
    await this.#context.store.close();
  }

  async #answer(name: CallName, wish: unknown): Promise<unknown> {
    switch (name) {
      case 'create':
        return this.#tables.create(read(CreateTable, wish));
      case 'try':
        return beginTried(this.#context, this.#tables, read(TryCard, wish));
      case 'offer':
        this.#content.offer(read(OwnSet, wish).set);
        return null;
      case 'lesson':
        return this.#tables.createLesson(read(CreateLesson, wish));
      case 'join': {
        const { table, ...person } = read(JoinTable.extend({ table: TableId }), wish);
        return (await this.#tables.room(table)).join(person);
      }
      case 'take': {
        const { table, ...taking } = read(TakeTable.extend({ table: TableId }), wish);
        return this.#tables.take(table, taking);
      }
      case 'bring':
        return this.#tables.bring(read(BringTable, wish));
      case 'mine':
        return { tables: await this.#mine(read(MyTables, wish)) };
      case 'record':
        return this.#record(read(AtTable, wish).table);
      case 'set':
        return this.#context.store.set(read(OfSet, wish).hash);
    }
  }

  /** Reads from the store: opening the tables would take them away from other tabs. */
  async #mine({ seats }: MyTables) {
    const found = await Promise.all(
      seats.map(async ({ table, secret }) => {
        const record = await this.#context.store.table(table);
        if (record === null) return null;
        const seen = seenBy({ id: table, setup: record.setup, game: null }, secret);
        // Nobody else moves while the table is closed, so it waits for this player.
        return seen === null ? null : { ...seen, waits: seen.stage === 'playing' };
      }),
    );
    return found.filter((one) => one !== null);
  }

  async #record(id: string): Promise<string> {
    const record = await this.#context.store.table(id);
    if (record === null) throw new TableProblem('no-table', 'there is no such table');
    return recordOf(this.#context, record);
  }
}
