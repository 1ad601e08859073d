/** Reads a table's setup, whatever version of the program wrote it. */
import { z } from 'zod';
import { SETUP_FORM, Setup } from './records.ts';
import { UnreadableError } from './store.ts';

/** A change of the setups' form: converts form `from` to the next one. */
interface SetupMigration {
  readonly from: number;
  /** The day of the change, `YYYY-MM-DD`. */
  readonly date: string;
  readonly up: (old: unknown) => unknown;
}

/** All changes since form 1, oldest first. */
const migrations: readonly SetupMigration[] = [
  { from: 1, date: '2026-11-22', up: (old) => ({ ...fields(old), form: 2, speed: 'normal', lesson: null }) },
  {
    from: 2,
    date: '2026-11-22',
    up: (old) => ({
      ...fields(old),
      form: 3,
      // The longest that a player could hold a turn before there were clocks.
      pace: 'relaxed',
      paused: false,
      delay: 0,
      talk: 'phrases',
      deputy: null,
      link: null,
      next: null,
    }),
  },
  { from: 3, date: '2026-11-23', up: (old) => ({ ...fields(old), form: 4, draw: null }) },
  {
    from: 4,
    date: '2026-11-23',
    up: (old) => ({
      ...fields(old),
      form: 5,
      // At older tables, nobody has agreed that the others may decide without them.
      rulings: 'all',
      // Everybody could read the record then.
      openHands: true,
    }),
  },
  { from: 5, date: '2026-11-23', up: (old) => ({ ...fields(old), form: 6, moved: null }) },
  // All bots were regular.
  {
    from: 6,
    date: '2026-11-23',
    up: (old) => ({ ...fields(old), form: 7, seats: withInBots(old, STRENGTH) }),
  },
  // Bots had no characters, and still have none at these tables.
  {
    from: 7,
    date: '2026-11-23',
    up: (old) => ({ ...fields(old), form: 8, seats: withInBots(old, CHARACTER) }),
  },
  { from: 8, date: '2026-11-23', up: (old) => ({ ...fields(old), form: 9, packs: [] }) },
];

/** Fields of bots that older forms don't have. */
const STRENGTH = { strength: 'regular' };
const CHARACTER = { character: null };

/** The seats of an unvalidated setup, with these fields added to its bots. */
function withInBots(old: unknown, what: object): unknown {
  const { seats } = z.looseObject({ seats: z.unknown() }).catch({ seats: null }).parse(old);
  if (!Array.isArray(seats)) return seats;
  return seats.map((seat: unknown) => withInBot(seat, what));
}

function withInBot(seat: unknown, what: object): unknown {
  const there = fields(seat);
  return 'kind' in there && there.kind === 'bot' ? { ...what, ...there } : seat;
}

/** The fields of an unvalidated setup. */
function fields(old: unknown): object {
  return typeof old === 'object' && old !== null ? old : {};
}

const formed = z.object({ form: z.int().min(1) });

/** Reads a setup from its JSON. Throws {@link UnreadableError} with the table and the place. */
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
