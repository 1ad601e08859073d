/** Curses: the wait for what could cancel them, and how they strike (`curses.*`, D2, D11). */
import type { CardId, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import type { Cause } from '../model/event.ts';
import type { CancelFrame } from '../model/frame.ts';
import { deedStrikes } from '../kernel/registry.ts';
import { pushDeeds } from './deeds.ts';
import { def, edit, emit, newClock, player, push, remove, type Game } from '../kernel/game.ts';
import { discard } from './decks.ts';
import { inCombat } from './foes.ts';
import { isImmune, reaching } from './wards.ts';
import { living } from './who.ts';

export { liftCurse } from './table.ts';

/** A curse is about to strike: everybody has the same time to cancel it, whether or not they could (D2). */
export function threaten(game: Game, card: CardId, victim: Seat, by: Seat, sidekick: CardId = -1): void {
  push(game, { f: 'cancel', clock: newClock(game), card, victim, by, sidekick, passed: [] });
  const on = sidekick < 0 ? {} : { on: sidekick };
  const cause: Cause = by < 0 ? { rule: 'curses.at-door' } : { rule: 'curses.from-hand', by };
  emit(game, { e: 'curse', seat: victim, card, ...on, cause });
}

/** Whether a seat may let a curse go by. */
export function mayPassCurse(game: Game, frame: CancelFrame, seat: Seat): boolean {
  return !frame.passed.includes(seat) && living(game).includes(seat);
}

/** A seat lets the curse go by; once all have, it strikes. */
export function passCurse(game: Game, frame: CancelFrame, seat: Seat): void {
  frame.passed.push(seat);
  emit(game, { e: 'passed', seat, cause: { card: frame.card } });
  if (isCurseSettled(game, frame)) strikeCurse(game, frame);
}

/** Whether everybody has let the curse go by. */
export function isCurseSettled(game: Game, frame: CancelFrame): boolean {
  return !living(game).some((seat) => mayPassCurse(game, frame, seat));
}

/** The curse strikes; what it has nothing to do to, it leaves alone. */
export function strikeCurse(game: Game, frame: CancelFrame): void {
  dropFrame(game, frame);
  const { card, victim, by } = frame;
  const it = def(game, card);
  if (frame.sidekick >= 0) {
    changeSidekick(game, frame);
    return;
  }
  if (it.lasting && !isImmune(game, victim)) {
    edit(game, victim).curses.push(card);
    emit(game, { e: 'cursed', seat: victim, card, cause: { rule: 'curses.at-once', by } });
    pushDeeds(game, struckBy(game, it.strike, frame), { subject: victim, card, by });
    return;
  }
  const deeds = struckBy(game, it.strike, frame);
  if (deeds.length === 0) {
    discard(game, card);
    emit(game, { e: 'no-effect', seat: victim, card, cause: { rule: 'curses.nothing-to-strike' } });
    return;
  }
  emit(game, { e: 'cursed', seat: victim, card, cause: { rule: 'curses.at-once', by } });
  push(game, { f: 'spent', card });
  pushDeeds(game, deeds, { subject: victim, card, by });
}

/** The sex of a sidekick changes, and nothing else happens (`sidekicks.change-sex`). */
function changeSidekick(game: Game, { card, victim, by, sidekick }: CancelFrame): void {
  const { changed, sidekicks } = edit(game, victim);
  discard(game, card);
  if (!sidekicks.includes(sidekick)) {
    emit(game, { e: 'no-effect', seat: victim, card, cause: { rule: 'curses.nothing-to-strike' } });
    return;
  }
  if (!remove(changed, sidekick)) changed.push(sidekick);
  emit(game, { e: 'cursed', seat: victim, card, cause: { rule: 'sidekicks.change-sex', by } });
}

/** The deeds that do something to the victim and that none of their cards keeps off. */
function struckBy(game: Game, deeds: readonly Deed[], { card, victim }: CancelFrame): Deed[] {
  const lasts = def(game, card).lasting;
  const open = reaching(game, deeds, { subject: victim, card }, lasts);
  return open.filter((deed) => deedStrikes(game, deed, victim, card));
}

/** The curse is canceled and discarded (`curses.at-once`). */
export function cancelCurse(game: Game, frame: CancelFrame, cause: Cause): void {
  dropFrame(game, frame);
  sayCancelled(game, frame, cause);
}

/** The card of a curse that strikes no more is discarded. Whoever calls has taken the curse off the stack. */
export function sayCancelled(game: Game, { card, victim }: CancelFrame, cause: Cause): void {
  discard(game, card);
  emit(game, { e: 'cancelled', seat: victim, card, cause });
}

function dropFrame(game: Game, frame: CancelFrame): void {
  const { stack } = game.state;
  stack.splice(stack.indexOf(frame), 1);
}

/**
 * Keeps a curse by its victim for the next combat, or the present one (`curses.next-is-now`). A card without a victim
 * to lie by (a monster's Bad Stuff, an event) is not kept: only its penalty is.
 */
export function waitForNextCombat(game: Game, seat: Seat, card: CardId, strength: number): void {
  const it = edit(game, seat);
  const { stack } = game.state;
  const at = stack.findIndex((frame) => frame.f === 'spent' && frame.card === card);
  if (at >= 0 && def(game, card).kind === 'curse') {
    stack.splice(at, 1);
    it.curses.push(card);
  }
  // What a monster's Bad Stuff takes from the next combat is not spent on the combat that it is running from.
  const later = game.state.phase === 'flee' && inCombat(game, seat) && def(game, card).kind === 'monster';
  it.nextCombat.push({ card, strength, later });
}

/** Events of which something lies before a seat by itself: a penalty on the next combat that is nobody else's (D43). */
export function eventsBefore(game: Game, seat: Seat): CardId[] {
  const { nextCombat } = player(game, seat);
  return nextCombat.flatMap(({ card }) => (def(game, card).kind === 'event' ? [card] : []));
}

/** Lifts what an event has left before a seat; what it has left before others stays. */
export function liftEvent(game: Game, seat: Seat, card: CardId, cause: Cause): void {
  const it = edit(game, seat);
  const at = it.nextCombat.findIndex((penalty) => penalty.card === card);
  if (at < 0) return;
  it.nextCombat.splice(at, 1);
  emit(game, { e: 'lifted', seat, card, cause });
}
