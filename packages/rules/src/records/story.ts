/** A summary of a game from its public events: how it was won, Levels over turns, who helped and who stabbed whom. */
import type { Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { Chronicler, type Ending, type Moments } from './moments.ts';
import { standing, type NumberedStep } from './standing.ts';

/** One act and its events, as in a record, a film or a page's log. */
export interface ToldStep extends NumberedStep {
  /** Who made it; -1 is the clock. */
  readonly by: Seat;
}

/** How often one player did something to or for another. */
export interface PairCount {
  readonly by: Seat;
  readonly whom: Seat;
  readonly count: number;
}

/** The summary of a game. */
export interface Story {
  /** Each seat's Level at the end of each turn, beginning with the Level before the first turn. */
  readonly levels: readonly (readonly number[])[];
  /** Fights won with help: who helped whom, the most frequent first. */
  readonly help: readonly PairCount[];
  /**
   * Moves by which a player who wasn't fighting made things worse for the fighters of a combat, or cursed another
   * player: against the fighter, or the cursed player; the most frequent first.
   */
  readonly stabs: readonly PairCount[];
  /** How the game was won; `null` while it isn't over. */
  readonly ending: Ending | null;
  readonly moments: Moments;
}

/**
 * Summarizes a game with this many seats from all its steps, including the deal. Leaves out what was taken back.
 * `first` are the seats' Levels at the start, 1 by default.
 */
export function storyOf(steps: readonly ToldStep[], seats: number, first: readonly number[] = []): Story {
  const now = Array.from({ length: seats }, (_, seat) => first[seat] ?? 1);
  const levels: number[][] = now.map(() => []);
  const help = new Map<string, number>();
  const stabs = new Map<string, number>();
  const close = () => {
    for (const [seat, level] of now.entries()) levels[seat]?.push(level);
  };
  const chronicler = new Chronicler();
  let turn = 0;
  let fight: Fight | null = null;
  for (const { number, by, events } of standing(steps)) {
    const before = fight;
    for (const event of events) {
      if (event.e === 'turn') {
        close();
        turn += 1;
      }
      chronicler.hear(event, { number, turn }, now);
      if (event.e === 'level') now[event.seat] = event.to;
      else if (event.e === 'won' && event.helper !== null) count(help, event.helper, event.seat);
      fight = fightAfter(fight, event);
    }
    const victim = stabbed(by, events, before, fight);
    if (victim === null) continue;
    count(stabs, by, victim);
    if (before === null || fight === null) continue;
    chronicler.stab({ number, turn }, { by, whom: victim, before: before.ahead, after: fight.ahead });
  }
  close();
  return { levels, help: listed(help), stabs: listed(stabs), ...chronicler.told() };
}

/** A combat according to the log: who fights, the fighter first, and by how much they are ahead. */
interface Fight {
  readonly seats: readonly Seat[];
  readonly ahead: number;
}

/** The fight after an event; `null` while there is none. */
function fightAfter(fight: Fight | null, event: GameEvent): Fight | null {
  switch (event.e) {
    case 'combat':
      return { seats: [event.seat], ahead: 0 };
    case 'helps':
      return fight && { ...fight, seats: [...fight.seats, event.seat] };
    case 'strengths':
      return fight && { ...fight, ahead: event.fighters.total - event.monsters.total };
    case 'won':
    case 'ended':
    case 'turn':
      return null;
    default:
      return fight;
  }
}

/** Whom a move stabbed, or `null`. */
function stabbed(
  by: Seat,
  events: readonly GameEvent[],
  before: Fight | null,
  after: Fight | null,
): Seat | null {
  if (by < 0) return null;
  const cursed = events.find((event) => event.e === 'curse' && event.seat !== by && event.cause.by === by);
  if (cursed?.e === 'curse') return cursed.seat;
  if (before === null || after === null || before.seats.includes(by)) return null;
  return after.ahead < before.ahead ? (before.seats[0] ?? null) : null;
}

function count(counts: Map<string, number>, by: Seat, whom: Seat): void {
  const key = `${by} ${whom}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function listed(counts: ReadonlyMap<string, number>): readonly PairCount[] {
  return [...counts]
    .map(([key, times]) => {
      const [by = 0, whom = 0] = key.split(' ').map(Number);
      return { by, whom, count: times };
    })
    .toSorted((a, b) => b.count - a.count || a.by - b.by || a.whom - b.whom);
}
