/** Curses: the wait for cancellation, and how they take effect (`curses.*`, D2, D11). */
import type { CardId, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import type { Cause } from '../model/event.ts';
import type { CancelFrame } from '../model/frame.ts';
import { deedStrikes } from '../kernel/registry.ts';
import { pushDeeds } from './deeds.ts';
import { def, drop, edit, emit, newClock, player, push, remove, top, type Game } from '../kernel/game.ts';
import { discard } from './decks.ts';
import { inCombat } from './foes.ts';
import { isImmune, reaching } from './wards.ts';
import { isLiving, living } from './who.ts';

/** Puts a curse on the stack. Everybody gets the same time to cancel it, whether or not they could (D2). */
export function threaten(game: Game, card: CardId, victim: Seat, by: Seat, sidekick: CardId = -1): void {
  push(game, { f: 'cancel', clock: newClock(game), card, victim, by, sidekick, passed: [] });
  const on = sidekick < 0 ? {} : { on: sidekick };
  const cause: Cause = by < 0 ? { rule: 'curses.at-door' } : { rule: 'curses.from-hand', by };
  emit(game, { e: 'curse', seat: victim, card, ...on, cause });
}

/** The curse that is about to take effect (D2). */
export function pendingCurse(game: Game): CancelFrame | null {
  const frame = top(game);
  return frame?.f === 'cancel' && frame.move === undefined ? frame : null;
}

/** Whether a seat may pass on a curse. */
export function mayPassCurse(game: Game, frame: CancelFrame, seat: Seat): boolean {
  return !frame.passed.includes(seat) && isLiving(game, seat);
}

/** Passes on a curse for a seat. Once all have passed, it takes effect. */
export function passCurse(game: Game, frame: CancelFrame, seat: Seat): void {
  frame.passed.push(seat);
  emit(game, { e: 'passed', seat, cause: { card: frame.card } });
  if (isCurseSettled(game, frame)) strikeCurse(game, frame);
}

/** Whether everybody has passed on the curse. */
export function isCurseSettled(game: Game, frame: CancelFrame): boolean {
  return !living(game).some((seat) => mayPassCurse(game, frame, seat));
}

/** Carries out a curse; deeds with nothing to affect do nothing. Marks an announced card as due instead. */
export function strikeCurse(game: Game, frame: CancelFrame): void {
  if (frame.move !== undefined) {
    frame.due = true;
    return;
  }
  drop(game, frame);
  const { card, victim, by } = frame;
  const it = def(game, card);
  if (frame.sidekick >= 0) {
    changeSidekick(game, frame);
    return;
  }
  if (it.lasting && !isImmune(game, victim, card)) {
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

/** Changes the sex of a sidekick; nothing else happens (`sidekicks.change-sex`). */
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

/** The deeds that affect the victim and that none of their cards prevents. */
function struckBy(game: Game, deeds: readonly Deed[], { card, victim }: CancelFrame): Deed[] {
  const lasts = def(game, card).lasting;
  const open = reaching(game, deeds, { subject: victim, card }, lasts);
  return open.filter((deed) => deedStrikes(game, deed, victim, card));
}

/** Cancels and discards a curse, or an announced card (`curses.at-once`). */
export function cancelCurse(game: Game, frame: CancelFrame, cause: Cause): void {
  drop(game, frame);
  sayCancelled(game, frame, cause);
}

/**
 * Discards a curse or announced card that no longer takes effect. The caller has removed its frame from the stack.
 */
export function sayCancelled(game: Game, { card, victim }: CancelFrame, cause: Cause): void {
  discard(game, card);
  emit(game, { e: 'cancelled', seat: victim, card, cause });
}

/**
 * Keeps a curse with its victim for their next combat, or the current one (`curses.next-is-now`). A card that doesn't
 * stay with its victim (a monster's Bad Stuff, an event) is not kept: only its penalty is.
 */
export function waitForNextCombat(game: Game, seat: Seat, card: CardId, strength: number): void {
  const it = edit(game, seat);
  const spent = game.state.stack.find((frame) => frame.f === 'spent' && frame.card === card);
  if (spent !== undefined && def(game, card).kind === 'curse') {
    drop(game, spent);
    it.curses.push(card);
  }
  // A penalty on the next combat from a monster's Bad Stuff doesn't apply to the combat being run from.
  const later = game.state.phase === 'flee' && inCombat(game, seat) && def(game, card).kind === 'monster';
  it.nextCombat.push({ card, strength, later });
}

/** Events that still affect this seat on its own: a penalty on the next combat that applies to nobody else (D43). */
export function eventsBefore(game: Game, seat: Seat): CardId[] {
  const { nextCombat } = player(game, seat);
  return nextCombat.flatMap(({ card }) => (def(game, card).kind === 'event' ? [card] : []));
}

/** Lifts what an event left on a seat. What it left on others stays. */
export function liftEvent(game: Game, seat: Seat, card: CardId, cause: Cause): void {
  const it = edit(game, seat);
  const at = it.nextCombat.findIndex((penalty) => penalty.card === card);
  if (at < 0) return;
  it.nextCombat.splice(at, 1);
  emit(game, { e: 'lifted', seat, card, cause });
}
