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
  { from: 3, date: '2026-11-23', up: (old) => ({ ...fields(old), form: 4, draw: null }) },
  {
    from: 4,
    date: '2026-11-23',
    up: (old) => ({
      ...fields(old),
      form: 5,
      // Nobody at an older table has agreed that the others may decide without them.
      rulings: 'all',
      // Anybody could have its record.
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
  // Bots had no characters, and play on without.
  {
    from: 7,
    date: '2026-11-23',
    up: (old) => ({ ...fields(old), form: 8, seats: withInBots(old, CHARACTER) }),
  },
  { from: 8, date: '2026-11-23', up: (old) => ({ ...fields(old), form: 9, packs: [] }) },
];

/** What bots did not have in older forms. */
const STRENGTH = { strength: 'regular' };
const CHARACTER = { character: null };

/** The seats of a setup that is yet to be checked, with this in its bots. */
function withInBots(old: unknown, what: object): unknown {
  const { seats } = z.looseObject({ seats: z.unknown() }).catch({ seats: null }).parse(old);
  if (!Array.isArray(seats)) return seats;
  return seats.map((seat: unknown) => withInBot(seat, what));
}

function withInBot(seat: unknown, what: object): unknown {
  const there = fields(seat);
  return 'kind' in there && there.kind === 'bot' ? { ...what, ...there } : seat;
}

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
