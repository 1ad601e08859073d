/** What the environment says about a server. */
import { z } from 'zod';

/** How much a server's log may say. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** `null`: as the caller thinks best. */
  readonly logLevel: (typeof LOG_LEVELS)[number] | null;
}

/** A setting that can't be used, and what is expected of it. */
export interface UnusableSetting {
  readonly unusable: 'PORT' | 'HOST' | 'DATA_DIR' | 'LOG_LEVEL';
  readonly value: string;
  readonly expected: 'port' | 'host' | 'folder' | 'level';
}

const Port = z
  .string()
  .regex(/^\d{1,5}$/u)
  .transform(Number)
  .refine((port) => port <= 65_535);
const Host = z.string().regex(/^[A-Za-z0-9.:_-]+$/u);
const Folder = z.string().regex(/^[^\0]+$/u);

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings: those given on the command line, else those of the environment, where an empty one counts as not
 * set. The first unusable value is named instead.
 */
export function readSettings(env: Variables, given: Variables = {}): Settings | UnusableSetting {
  const value = (name: UnusableSetting['unusable']) =>
    given[name] ?? (env[name] === '' ? undefined : env[name]);
  const port = Port.safeParse(value('PORT') ?? '3000');
  if (!port.success) return bad('PORT', value('PORT'), 'port');
  const host = Host.safeParse(value('HOST') ?? '0.0.0.0');
  if (!host.success) return bad('HOST', value('HOST'), 'host');
  const dataDir = Folder.safeParse(value('DATA_DIR') ?? './data');
  if (!dataDir.success) return bad('DATA_DIR', value('DATA_DIR'), 'folder');
  const level = z
    .enum(LOG_LEVELS)
    .nullable()
    .safeParse(value('LOG_LEVEL') ?? null);
  if (!level.success) return bad('LOG_LEVEL', value('LOG_LEVEL'), 'level');
  return { port: port.data, host: host.data, dataDir: dataDir.data, logLevel: level.data };
}

function bad(
  unusable: UnusableSetting['unusable'],
  value: string | undefined,
  expected: UnusableSetting['expected'],
): UnusableSetting {
  return { unusable, value: value ?? '', expected };
}
