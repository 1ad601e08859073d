/**
 * Tables without a server: the same rooms, bots and protocol, over message ports. It knows nothing of the worker it runs
 * in, so that it runs wherever there are ports.
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
  /** The page's version, as records name it. */
  readonly version: string;
  readonly log: Log;
  readonly bot?: Bot;
  readonly clock?: ServerClock;
  readonly pace?: Partial<Pace>;
  readonly seed?: () => string;
}

/** A room that nobody looks at is left soon, so that another tab can have it. */
const SLEEP_AFTER = 1000;

const AtTable = z.object({ table: TableId });
const OfSet = z.object({ hash: z.string() });
const OwnSet = z.object({ set: SetFile });

/** Whoever sits before a browser can't crowd anybody out: there are no limits but one against a page gone wild. */
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
      // Whoever plays here owns the device that deals: there is nobody to whom a draw would prove anything.
      seed: () => (rest.seed ?? newSeed)(),
      log,
      meter: new Meters(),
      clock,
      heartbeat: new Heartbeat(store, clock, log),
      pace: { ...DEFAULT_PACE, sleepAfter: SLEEP_AFTER, ...rest.pace },
      // What went wrong stays in the browser: its console has it.
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

  /** Connects a port to a table: from now on the messages of the protocol go to and fro on it, as text. */
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

  /** Leaves all tables in the store as they are. */
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

  /** As the store has them: to open them would take them away from other tabs. */
  async #mine({ seats }: MyTables) {
    const found = await Promise.all(
      seats.map(async ({ table, secret }) => {
        const record = await this.#context.store.table(table);
        if (record === null) return null;
        const seen = seenBy({ id: table, setup: record.setup, game: null }, secret);
        // Nobody else moves while nobody looks: it waits for whoever sits here.
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
