/**
 * Reads the record of a game that continues elsewhere. Nothing in it is trusted: the game is replayed from its seed,
 * and every cost of that is bounded.
 */
import { LONGEST_MOVED, MOST_MOVED_ACTS, PlayerName, type BringTable } from '@kickdoor/protocol';
import {
  canonicalJson,
  isRecordFault,
  openRecorded,
  readRecord,
  replay,
  STATE_VERSION,
  type Act,
  type CardPool,
  type GameEvent,
  type GameRecord,
  type Mismatch,
  type Seat,
  type State,
  type Thought,
} from '@kickdoor/rules';
import type { z } from 'zod';
import type { Cards } from '../base/card-sets.ts';
import { TableProblem } from '../base/problem.ts';
import type { Context } from '../context/context.ts';
import { looksLike } from '../seats/look-alike.ts';
import { dealtOptions } from '../game/times.ts';
import type { Setup } from '../store/records.ts';
import { UnreadableError } from '../store/store.ts';
import { pauses } from './slices.ts';

/** The longest that a game can have lasted, in milliseconds: ten years. */
const LONGEST_GAME = 10 * 366 * 24 * 3600_000;

type Header = GameRecord['header'];

/** A game replayed up to the point where it continues. */
export interface MovedGame {
  /** The table where it continues. */
  readonly setup: Setup;
  /** The first line of its record from now on. */
  readonly header: Header;
  /** The state after the deal. */
  readonly dealt: State;
  readonly acts: readonly MovedAct[];
  /** The state after the last act. */
  readonly state: State;
}

export interface MovedAct {
  readonly seat: Seat;
  readonly move: Act;
  /** Milliseconds since the start. */
  readonly at: number;
  readonly events: readonly GameEvent[];
  /** The bot's thought, according to the record. */
  readonly thought?: Thought;
}

const bad = (message: string, at: string) => new TableProblem('bad-record', message, at);
/** A place in the record by its line, counted from 1. */
const lineOf = (line: number, column?: number): string =>
  column === undefined ? `record line ${line}` : `record line ${line} column ${column}`;

/**
 * Reads a record and replays it to its last act. `setup` makes the table where it continues from the record's first
 * line. Throws a problem with the place if the game can't be continued.
 */
export async function readMoved(
  context: Pick<Context, 'content' | 'version'>,
  { record: text, people }: z.output<typeof BringTable>,
  setup: (header: Header) => Setup,
): Promise<MovedGame> {
  const record = parsed(text);
  mustBeSeats(people, record.header.players.length);
  mustBeNames(record.header.players);
  const table = setup(record.header);
  const cards = await cardsOf(context, record.header);
  const { acts, state } = await playedAgain(cards.pool, record);
  if (state.phase === 'over') throw bad('this game is over', lineOf(record.moves.length + 1));
  return { setup: table, ...openedAnew(context, cards, table, record.header), acts, state };
}

/** Returns the state after the deal, and the first line of the game's record from now on. */
function openedAnew(
  { version }: Pick<Context, 'version'>,
  { pool, sets }: Cards,
  table: Setup,
  { sheet, options, seed, players }: Header,
): Pick<MovedGame, 'header' | 'dealt'> {
  const { state, header } = openRecorded(pool, {
    version,
    hashes: sets,
    sheet,
    sets: sets.map(({ id }) => id),
    options: dealtOptions(table),
    // Somebody's browser has known the seed, so promises about it no longer hold.
    seed,
    players,
  });
  const other = Object.entries(header.options).find(
    ([name, value]) => canonicalJson(value) !== canonicalJson(Reflect.get(options, name)),
  );
  if (other !== undefined) {
    throw bad('not the option of a table with these settings', `record line 1 options.${other[0]}`);
  }
  return { header, dealt: state };
}

function parsed(text: string): GameRecord {
  if (text.length > LONGEST_MOVED) throw bad(`a record has at most ${LONGEST_MOVED} characters`, 'record');
  const record = readRecord(text);
  if (isRecordFault(record)) {
    const { line, column, message } = record;
    throw bad(`not a record (${message.id})`, lineOf(line, column));
  }
  if (record.header.state !== STATE_VERSION) {
    throw bad('the record of an older version can be looked at, but not played on', lineOf(1));
  }
  if (record.header.start !== undefined) {
    throw bad(
      'a game that began at a chosen position can be looked at, but not played on',
      'record line 1 start',
    );
  }
  if (record.moves.length > MOST_MOVED_ACTS) {
    throw bad(`a game that moves has at most ${MOST_MOVED_ACTS} acts`, lineOf(MOST_MOVED_ACTS + 2));
  }
  const late = record.moves.findIndex(({ at }) => at > LONGEST_GAME);
  if (late >= 0) throw bad('no game lasts this long', lineOf(late + 2));
  return record;
}

function mustBeSeats(people: readonly Seat[], seats: number): void {
  const beyond = people.findIndex((seat) => seat >= seats);
  if (beyond >= 0) throw bad('there is no such seat', `people[${beyond}]`);
  const again = people.findIndex((seat, at) => people.indexOf(seat) < at);
  if (again >= 0) throw bad('a seat is named twice', `people[${again}]`);
}

/** Names must be valid at a table, since others will read them. */
function mustBeNames(players: Header['players']): void {
  for (const [seat, { name }] of players.entries()) {
    const alike = players.slice(0, seat).some((other) => looksLike(other.name, name));
    if (alike || PlayerName.safeParse(name).data !== name) {
      throw bad('no player of a table has this name', `record line 1 players[${seat}].name`);
    }
  }
}

async function cardsOf({ content }: Pick<Context, 'content'>, { sets }: Header): Promise<Cards> {
  try {
    return await content.began(sets);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    throw bad(error.message, 'record line 1 sets');
  }
}

async function playedAgain(
  pool: CardPool,
  record: GameRecord,
): Promise<{ readonly acts: readonly MovedAct[]; readonly state: State }> {
  const acts: MovedAct[] = [];
  const steps = replay(pool, record);
  let state: State | null = null;
  const pause = pauses();
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      if (step.value !== null || state === null) throw mismatched(step.value);
      return { acts, state };
    }
    const { n, seat, move, at, events } = step.value;
    const thought = record.moves[n - 1]?.thought;
    ({ state } = step.value);
    if (seat !== null && move !== null) {
      acts.push({ seat, move, at, events, ...(thought === undefined ? {} : { thought }) });
    }
    // Let other tables play meanwhile.
    await pause();
  }
}

function mismatched(mismatch: Mismatch | null): TableProblem {
  const { n, what } = mismatch ?? { n: 0, what: { kind: 'deal' } as const };
  const detail = 'rule' in what ? `${what.kind}: ${what.rule}` : what.kind;
  return bad(`this is not what was played (${detail})`, lineOf(n + 1));
}
