/** A server's settings from the environment. */
import { HOST_PACKS, type HostPacksPolicy } from '@kickdoor/protocol';
import { z } from 'zod';
import type { ClusterAddress } from './cluster/open.ts';
import { isProxy } from './guard/address.ts';
import type { MetricsAddress } from './http/operation.ts';
import type { Keep } from './operation/retention.ts';
import type { PushSettings } from './push/push.ts';
import { LIMITS, scaled, type Limits } from './guard/limits.ts';
import type { Thinking } from './thinking/thread-pool.ts';
import { usualThinking } from './thinking/usual.ts';

/** How much a server logs. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** A comma-separated list. */
const list = (part: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(part));

/** An address and a port, with a colon between them. */
function addressOf(text: string): MetricsAddress {
  const colon = text.lastIndexOf(':');
  return { host: text.slice(0, colon).replaceAll(/[[\]]/gu, ''), port: Number(text.slice(colon + 1)) };
}

const MS = { h: 3600_000, d: 24 * 3600_000 } as const;

/** Hours (`12h`), days (`30d`) or `never`, in milliseconds; `null` for never. */
function duration(usual: string) {
  return z
    .string()
    .regex(/^(?:[1-9]\d{0,4}[hd]|never)$/u)
    .default(usual)
    .transform((text) =>
      text === 'never' ? null : Number.parseInt(text, 10) * MS[text.endsWith('d') ? 'd' : 'h'],
    );
}

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/u)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/u)
    .default('0.0.0.0'),
  DATA_DIR: z
    .string()
    .regex(/^[^\0]+$/u)
    .default('./data'),
  /** The folder with the owner's own packs. */
  PACKS_DIR: z
    .string()
    .regex(/^[^\0]+$/u)
    .nullable()
    .default(null),
  /** Which packs hosts may bring to their tables. */
  HOST_PACKS: z.enum(HOST_PACKS).default('link'),
  /** The database that several nodes share; `null` for SQLite in the data folder. */
  STORE: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/u)
    .refine((url) => URL.canParse(url))
    .nullable()
    .default(null),
  /** The NATS servers through which nodes notify each other of changes. */
  NATS: z
    .string()
    .regex(/^(?:nats|tls):\/\/[^\s,/]+(?:,\s*(?:nats|tls):\/\/[^\s,/]+)*$/u)
    .nullable()
    .default(null),
  /** Where other nodes reach this one. */
  ADVERTISE: z
    .string()
    .regex(/^http:\/\/[^\s/?#@]+$/u)
    .refine((url) => URL.canParse(url))
    .nullable()
    .default(null),
  /** `null` if the caller decides. */
  LOG_LEVEL: z.enum(LOG_LEVELS).nullable().default(null),
  /** Trusted proxies. */
  TRUSTED_PROXY: list(z.string().refine(isProxy)).default([]),
  /** The host names the server answers to; if empty, all. */
  HOST_NAMES: list(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+$|^\[[0-9a-f:]+\]$/u),
  ).default([]),
  /** The folder for records of games that have left the store; `null` for `records` in the data folder. */
  RECORDS_DIR: z
    .string()
    .regex(/^[^\0]+$/u)
    .nullable()
    .default(null),
  KEEP_FINISHED: duration('30d'),
  KEEP_ABANDONED: duration('90d'),
  /** Where to serve metrics for Prometheus. */
  METRICS_ADDRESS: z
    .string()
    .regex(/^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5}$/u)
    .transform(addressOf)
    .refine(({ port }) => port <= 65_535)
    .nullable()
    .default(null),
  /** Opens the owner's page; `null` if there is none. */
  ADMIN_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/u)
    .nullable()
    .default(null),
  /** Whom push services can contact about this server; `null` if nobody is called who has closed the page. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u)
    .max(200)
    .nullable()
    .default(null),
  /** Hosts of push services besides those of the common browsers. */
  PUSH_HOSTS: list(
    z
      .string()
      .toLowerCase()
      .regex(/^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/u),
  ).default([]),
  /** The factor for the limits per address. */
  LIMITS: z
    .string()
    .regex(/^\d{1,4}(?:\.\d{1,3})?$/u)
    .transform(Number)
    .refine((factor) => factor > 0)
    .default(1),
  /** Threads in which bots search; `null` to choose by the machine's cores. */
  BOT_THREADS: z
    .string()
    .regex(/^\d{1,3}$/u)
    .transform(Number)
    .refine((threads) => threads >= 1)
    .nullable()
    .default(null),
  /** The longest that a bot may search for a move, in milliseconds; 0 for no searching. */
  BOT_TIME: z
    .string()
    .regex(/^\d{1,5}$/u)
    .transform(Number)
    .refine((ms) => ms <= 10_000)
    .nullable()
    .default(null),
});
type Variable = keyof typeof Environment.shape;

/** The names of the expected values in messages. */
const EXPECTED = {
  PORT: 'port',
  HOST: 'host',
  DATA_DIR: 'folder',
  PACKS_DIR: 'folder',
  HOST_PACKS: 'host-packs',
  STORE: 'store',
  NATS: 'nats',
  ADVERTISE: 'advertised',
  LOG_LEVEL: 'level',
  TRUSTED_PROXY: 'proxy',
  HOST_NAMES: 'names',
  RECORDS_DIR: 'folder',
  KEEP_FINISHED: 'duration',
  KEEP_ABANDONED: 'duration',
  METRICS_ADDRESS: 'listener',
  ADMIN_TOKEN: 'token',
  PUSH_CONTACT: 'contact',
  PUSH_HOSTS: 'hosts',
  LIMITS: 'limits',
  BOT_THREADS: 'threads',
  BOT_TIME: 'milliseconds',
} as const satisfies Record<Variable, string>;

const VARIABLES = Environment.keyof().options;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The folder with the owner's own packs; `null` for none. */
  readonly packsDir: string | null;
  readonly hostPacks: HostPacksPolicy;
  /** The store that this server shares with others; `null` if it has its own. */
  readonly cluster: ClusterAddress | null;
  readonly logLevel: (typeof LOG_LEVELS)[number] | null;
  readonly proxies: readonly string[];
  readonly names: readonly string[];
  readonly records: string | null;
  readonly keep: Keep;
  readonly metrics: MetricsAddress | null;
  readonly adminToken: string | null;
  /** How players who have closed the page are called; `null` for not at all. */
  readonly push: PushSettings | null;
  readonly limits: Limits;
  /** How much bots may search; `null` for not at all. */
  readonly thinking: Thinking | null;
}

/** An unusable setting, and what is expected of it. */
export interface UnusableSetting {
  readonly unusable: Variable;
  /** Empty for a token, which must not be shown. */
  readonly value: string;
  /** `no-store`: needs STORE; `no-data`: conflicts with STORE. */
  readonly expected: (typeof EXPECTED)[Variable] | 'no-store' | 'no-data';
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the command line or else from the environment, where an empty variable counts as unset. If a
 * value is unusable, returns the first such value instead.
 */
export function readSettings(env: Variables, given: Variables = {}): Settings | UnusableSetting {
  const set = VARIABLES.flatMap((name) => {
    const value = given[name] ?? (env[name] === '' ? undefined : env[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const values = new Map<Variable, string>(set);
  const { data, error } = Environment.safeParse(Object.fromEntries(values));
  if (data !== undefined) {
    const contradiction = contradictionIn(values, given);
    if (contradiction !== null) return contradiction;
    const { STORE: store, NATS: nats, ADVERTISE: advertised } = data;
    return {
      cluster: store === null ? null : { store, nats, advertised },
      port: data.PORT,
      host: data.HOST,
      dataDir: data.DATA_DIR,
      packsDir: data.PACKS_DIR,
      hostPacks: data.HOST_PACKS,
      logLevel: data.LOG_LEVEL,
      proxies: data.TRUSTED_PROXY,
      names: data.HOST_NAMES,
      records: data.RECORDS_DIR,
      keep: { finished: data.KEEP_FINISHED, abandoned: data.KEEP_ABANDONED },
      metrics: data.METRICS_ADDRESS,
      adminToken: data.ADMIN_TOKEN,
      push: data.PUSH_CONTACT === null ? null : { contact: data.PUSH_CONTACT, hosts: data.PUSH_HOSTS },
      limits: scaled(LIMITS, data.LIMITS),
      thinking: thinkingOf(data.BOT_THREADS, data.BOT_TIME),
    };
  }
  const unusable = VARIABLES.find((name) => error.issues.some(({ path }) => path[0] === name)) ?? 'PORT';
  const value = unusable === 'ADMIN_TOKEN' ? '' : (values.get(unusable) ?? '');
  return { unusable, value, expected: EXPECTED[unusable] };
}

/** How much bots may search, according to the settings. */
function thinkingOf(threads: number | null, longest: number | null): Thinking | null {
  if (longest === 0) return null;
  const usual = usualThinking();
  return { threads: threads ?? usual.threads, longest: longest ?? usual.longest };
}

/** A setting that contradicts the others. */
function contradictionIn(values: ReadonlyMap<Variable, string>, given: Variables): UnusableSetting | null {
  if (values.has('STORE')) {
    // The environment's folder is still needed for this node's own data.
    const data = given['DATA_DIR'];
    return data === undefined ? null : { unusable: 'DATA_DIR', value: data, expected: 'no-data' };
  }
  const alone = (['NATS', 'ADVERTISE'] as const).find((name) => values.has(name));
  return alone === undefined
    ? null
    : { unusable: alone, value: values.get(alone) ?? '', expected: 'no-store' };
}
