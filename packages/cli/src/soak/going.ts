/**
 * Checks that a table makes progress: players who left hold nothing up, every timeout changes something, and every turn
 * ends.
 */
import {
  SYSTEM,
  applyMove,
  clocks,
  clone,
  defaultMove,
  isRefusal,
  legalMoves,
  view,
  type CardPool,
  type Frame,
  type Move,
  type Seat,
  type State,
} from '@kickdoor/rules';

/** What the game still requires of players who left; empty if nothing. */
export function wantedOfLeavers(pool: CardPool, state: State): string[] {
  const wrong: string[] = [];
  for (const [seat, it] of state.players.entries()) {
    if (!it.left) continue;
    const said = (what: string): number => wrong.push(`${it.name} left, but ${what}`);
    if (legalMoves(pool, state, seat).length > 0) said('has legal moves');
    const asked = view(pool, state, null).players[seat]?.asked ?? null;
    if (asked !== null) said(`is asked for ${asked}`);
    for (const frame of state.stack) if (isOf(frame, seat)) said(`${frame.f} waits for them`);
    for (const place of placesOf(state, seat)) said(`is ${place}`);
  }
  return wrong;
}

/** Whether a pending frame requires an answer from this seat, now or later. */
function isOf(frame: Frame, seat: Seat): boolean {
  switch (frame.f) {
    case 'choice':
    case 'caught':
    case 'excess':
      return frame.seat === seat;
    case 'cancel':
      return frame.victim === seat;
    case 'seize':
      return frame.claims.some(([one]) => one === seat);
    case 'reward':
      // It remembers who helped, which decides which treasures are drawn face up; a separate choice asks who picks.
      return frame.fighter === seat;
    case 'do':
      return frame.subject === seat;
    case 'draw':
    case 'loot':
    case 'spent':
      return false;
  }
}

/** Other places in the state that refer to a seat. */
function placesOf(state: State, seat: Seat): string[] {
  const { turn, combat, flight, trades, winners } = state;
  const places: string[] = [];
  if (turn === seat && isUnderWay(state)) places.push('still to play the turn');
  if (combat?.fighter === seat) places.push('fighting');
  if (combat?.helper === seat) places.push('helping');
  if (combat?.request?.to === seat) places.push('asked for help');
  if (combat?.boosts.some(({ on }) => on === seat) === true) places.push('counted in the combat');
  if (flight !== null && isRunning(state, flight, seat)) places.push('running');
  if (trades.some(({ from, to }) => from === seat || to === seat)) places.push('trading');
  if (winners.includes(seat)) places.push('a winner');
  return places;
}

/**
 * A runner who has left doesn't roll again. They stay first only while others still have to answer, or if their leaving
 * ended the game at that point.
 */
function isRunning(
  { phase, stack }: State,
  { runners, left }: NonNullable<State['flight']>,
  seat: Seat,
): boolean {
  const waits = phase === 'over' || stack.length > 0;
  return runners.includes(seat) && (seat !== runners[0] || left.length > 0 || !waits);
}

/** Whether a turn is in progress with nothing pending: others' pending answers come before the next turn. */
function isUnderWay({ phase, stack }: State): boolean {
  return phase !== 'setup' && phase !== 'over' && stack.length === 0;
}

/** More moves than any turn takes if everybody does only what is required. */
const LONGEST_TURN = 400;

/**
 * Why the active player and the clock can't bring the turn to its end; `null` if they can. In the opening plays, which
 * have no turn, everybody declares themselves ready.
 */
export function standsStill(pool: CardPool, state: State): string | null {
  const copy = clone(state);
  for (let left = LONGEST_TURN; left > 0; left -= 1) {
    if (copy.phase === 'over' || copy.turns !== state.turns || copy.turn !== state.turn) return null;
    const next = nextStep(pool, copy);
    if (next === null) return `nobody can go on from ${momentOf(copy)}`;
    const before = withoutClocks(copy);
    const from = momentOf(copy);
    const done = applyMove(pool, copy, next.seat, next.move);
    if (isRefusal(done)) return `${next.move.do} is refused by ${done.rule} in ${from}`;
    if (withoutClocks(copy) === before) return `${next.move.do} changes nothing in ${from}`;
  }
  return `the turn does not end from ${momentOf(state)}`;
}

function nextStep(pool: CardPool, state: State): { readonly seat: Seat; readonly move: Move } | null {
  if (clocks(state).length > 0) return { seat: SYSTEM, move: { do: 'timeout' } };
  const seats = state.phase === 'setup' ? [...state.players.keys()] : [state.turn];
  for (const seat of seats) {
    const move = defaultMove(pool, state, seat);
    if (move !== null) return { seat, move };
  }
  return null;
}

/** The current moment: the phase, and what is pending in it. Moments of the same name are of the same kind. */
export function momentOf({ phase, stack, combat }: State): string {
  const frame = stack.at(-1);
  if (frame?.f === 'choice') return `${phase}, choice of ${frame.about}`;
  if (frame !== undefined) return `${phase}, ${frame.f}`;
  if (combat?.request) return `${phase}, request`;
  return combat?.claim ? `${phase}, claim` : phase;
}

const CLOCKS: ReadonlySet<string> = new Set(['clock', 'clocks', 'phaseClock']);

function withoutClocks(state: State): string {
  return JSON.stringify(state, (key, value: unknown) => (CLOCKS.has(key) ? undefined : value));
}
