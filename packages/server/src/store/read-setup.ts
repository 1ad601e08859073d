/** Reads the setup of a table, whatever version of the program wrote it. */
import { z } from 'zod';
import { SETUP_FORM, Setup } from './records.ts';
import { UnreadableError } from './store.ts';

/** A change of the form of setups: it makes the next form of what is of form `from`. */
interface SetupMigration {
  readonly from: number;
  /** The day of the change, `YYYY-MM-DD`. */
  readonly date: string;
  readonly up: (old: unknown) => unknown;
}

/** All changes since form 1, the oldest first. */
const migrations: readonly SetupMigration[] = [
  { from: 1, date: '2026-11-22', up: (old) => ({ ...fields(old), form: 2, speed: 'normal', lesson: null }) },
  {
    from: 2,
    date: '2026-11-22',
    up: (old) => ({
      ...fields(old),
      form: 3,
      // As long as a player could hold a turn before there were clocks.
      pace: 'relaxed',
      paused: false,
      delay: 0,
      talk: 'phrases',
      deputy: null,
      link: null,
      next: null,
    }),
  },
];

/** The fields of a setup that is yet to be checked. */
function fields(old: unknown): object {
  return typeof old === 'object' && old !== null ? old : {};
}

const formed = z.object({ form: z.int().min(1) });

/** Reads a setup from its JSON. Throws {@link UnreadableError}, which names the table and the place. */
export function readSetup(table: string, text: string): Setup {
  const fail = (why: string): never => {
    throw new UnreadableError(`the setup of table ${table}: ${why}`);
  };
  let now: unknown = parse(text);
  const form = formed.safeParse(now).data?.form ?? fail('form: expected a number from 1');
  if (form > SETUP_FORM) return fail(`form: ${form} is newer than this program, which knows ${SETUP_FORM}`);
  for (const { from, up } of migrations) if (from >= form) now = up(now);
  const read = Setup.safeParse(now);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return fail(`${z.core.toDotPath(issue?.path ?? [])}: ${issue?.message ?? 'not as it should be'}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
