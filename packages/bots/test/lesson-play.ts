/** Plays guided games to their end as the coach suggests, without a server. */
import { loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  buildCardPool,
  clocks,
  createTable,
  isRefusal,
  legalMoves,
  stream,
  SYSTEM,
  view,
  type CombatView,
  type Move,
  type Seat,
  type Sex,
  type State,
  type View,
} from '@kickdoor/rules';
import { LESSONS, mannered, tunedBot, type LessonName } from '../src/index.ts';

const pool = buildCardPool([loadSet('classic')]);
const bot = mannered(tunedBot);
const MOST_MOVES = 200;

/** The learner's seat in a guided game. */
function learnerOf(lesson: LessonName): Seat {
  const { seats, bots } = LESSONS[lesson].table;
  return Array.from({ length: seats }, (_, seat) => seat).find((seat) => !bots.includes(seat)) ?? 0;
}

function dealt(lesson: LessonName, seed: string, sex: Sex): State {
  const { sheet, seats, options } = LESSONS[lesson].table;
  const players = Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, sex }));
  return createTable(pool, { sheet, sets: ['classic'], seed, players, options });
}

/** The move that the game teaches: asking for help, or playing a card against those who are winning. */
function keyMove(lesson: LessonName, state: State, seat: Seat): Move | null {
  const seen = view(pool, state, seat);
  const { combat } = seen;
  if (combat === null) return null;
  if (lesson === 'help') return combat.fighter === seat ? helpFrom(seen, combat) : null;
  if (lesson === 'betrayal' && combat.fighter !== seat && combat.winning) {
    return (
      legalMoves(pool, state, seat)
        .map(({ move }) => move)
        .find((move) => spoils(state, seat, move)) ?? null
    );
  }
  return null;
}

function helpFrom({ players, seat }: View, combat: CombatView): Move | null {
  const isAlone = combat.helper === null && combat.request === null;
  if (combat.winning || !isAlone || combat.treasures < 2) return null;
  const gap = combat.monsters.total - combat.fighters.total;
  const helper = players.find((player) => player.seat !== seat && player.strength.total > gap);
  if (helper === undefined || seat === null) return null;
  return { do: 'ask', seat: helper.seat, terms: { treasures: 1, first: seat, items: [], plays: [] } };
}

/** Neither the bots' random numbers nor, in the second, everybody's sex may matter. */
export const MOODS = ['one', 'two', 'three'];

/** The fewest cards that the learner must be able to lay out before the first door, to have something to start with. */
const LEAST_GEAR = 2;

/** Whether the deal gives the learner something to lay out. */
export function learnerHolds(lesson: LessonName, seed: string): boolean {
  const state = dealt(lesson, seed, 'female');
  const learner = learnerOf(lesson);
  const begins = state.turn === learner;
  if (begins === (lesson === 'betrayal')) return false;
  const hand = view(pool, state, learner).hand ?? [];
  const kinds = hand.map((card) => pool.cards[card]?.kind);
  return kinds.filter((kind) => kind === 'item' || kind === 'race' || kind === 'class').length >= LEAST_GEAR;
}

/** Whether playing a card makes others lose a combat that they are winning. */
function spoils(state: State, seat: Seat, move: Move): boolean {
  if (move.do !== 'play') return false;
  const copy = structuredClone(state);
  if (isRefusal(applyMove(pool, copy, seat, move))) return false;
  return view(pool, copy, seat).combat?.winning === false;
}

/**
 * Plays a guided game until its first combat is over, with the learner doing what it teaches. Returns whether it
 * worked: a monster beaten alone, one beaten with help, or a fight that somebody else lost to the learner's card.
 */
export function teaches(lesson: LessonName, seed: string, mood = 'bots'): boolean {
  const state = dealt(lesson, seed, mood === 'two' ? 'male' : 'female');
  const learner = learnerOf(lesson);
  const random = stream(`${mood}/${seed}`);
  let first: CombatView | null = null;
  let [helped, fled, done] = [false, false, false];
  for (let count = 0; count < MOST_MOVES && state.turns <= 1; count += 1) {
    const { combat, flight, phase, players: seen } = view(pool, state, learner);
    // The monster must come from the door itself.
    if (first === null && (phase === 'door' || phase === 'trouble')) return false;
    first ??= combat;
    helped ||= combat !== null && combat.helper !== null;
    fled ||= flight !== null;
    const isOver = first !== null && combat === null && flight === null;
    if (isOver) {
      const risen = (seen[learner]?.level ?? 0) > 1;
      if (lesson === 'betrayal') return done && fled;
      return first?.fighter === learner && risen && helped === (lesson === 'help');
    }
    const key = done ? null : keyMove(lesson, state, learner);
    if (key !== null && !isRefusal(applyMove(pool, state, learner, key))) done = true;
    else if (!step(state, random)) return false;
  }
  return false;
}

/** Makes somebody's next move; `false` if nobody has one. */
function step(state: State, random: () => number): boolean {
  for (const [seat] of state.players.entries()) {
    const decided = bot.decide(view(pool, state, seat), legalMoves(pool, state, seat), pool, random);
    if (decided !== null && !isRefusal(applyMove(pool, state, seat, decided.move))) return true;
  }
  return clocks(state).length > 0 && !isRefusal(applyMove(pool, state, SYSTEM, { do: 'timeout' }));
}
