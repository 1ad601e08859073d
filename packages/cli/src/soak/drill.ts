/** Plays one game as a test: random moves, all kinds of bots, timeouts, and players who leave. */
import { bots, type Bot } from '@kickdoor/bots';
import {
  SYSTEM,
  applyMove,
  clocks,
  openTable,
  isRefusal,
  legalMoves,
  printMove,
  sheetOf,
  stream,
  view,
  type CardPool,
  type GameEvent,
  type Move,
  type Options,
  type RuleId,
  type Seat,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import { intoCorner, type Corner } from './corners.ts';
import { standing, wrongs, type Standing } from './checks.ts';
import { momentOf, standsStill } from './going.ts';
import { liked, noteMade, type Likings } from './favor.ts';
import { laidTable } from './laid.ts';
import { huntMutant, tryMutant } from './mutants.ts';
import { cardsOfTheme, dealtFirst } from './themes.ts';

export interface DrillSetup {
  readonly sheet: SheetId;
  readonly pool: CardPool;
  readonly seed: string;
  /** The percentage of moves before which a mutant is tried. */
  readonly mutants: number;
  /** Where the game starts; by default at the beginning. */
  readonly corner?: Corner;
  /** The theme of the cards dealt first, which players prefer to play. */
  readonly theme?: string | null;
  /** The number of moves after which the game is abandoned; by default it is played to the end. */
  readonly most?: number;
  /** Rules that have refused too few moves: the drill looks for moves they forbid. */
  readonly hunted?: ReadonlySet<RuleId>;
  /** Moments in which players should leave. */
  readonly leaves?: ReadonlySet<string>;
}

/** Observes what happens. */
export interface Ear {
  events(events: readonly GameEvent[]): void;
  refusals(rules: readonly RuleId[]): void;
  /** A moment in which a player left, or could have. */
  moment(where: string, left: boolean): void;
}

export interface DrillResult {
  readonly moves: number;
  readonly mutants: number;
  readonly turns: number;
  /** A broken invariant, with the move that caused it. */
  readonly wrong: string | null;
}

/** Random moves before sensible bots finish the game, and the most moves they may need for that. */
const RANDOM_MOVES = 1500;
const SENSIBLE_MOVES = 20_000;

interface Run extends DrillSetup {
  readonly state: State;
  readonly random: () => number;
  readonly kinds: readonly Bot[];
  readonly ear: Ear | null;
  /** The players' preferences, if the game has a theme. */
  readonly likings: Likings | null;
  moves: number;
  tried: number;
}

/** The starting table, and its cards. */
function openAt(setup: DrillSetup, random: () => number, ear: Ear | null): { pool: CardPool; state: State } {
  const { pool, sheet, seed, theme = null, corner = 'none' } = setup;
  const { min, max } = sheetOf(sheet, pool.sets).players;
  const names = Array.from(
    { length: min + Math.floor(random() * (max - min + 1)) },
    (_, seat) => `Bot ${seat + 1}`,
  );
  const sexes = names.map(() => (random() < 0.5 ? ('male' as const) : ('female' as const)));
  const options = someOptions(random);
  const laid = corner === 'laid' ? laidTable({ pool, sheet, seed, names, options }, random) : null;
  if (laid !== null) return laid;
  const players = names.map((name, seat) => ({ name, sex: sexes[seat] ?? 'male' }));
  const { state, events } = openTable(pool, { sheet, sets: pool.sets, seed, players, options });
  ear?.events(events);
  const dealt = theme === null ? state : dealtFirst(pool, state, cardsOfTheme(pool, theme), random);
  return { pool, state: intoCorner(dealt, corner, random) };
}

function setUp(setup: DrillSetup, ear: Ear | null): Run {
  const random = stream(`${setup.seed}/drill`);
  const { pool, state } = openAt(setup, random, ear);
  const style = random();
  const kinds = state.players.map(() =>
    style < 0.5 || (style < 0.8 && random() < 0.5) ? bots.random : bots.sensible,
  );
  const { theme = null } = setup;
  const likings = theme === null ? null : { cards: cardsOfTheme(pool, theme), made: new Map() };
  return { ...setup, pool, state, random, kinds, ear, likings, moves: 0, tried: 0 };
}

function someOptions(random: () => number): Partial<Options> {
  const maybe = (): boolean => random() < 0.25;
  return random() < 0.5
    ? {}
    : { fast: random() < 0.5, listen: maybe(), sharedVictory: maybe(), epic: maybe() };
}

/** Chooses the next move; clocks may run out at any time, and occasionally a player leaves. */
function next(run: Run): { seat: Seat; move: Move } | null {
  const { pool, state, random, kinds } = run;
  const time = { seat: SYSTEM, move: { do: 'timeout' } as const };
  const waits = clocks(state).length > 0;
  if (waits && random() < 0.02) return time;
  const seats = state.players.length;
  if (random() < leaving(run)) return { seat: someoneSeated(run), move: { do: 'concede' } };
  const first = random() < 0.5 ? state.turn : Math.floor(random() * seats);
  for (let at = 0; at < seats; at++) {
    const seat = (first + at) % seats;
    const legal = legalMoves(pool, state, seat);
    if (legal.length === 0) continue;
    const move = run.likings === null ? null : liked(pool, legal, run.likings, random);
    if (move !== null) return { seat, move };
    const bot = run.moves > RANDOM_MOVES ? bots.sensible : (kinds[seat] ?? bots.random);
    const decided = bot.decide(view(pool, state, seat), legal, pool, random);
    if (decided !== null) return { seat, move: decided.move };
  }
  return waits ? time : null;
}

/** The chance of leaving: low, but higher while something is pending, which is brief. */
const LEAVES = 0.0015;
const LEAVES_PENDING = 0.008;
/** The chance of leaving in moments in which it is wanted. */
const LEAVES_WANTED = 0.2;

function leaving({ state, leaves }: Run): number {
  if (leaves?.has(`left in ${momentOf(state)}`) === true) return LEAVES_WANTED;
  return state.stack.length > 0 ? LEAVES_PENDING : LEAVES;
}

/** A player who hasn't left: often the one whose turn it is, or one who has to answer. */
function someoneSeated({ state, random }: Run): Seat {
  const frame = state.stack.at(-1);
  const seats = [...state.players.keys()].filter((seat) => state.players[seat]?.left === false);
  const wanted = frame !== undefined && 'seat' in frame && random() < 0.5 ? frame.seat : state.turn;
  if (random() < 0.5 && seats.includes(wanted)) return wanted;
  return seats[Math.floor(random() * seats.length)] ?? state.turn;
}

/** Makes the next move. Returns what is wrong afterwards. */
function step(run: Run, before: Standing): { after: Standing; wrong: string | null } {
  const { pool, state, ear } = run;
  run.moves += 1;
  const chosen = next(run);
  // Bots waiting for others are asked again; `wrongs` detects a table where nobody can move.
  if (chosen === null) return { after: before, wrong: null };
  const { seat, move } = chosen;
  const said = `move ${run.moves}, ${printMove({ pool, players: state.players }, seat, move)} of seat ${seat}`;
  const where = momentOf(state);
  const done = applyMove(pool, state, seat, move);
  if (isRefusal(done)) return { after: before, wrong: `${said}: it is refused by ${done.rule}` };
  ear?.events(done.events);
  ear?.moment(where, move.do === 'concede');
  if (run.likings !== null) noteMade(pool, run.likings, move);
  const after = standing(pool, state);
  const wrong = wrongs(pool, state, before, after);
  if (move.do === 'concede' || run.random() < STILL_SHARE) wrong.push(...stillness(run));
  return { after, wrong: wrong.length > 0 ? `${said}: ${wrong.join('; ')}` : null };
}

/** The share of moves after which the turn is played to its end on a copy, as also whenever a player leaves. */
const STILL_SHARE = 0.02;

function stillness({ pool, state }: Run): string[] {
  const still = standsStill(pool, state);
  return still === null ? [] : [still];
}

/** Tries moves that may be illegal. */
function mutate(run: Run): string | null {
  const { pool, state, random, mutants, ear } = run;
  for (let left = mutants; random() * 100 < left; left -= 100) {
    run.tried += 1;
    const { wrong, refusals } = tryMutant(pool, state, random);
    ear?.refusals(refusals);
    if (wrong !== null) return `after move ${run.moves}, ${wrong}`;
  }
  return hunt(run);
}

/** Tries a move refused by a rule that has refused too few. */
function hunt({ pool, state, random, hunted, ear, ...run }: Run): string | null {
  const trial = hunted === undefined ? null : huntMutant(pool, state, hunted, random);
  if (trial === null) return null;
  ear?.refusals(trial.refusals);
  return trial.wrong === null ? null : `after move ${run.moves}, ${trial.wrong}`;
}

function play(run: Run): string | null {
  let before = standing(run.pool, run.state);
  while (run.state.phase !== 'over' && run.moves < (run.most ?? Infinity)) {
    if (run.moves > RANDOM_MOVES + SENSIBLE_MOVES) return 'it does not end';
    const { after, wrong } = step(run, before);
    const found = wrong ?? mutate(run);
    if (found !== null) return found;
    before = after;
  }
  return null;
}

function playSafely(run: Run): string | null {
  try {
    return play(run);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `at move ${run.moves + 1}, it broke: ${what}`;
  }
}

/** Plays a game to its end, or as far as requested. An exception counts as a broken invariant. */
export function drill(setup: DrillSetup, ear: Ear | null = null): DrillResult {
  const run = setUp(setup, ear);
  const wrong = playSafely(run);
  const { sheet, pool, seed } = setup;
  const game = `the ${sheet} sheet with ${pool.sets.join(', ')}, game ${seed}`;
  return {
    moves: run.moves,
    mutants: run.tried,
    turns: run.state.turns,
    wrong: wrong === null ? null : `${game}: ${wrong}`,
  };
}
