/** What a seat sees. Built by picking what it may see, never by removing what it may not. */
import type { CardPool, CardId, DeckName, Seat } from '../model/card.ts';
import type { ShownPhase, State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { excess } from '../chapters/charity.ts';
import { kindOf } from '../frames/kind-of.ts';
import type { OpenView } from '../kernel/memo.ts';
import { seenOf } from '../kernel/seen.ts';
import { openToRead, top, type Game } from '../kernel/game.ts';
import { viewCombat, viewFight, viewFlight } from './view-combat.ts';
import { viewMemory } from './view-memory.ts';
import { playersFor, viewOpenly } from './view-player.ts';
import { clocks } from './time.ts';

/** Returns a seat's view of a table, or a spectator's (`null`). */
export function view(pool: CardPool, state: State, seat: Seat | null): View {
  const game = openToRead(pool, state);
  const own = seat === null ? undefined : state.players[seat];
  const frame = top(game);
  const open = openView(game, state);
  const seen = seenOf(game);
  const { combat } = state;
  return {
    seat,
    sheet: state.sheet,
    sets: state.sets,
    options: state.options,
    phase: shownPhase(state),
    turn: state.turn,
    turns: state.turns,
    players: open.shows ? seen.players.keep(playersFor(game, open, seat)) : open.players,
    hand: own === undefined ? null : own.hand.slice(),
    justReceived: own === undefined || own.justReceived.length === 0 ? NONE : own.justReceived.slice(),
    decks: open.decks,
    discards: open.discards,
    door: state.door < 0 ? null : state.door,
    ...(state.place === undefined ? {} : { place: state.place }),
    combat: combat === null || open.combat === null ? null : viewCombat(game, combat, open.combat, seat),
    flight: open.flight,
    pending: frame === undefined ? null : seen.pending.keep(viewPending(game, seat)),
    trades: open.trades,
    charity: open.charity,
    clocks: open.clocks,
    memory: seen.memory.keep(viewMemory(game, seat)),
    winners: state.winners.slice(),
    ...(state.counts === undefined ? {} : { counts: state.counts.slice() }),
  };
}

/** What the views of a position share. A part that hasn't changed since the last view is the same object. */
function openView(game: Game, state: State): OpenView {
  const { memo } = game;
  const known = memo?.open;
  if (known !== undefined) return known;
  const seen = seenOf(game);
  const { combat, charity } = state;
  const made: OpenView = {
    players: seen.players.keep(state.players.map((_, at) => viewOpenly(game, at))),
    shows: state.players.some(({ shown }) => shown.length > 0),
    decks: seen.decks.keep({ doors: state.decks.doors.length, treasures: state.decks.treasures.length }),
    discards: seen.discards.keep({
      doors: viewPile(state, 'doors'),
      treasures: viewPile(state, 'treasures'),
    }),
    combat: combat === null ? null : seen.combat.keep(viewFight(game, combat)),
    flight: seen.flight.keep(viewFlight(game)),
    trades: seen.trades.keep(
      state.trades.map(({ id, from, to, give, get }) => ({
        id,
        from,
        to,
        give: give.slice(),
        get: get.slice(),
      })),
    ),
    charity:
      charity === null
        ? null
        : seen.charity.keep({ excess: excess(game, state.turn), lowest: charity.lowest.slice() }),
    clocks: seen.clocks.keep(clocks(state)),
  };
  if (memo !== null) memo.open = made;
  return made;
}

/**
 * Returns the view of a spectator who watches through a seat. Cards that other players have shown or promised to it are
 * included only if those players let spectators watch, too: their seats are in `open`.
 */
export function viewThrough(pool: CardPool, state: State, seat: Seat, open: ReadonlySet<Seat>): View {
  const own = view(pool, state, seat);
  const all = view(pool, state, null);
  const tells = (whose: Seat): boolean => whose === seat || open.has(whose);
  // A fighter promises cards of their own hand.
  const { combat, memory } = state.combat === null || tells(state.combat.fighter) ? own : all;
  const asked = namesHidden(state, own.pending, tells) ? all : own;
  return {
    // What everybody sees, plus the parts of the seat's own view that are picked below.
    ...all,
    seat,
    players: all.players.map((it) => (tells(it.seat) ? (own.players[it.seat] ?? it) : it)),
    hand: own.hand,
    justReceived: own.justReceived,
    combat,
    pending: asked.pending,
    memory: {
      ...all.memory,
      frame: asked.memory.frame,
      concerned: own.memory.concerned,
      combat: memory.combat,
    },
  };
}

/** Whether a choice is between cards in the hand of somebody who doesn't let spectators see it. */
function namesHidden(state: State, pending: View['pending'], tells: (whose: Seat) => boolean): boolean {
  if (pending?.kind !== 'choice') return false;
  const cards = (pending.from ?? []).flatMap((pick) => ('card' in pick ? [pick.card] : []));
  return state.players.some(({ hand }, seat) => !tells(seat) && cards.some((card) => hand.includes(card)));
}

/** What is pending, as a seat sees it; `null` if nothing is, or nobody is asked. */
export function viewPending(game: Game, seat: Seat | null): View['pending'] {
  const frame = top(game);
  return frame === undefined ? null : (kindOf(frame).prompt?.view(game, frame, seat) ?? null);
}

/** The phase in players' terms: `reward`, `looting`, or the turn's own phase. */
export function shownPhase(state: State): ShownPhase {
  for (const frame of state.stack) {
    const { phase } = kindOf(frame);
    if (phase !== null) return phase;
  }
  return state.phase;
}

/** How many cards a discard pile has, and the top one. */
export function viewPile(state: State, deck: DeckName): { count: number; top: CardId | null } {
  const pile = state.discards[deck];
  return { count: pile.length, top: pile.at(-1) ?? null };
}

const NONE: readonly CardId[] = Object.freeze([]);
