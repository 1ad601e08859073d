/** A moment of a replayed game in the form that the page shows as a table: the view, and the log up to then. */
import {
  eventFor,
  stateAt,
  view,
  type CardPool,
  type Film,
  type PlayerView,
  type State,
  type View,
} from '@kickdoor/rules';
import { nothing, type LogEntry, type TableState } from '../net/state.ts';
import type { Eyes } from './place.ts';

/** The whole log of a film as one viewer sees it, and its length after each step. */
export interface Heard {
  readonly log: readonly LogEntry[];
  readonly until: readonly number[];
}

/** The log of a game from deal to end, for one viewer. */
export function heardOf({ steps }: Film, eyes: Eyes): Heard {
  const log: LogEntry[] = [];
  const until = steps.map(({ seat, events }, number) => {
    for (const [index, event] of events.entries()) {
      const heard = eyes === 'open' ? event : eventFor(event, eyes === 'public' ? null : eyes);
      log.push({ key: `${number}.${index}`, number, by: seat ?? -1, event: heard });
    }
    return log.length;
  });
  return { log, until };
}

/** The table from one point of view; with open hands, each hand is among the cards that are `shown`. */
function seenWith(pool: CardPool, state: State, eyes: Eyes): View {
  if (typeof eyes === 'number') return view(pool, state, eyes);
  const seen = view(pool, state, null);
  if (eyes === 'public') return seen;
  const hands = (player: PlayerView): PlayerView =>
    Object.assign({}, player, { shown: state.players[player.seat]?.hand ?? [] });
  return { ...seen, players: seen.players.map(hands) };
}

export interface MomentState extends TableState {
  readonly game: NonNullable<TableState['game']>;
}

/** The table after a step; `isNews` if the step's events should be animated. */
export function momentOf(
  pool: CardPool,
  film: Film,
  heard: Heard,
  { number, eyes, isNews }: { readonly number: number; readonly eyes: Eyes; readonly isNews: boolean },
): MomentState {
  const log = heard.log.slice(0, heard.until[number] ?? 0);
  const game = {
    number,
    view: seenWith(pool, stateAt(pool, film, number), eyes),
    legalMoves: [],
    reasons: [],
    clocks: [],
    undo: null,
    news: isNews ? log.slice(heard.until[number - 1] ?? 0) : [],
  };
  return { ...nothing, status: 'online', log, game };
}
