/** Runs the command line within a test. */
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

/** The words of a typeset text, with plain spaces, so that tests of what is said need not know where lines break. */
export function unset(text: string): string {
  return text.replaceAll(NO_BREAK, ' ');
}

/** What a command line says, and its exit code. */
export async function ran(
  args: readonly string[],
  env: Readonly<Record<string, string>> = ENGLISH,
): Promise<Ran> {
  const { out, err, code } = await ranTypeset(args, env);
  return { out: unset(out), err: unset(err), code };
}

/** The same, with the spaces as they are printed. */
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
