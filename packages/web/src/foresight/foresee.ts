/** What a move would bring, computed by the core at a table made from what the seat sees. */
import {
  applyMove,
  clone,
  isRefusal,
  SYSTEM,
  view as viewOf,
  type CardPool,
  type Move,
  type PlayerView,
  type Seat,
  type State,
  type View,
} from '@kickdoor/rules';
import { tableSeen } from './table.ts';

/** A fight in figures. */
export interface Fight {
  readonly fighters: number;
  readonly monsters: number;
  readonly winning: boolean;
  readonly treasures: number;
  /** Levels that its fighter gains by winning it. */
  readonly levels: number;
  /** A card has ended all meddling in it. */
  readonly sealed: boolean;
  /** Changes with anything that can be seen of the fight. */
  readonly print: string;
}

/** A player in figures: strength out of combat, modifier to rolls to run away, Level, cards in hand. */
export interface Standing {
  readonly strength: number;
  readonly flee: number;
  readonly level: number;
  readonly hand: number;
}

/** What there is to compare before and after a move. */
export interface Figures {
  /** `null` without a combat. */
  readonly fight: Fight | null;
  /** By seat. */
  readonly players: readonly Standing[];
  /** Who has won the game; nobody while it goes on. */
  readonly winners: readonly Seat[];
  /** Changes with anything that counts: what somebody is, uses or suffers from, or the fight. */
  readonly print: string;
}

/** A move, and who makes it; the wait that runs out is the system's (`SYSTEM`). */
export type Step = readonly [seat: Seat, move: Move];

export interface Foresight {
  readonly now: Figures;
  /**
   * The figures after some moves, if nobody interferes; `null` if a card nobody sees or a die decides, or if the moves
   * are not legal.
   */
  readonly after: (...steps: readonly Step[]) => Figures | null;
}

/** Curses one after another that strike because of one move; none of the sets has as many. */
const MOST_WAITS = 8;

/** What counts for a player; what they merely carry doesn't. */
function printOf(player: PlayerView): unknown {
  const { sex, races, classes, halfBreeds, superMunchkins, talents, sidekicks, steeds, changed, curses } =
    player;
  const used = player.equipped.filter((card) => !player.ineffective.includes(card));
  const { strength, flee, level, dead, owed = 0 } = player;
  const made = [sex, races, classes, halfBreeds, superMunchkins, talents, sidekicks, steeds, changed, curses];
  return [made, used, strength.total, flee.total, level, dead, owed];
}

function fightOf({ combat }: View): Fight | null {
  if (combat === null) return null;
  const { fighters, monsters, winning, treasures, foes, helper, levels, sealed = false } = combat;
  const all = foes.map(({ card, enhancers }) => [card, enhancers]);
  const [ours, theirs] = [fighters.total, monsters.total];
  const print = JSON.stringify([ours, theirs, winning, treasures, levels, helper, sealed, all]);
  return { fighters: ours, monsters: theirs, winning, treasures, levels, sealed, print };
}

/** The figures of a view. */
export function figuresOf(view: View): Figures {
  const fight = fightOf(view);
  return {
    fight,
    players: view.players.map(({ strength, flee, level, hand }) => ({
      strength: strength.total,
      flee: flee.total,
      level,
      hand,
    })),
    winners: view.winners,
    print: JSON.stringify([fight?.print, view.players.map(printOf), view.winners]),
  };
}

/** Lets the waits run out in which somebody might stop a curse. */
function letStrike(pool: CardPool, state: State): void {
  for (let waits = 0; waits < MOST_WAITS && state.stack.at(-1)?.f === 'cancel'; waits += 1) {
    applyMove(pool, state, SYSTEM, { do: 'timeout' });
  }
}

/** Whether the table's hidden cards and its dice had no part in what happened. */
function isCertain(before: State, after: State, seat: Seat): boolean {
  const { doors, treasures, die, pick } = after.chance;
  if (doors + treasures + die + pick > 0) return false;
  const sameDecks = (['doors', 'treasures'] as const).every(
    (deck) => before.decks[deck].length === after.decks[deck].length,
  );
  const sameHands = after.players.every((player, at) => {
    const { hand } = before.players[at] ?? player;
    return (
      at === seat || (hand.length === player.hand.length && hand.every((card, n) => card === player.hand[n]))
    );
  });
  return sameDecks && sameHands;
}

/** Foresees the moves at a view's table. Each distinct question is answered once. */
export function foresight(pool: CardPool, view: View): Foresight {
  const now = figuresOf(view);
  const known = new Map<string, Figures | null>();
  const { seat } = view;
  let table: State | null = null;
  function find(steps: readonly Step[]): Figures | null {
    if (seat === null || view.pending !== null || view.phase === 'over') return null;
    table ??= tableSeen(pool, view);
    const state = clone(table);
    for (const [who, move] of steps) {
      if (isRefusal(applyMove(pool, state, who, move))) return null;
      letStrike(pool, state);
    }
    if (state.stack.length > 0 || !isCertain(table, state, seat)) return null;
    return figuresOf(viewOf(pool, state, seat));
  }
  return {
    now,
    after: (...steps) => {
      const key = JSON.stringify(steps);
      const found = known.get(key);
      if (found !== undefined) return found;
      const made = find(steps);
      known.set(key, made);
      return made;
    },
  };
}
