/** Foresees what a move would do: the rules play it on a table built from what the seat sees. */
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

/** The figures of a fight. */
export interface Fight {
  readonly fighters: number;
  readonly monsters: number;
  readonly winning: boolean;
  readonly treasures: number;
  /** Levels the fighter gains by winning. */
  readonly levels: number;
  /** Whether a card has ended all interference in it. */
  readonly sealed: boolean;
  /** A fingerprint of everything visible about the fight. */
  readonly fingerprint: string;
}

/** A player's figures: strength outside of combat, modifier to rolls to run away, Level, number of cards in hand. */
export interface Standing {
  readonly strength: number;
  readonly flee: number;
  readonly level: number;
  readonly hand: number;
}

/** The figures compared before and after a move. */
export interface Figures {
  /** `null` without a combat. */
  readonly fight: Fight | null;
  /** By seat. */
  readonly players: readonly Standing[];
  /** The winners of the game; empty while it goes on. */
  readonly winners: readonly Seat[];
  /** A fingerprint of everything that matters: what each player is, uses or suffers from, and the fight. */
  readonly fingerprint: string;
}

/** A move and who makes it; a timeout is made by `SYSTEM`. */
export type Step = readonly [seat: Seat, move: Move];

export interface Foresight {
  readonly now: Figures;
  /**
   * The figures after these moves, if nobody interferes. `null` if the result depends on a card the seat can't see or
   * on a die, or if a move is illegal.
   */
  readonly after: (...steps: readonly Step[]) => Figures | null;
  /** What a curse that is about to strike will have done. `null` if there is none, or for the reasons above. */
  readonly struck: () => Struck | null;
}

/** A curse has struck. */
export interface Struck {
  readonly figures: Figures;
  /** Whether it found nothing to take or to change, of anybody. */
  readonly isVain: boolean;
}

/** The most curses that one move may set off in a row; no set has as many. */
const MOST_WAITS = 8;

/** What matters about a player; cards merely carried don't. */
function fingerprintOf(player: PlayerView): unknown {
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
  const fingerprint = JSON.stringify([ours, theirs, winning, treasures, levels, helper, sealed, all]);
  return { fighters: ours, monsters: theirs, winning, treasures, levels, sealed, fingerprint };
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
    fingerprint: JSON.stringify([fight?.fingerprint, view.players.map(fingerprintOf), view.winners]),
  };
}

/** Lets the windows time out in which somebody might stop a curse. */
function letStrike(pool: CardPool, state: State): void {
  for (let waits = 0; waits < MOST_WAITS && state.stack.at(-1)?.f === 'cancel'; waits += 1) {
    applyMove(pool, state, SYSTEM, { do: 'timeout' });
  }
}

/** Whether what happened didn't depend on hidden cards or dice. */
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

/** Whether nobody has lost or gained anything, and no fight has changed. */
function isVain(before: State, after: State): boolean {
  const [was, is] = [before, after].map(({ players, combat, flight }) => [players, combat, flight]);
  return JSON.stringify(was) === JSON.stringify(is);
}

/** Foresees moves from a view. Each question is answered once and then remembered. */
export function foresight(pool: CardPool, view: View): Foresight {
  const known = new Map<string, Figures | null>();
  const { seat } = view;
  let table: State | null = null;
  let struck: Struck | null | undefined;
  /** The table after these moves, beside the one before them. */
  function play(steps: readonly Step[]): { readonly before: State; readonly after: State } | null {
    if (seat === null || view.phase === 'over') return null;
    table ??= tableSeen(pool, view);
    const state = clone(table);
    letStrike(pool, state);
    for (const [who, move] of steps) {
      if (isRefusal(applyMove(pool, state, who, move))) return null;
      letStrike(pool, state);
    }
    return state.stack.length > 0 || !isCertain(table, state, seat) ? null : { before: table, after: state };
  }
  function find(steps: readonly Step[]): Figures | null {
    const played = view.pending === null ? play(steps) : null;
    return played === null ? null : figuresOf(viewOf(pool, played.after, seat));
  }
  function strike(): Struck | null {
    const played = view.pending?.kind === 'cancel' ? play([]) : null;
    if (played === null) return null;
    const { before, after } = played;
    return { figures: figuresOf(viewOf(pool, after, seat)), isVain: isVain(before, after) };
  }
  return {
    now: figuresOf(view),
    after: (...steps) => {
      const key = JSON.stringify(steps);
      const found = known.get(key);
      if (found !== undefined) return found;
      const made = find(steps);
      known.set(key, made);
      return made;
    },
    struck: () => {
      if (struck === undefined) struck = strike();
      return struck;
    },
  };
}
