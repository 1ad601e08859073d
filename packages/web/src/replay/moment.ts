/** A moment of a replayed game, as the page shows a table: the view, and the log up to then. */
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

/** A film's whole log as somebody hears it, and how much of it there is after each step. */
export interface Heard {
  readonly log: readonly LogEntry[];
  readonly until: readonly number[];
}

/** What somebody hears of a game from its deal to its end. */
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

/** A table as somebody sees it; with open hands, each hand is among the cards that are `shown`. */
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

/** The table after a step; `isNews` if what happened in this step is to be played. */
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
