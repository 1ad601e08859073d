/** Runs the command line in a test. */
import process from 'node:process';
import { NO_BREAK } from '@kickdoor/words';
import { vi } from 'vitest';
import { run } from '../src/program.ts';

export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: unknown;
}

/** English, unless the environment says otherwise. */
const ENGLISH = { KICKDOOR_LANG: 'en' };

/** A typeset text with plain spaces, so that tests needn't know where lines break. */
export function unset(text: string): string {
  return text.replaceAll(NO_BREAK, ' ');
}

/** A command line's output and exit code. */
export async function ran(
  args: readonly string[],
  env: Readonly<Record<string, string>> = ENGLISH,
): Promise<Ran> {
  const { out, err, code } = await ranTypeset(args, env);
  return { out: unset(out), err: unset(err), code };
}

/** The same with the spaces as printed. */
export async function ranTypeset(
  args: readonly string[],
  env: Readonly<Record<string, string>> = ENGLISH,
): Promise<Ran> {
  const printed = { out: '', err: '' };
  const streams = { out: process.stdout, err: process.stderr } as const;
  const spies = (['out', 'err'] as const).map((name) =>
    vi.spyOn(streams[name], 'write').mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    }),
  );
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await run(args, env);
    return { ...printed, code: process.exitCode };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
