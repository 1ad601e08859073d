/** What the environment says about a server. */
import { z } from 'zod';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** `null`: as the caller thinks best. */
  readonly logLevel: (typeof LEVELS)[number] | null;
}

const Port = z
  .string()
  .regex(/^\d{1,5}$/u)
  .transform(Number)
  .refine((port) => port <= 65_535);
const Host = z.string().regex(/^[A-Za-z0-9.:_-]+$/u);
const Folder = z.string().regex(/^[^\0]+$/u);

/** Reads the settings; an unusable value is answered with one line that says what is expected. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): Settings | { error: string } {
  const port = Port.safeParse(env['PORT'] ?? '3000');
  if (!port.success) return bad('PORT', env['PORT'], 'a number from 0 to 65535');
  const host = Host.safeParse(env['HOST'] ?? '0.0.0.0');
  if (!host.success) {
    return bad('HOST', env['HOST'], 'an address or the name of this machine, such as 127.0.0.1');
  }
  const dataDir = Folder.safeParse(env['DATA_DIR'] ?? './data');
  if (!dataDir.success) return bad('DATA_DIR', env['DATA_DIR'], 'a folder');
  const level = z
    .enum(LEVELS)
    .nullable()
    .safeParse(env['LOG_LEVEL'] ?? null);
  if (!level.success) return bad('LOG_LEVEL', env['LOG_LEVEL'], LEVELS.join(', '));
  return { port: port.data, host: host.data, dataDir: dataDir.data, logLevel: level.data };
}

function bad(name: string, value: string | undefined, expected: string): { error: string } {
  return { error: `${name} is ${JSON.stringify(value)}; expected ${expected}` };
}
