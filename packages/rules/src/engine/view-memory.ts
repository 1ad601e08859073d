/** The part of a view that legal moves depend on besides the cards on the table: past events that all have seen. */
import type { Seat } from '../model/card.ts';
import type { Terms } from '../model/move.ts';
import type { Combat, Flight } from '../model/state.ts';
import type { MemoryView, TermsView } from '../model/view.ts';
import { kindOf } from '../frames/kind-of.ts';
import { player, top, type Game } from '../kernel/game.ts';
import { handMemoOf } from '../kernel/known.ts';
import { isConcerned } from './gate.ts';

/** What a seat remembers of the moves that led to the current position. */
export function viewMemory(game: Game, seat: Seat | null): MemoryView {
  const { state } = game;
  const { combat, flight } = state;
  const frame = top(game);
  return {
    phase: state.phase,
    secondDoor: state.secondDoor,
    players: viewMarks(game),
    frame: frame === undefined ? null : (kindOf(frame).prompt?.remember(frame, seat) ?? null),
    concerned: seat !== null && isConcerned(game, seat),
    given: state.charity?.given.slice() ?? [],
    combat: combat === null ? null : rememberFight(combat, seat),
    flight: flight === null ? null : rememberRun(flight),
  };
}

/** Shared by the views of a position, because all seats see the same. A part that hasn't changed is the same object. */
function viewMarks(game: Game): MemoryView['players'] {
  const marks = game.memo?.marks ?? game.state.players.map((_, seat) => viewMarksOf(game, seat));
  if (game.memo !== null) game.memo.marks = marks;
  return marks;
}

function viewMarksOf(game: Game, seat: Seat): MemoryView['players'][number] {
  const memo = handMemoOf(game, seat);
  if (memo?.marks !== undefined) return memo.marks;
  const { used, doubled, unsaleable, nextCombat } = player(game, seat);
  const marks = {
    used: used.slice(),
    doubled: doubled.slice(),
    unsaleable: unsaleable.slice(),
    nextCombat: nextCombat.slice(),
  };
  if (memo !== null) memo.marks = marks;
  return marks;
}

function rememberRun(flight: Flight): MemoryView['flight'] {
  const { rolls, failed, used, boosts, fixed, caught, escaping } = flight;
  return {
    rolls,
    failed,
    used: { ...used },
    boosts: boosts.slice(),
    fixed,
    caught: caught.slice(),
    escaping: escaping.slice(),
  };
}

function rememberFight(combat: Combat, seat: Seat | null): MemoryView['combat'] {
  const { used, eluded, spoils, sealed, enhancers, boosts, request, refusals, fighter } = combat;
  return {
    used: { ...used },
    eluded: eluded.slice(),
    spoils,
    ...(sealed === undefined ? {} : { sealed }),
    enhancers: enhancers.slice(),
    boosts: boosts.slice(),
    request: request?.clock ?? 0,
    refusals: refusals.map(({ seat: who, terms }) => ({
      seat: who,
      terms: viewTerms(terms, seat !== null && (seat === fighter || seat === who)),
    })),
  };
}

/** Terms, as far as a seat may know them. */
export function viewTerms(terms: Terms, concerned: boolean): TermsView {
  const { treasures, first, items, plays } = terms;
  return {
    treasures,
    first,
    items: items.slice(),
    plays: plays.length,
    playCards: concerned ? plays.slice() : null,
  };
}
