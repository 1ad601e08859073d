/** The server's tables, their cards, the bots that search for them, and the calls to players. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { regularBots } from '@kickdoor/bots';
import { BUILT_IN } from '@kickdoor/packs/node';
import { soleOwner } from '@kickdoor/tables/base/ownership.ts';
import { DEFAULT_PACE } from '@kickdoor/tables/context/context.ts';
import { Heartbeat } from '@kickdoor/tables/context/heartbeat.ts';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import { Tables } from '@kickdoor/tables/room/tables.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import { botNames } from './bot-names.ts';
import { Content } from './content.ts';
import { reportsIn, type ServerContext } from './context.ts';
import type { Ground } from './ground.ts';
import { known } from './known.ts';
import { HostPacks } from './packs/host-packs.ts';
import { Push } from './push/push.ts';
import type { Storage } from './storage.ts';
import { ThreadPool } from './thinking/thread-pool.ts';
import { usualThinking } from './thinking/usual.ts';

export interface Play {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly content: Content;
  readonly packs: HostPacks;
  /** Calls players who have closed the page; `null` if nobody is called. */
  readonly push: Push | null;
}

/** Opens the tables of a store. None of them is in memory yet. */
export async function openPlay(ground: Ground, { store, shared }: Storage): Promise<Play> {
  const { options, clock, meters, version, closing } = ground;
  const { log } = options;
  const heartbeat = new Heartbeat(store, clock, log);
  closing.add(() => heartbeat.stop());
  const packs = openPacks(ground, store);
  const content = new Content(store, options.packs, packs);
  const push = await openPush(ground, store);
  const thinker = openThinker(ground, content);
  const defects = join(options.dataDir, 'defects');
  const context: ServerContext = {
    store,
    ownership: shared?.cluster.node ?? soleOwner,
    messenger: shared?.membership.messenger ?? new InProcessMessenger(),
    content,
    botNames,
    version,
    bot: regularBots(options.bot),
    random: Math.random,
    seed: options.seed ?? null,
    log,
    meter: meters,
    clock,
    heartbeat,
    pace: { ...DEFAULT_PACE, ...options.pace },
    ...(push === null ? {} : { pager: push }),
    ...(thinker === null ? {} : { thinker }),
    defects,
    listsPacks: packs.policy === 'listed',
    report: reportsIn(defects),
    known,
    writer: randomUUID(),
  };
  const tables = new Tables(context);
  closing.add(() => tables.close());
  return { context, tables, content, packs, push };
}

function openPacks({ options, clock, limits, closing }: Ground, store: Store): HostPacks {
  const packs = new HostPacks({
    store,
    sets: options.packs ?? BUILT_IN,
    policy: options.hostPacks ?? 'link',
    limits,
    clock,
    log: options.log,
    ...(options.packReader === undefined ? {} : { reader: options.packReader }),
  });
  closing.add(() => packs.close());
  return packs;
}

async function openPush({ options }: Ground, store: Store): Promise<Push | null> {
  const { push = null } = options;
  return push === null ? null : Push.open(store, push, options.fetch);
}

function openThinker({ options, meters, closing }: Ground, content: Content): ThreadPool | null {
  const { log, thinking = usualThinking() } = options;
  if (thinking === null) return null;
  const set = (hash: string) => content.keptAs(hash);
  const thinker = new ThreadPool({ ...thinking, set, log, thought: (ms) => meters.thought(ms) });
  closing.add(() => thinker.close());
  return thinker;
}
