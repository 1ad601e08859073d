/** Leaving for good (D23). */
import type { Seat } from '../model/card.ts';
import { heldBy } from '../kernel/held.ts';
import { withoutSeat } from '../kernel/choice.ts';
import { emit, player, top, type Game } from '../kernel/game.ts';
import { endClaim, mayPassClaim } from './combat.ts';
import { endCombat } from './combat-end.ts';
import { leaveCharity } from './charity.ts';
import { isCurseSettled, sayCancelled, strikeCurse } from './curses.ts';
import { leaveFight } from './death.ts';
import { discard } from './decks.ts';
import { isClaimSettled, settleClaim } from './fast.ts';
import type { ChoiceFrame, Frame } from '../model/frame.ts';
import { endGame } from './levels.ts';
import { setReady } from './setup.ts';
import { seated } from './who.ts';

/** A player leaves: hand and table are discarded, unlooted, and the others play on. The last one left has won. */
export function leave(game: Game, seat: Seat): void {
  const { state } = game;
  emit(game, { e: 'conceded', seat, cause: { rule: 'setup.players' } });
  const onlySeatWaitedFor = isBystander(game, seat) && mayPassClaim(game, seat);
  player(game, seat).left = true;
  takeOut(game, seat);
  discardAll(game, seat);
  const left = seated(game);
  if (left.length === 1) endGame(game, left, { rule: 'setup.players' });
  else if (state.phase === 'setup') setReady(game, seat);
  else if (onlySeatWaitedFor && state.stack.length === 0) closeClaim(game);
}

/** Takes who has left out of everything that is pending, so that nothing waits for them, asks them or counts them. */
function takeOut(game: Game, seat: Seat): void {
  const { state } = game;
  const isSharer = state.stack.some(
    (frame) => frame.f === 'reward' && (frame.fighter === seat || frame.helper === seat),
  );
  state.stack = state.stack.flatMap((frame) => frameWithout(game, frame, seat));
  // Treasure that two were to share one by one goes to the one of them who is still there, or to nobody.
  if (isSharer) {
    state.stack = state.stack.filter((frame) => frame.f !== 'choice' || frame.about !== 'treasure');
  }
  state.trades = state.trades.filter((trade) => trade.from !== seat && trade.to !== seat);
  leaveCombat(game, seat);
  leaveCharity(game, seat);
  // A wait of all others may have been waiting for the leaver alone.
  const frame = top(game);
  if (frame?.f === 'cancel' && isCurseSettled(game, frame)) strikeCurse(game, frame);
  else if (frame?.f === 'seize' && isClaimSettled(game, frame)) settleClaim(game, frame);
}

/** What remains of something pending when a seat has left: itself, something less, or nothing. */
function frameWithout(game: Game, frame: Frame, seat: Seat): Frame[] {
  switch (frame.f) {
    case 'do':
      return frame.subject === seat ? [] : [frame];
    case 'caught':
    case 'excess':
      return frame.seat === seat ? [] : [frame];
    case 'cancel':
      if (frame.victim !== seat) return [frame];
      sayCancelled(game, frame, { rule: 'setup.players' });
      return [];
    case 'seize':
      frame.claims = frame.claims.filter(([one]) => one !== seat);
      if (frame.claims.length > 0) return [frame];
      discard(game, frame.card);
      return [];
    case 'draw':
    case 'reward':
      // With the fighter goes what was to be shared; with the helper only the helper's share (`chapters/reward.ts`).
      if ((frame.f === 'draw' ? frame.seat : frame.fighter) !== seat) return [frame];
      for (const card of heldBy(frame)) discard(game, card);
      return [];
    case 'choice':
      return choiceWithout(frame, seat);
    default:
      return [frame];
  }
}

/**
 * A leaver's own choice is made no more. Only where it says what becomes of another one's cards is it made, in the way
 * that changes least. Others choose no more what becomes of a leaver's cards, and can't choose the leaver.
 */
function choiceWithout(frame: ChoiceFrame, seat: Seat): Frame[] {
  const { subject = frame.seat } = frame;
  if (subject === seat) return [];
  if (frame.seat !== seat) return [withoutSeat(frame, seat)];
  return frame.about === 'deed' ? [{ ...frame, answer: frame.from.slice(0, frame.min) }] : [];
}

function isBystander({ state: { combat } }: Game, seat: Seat): boolean {
  return combat !== null && combat.fighter !== seat && combat.helper !== seat;
}

function leaveCombat(game: Game, seat: Seat): void {
  const { combat } = game.state;
  if (combat === null) return;
  if (combat.fighter !== seat) {
    leaveFight(game, seat);
    if (combat.helper === seat) combat.helper = null;
    return;
  }
  endCombat(game, { rule: 'setup.players' });
  const { stack } = game.state;
  const over = stack.filter((frame, at) => isOfBattle(frame) || isDrawnFor(stack[at - 1], frame));
  for (const frame of over) for (const card of heldBy(frame)) discard(game, card);
  game.state.stack = stack.filter((frame) => !over.includes(frame));
}

/** Whether something pending is over with the combat or the flight that it belongs to. */
function isOfBattle(frame: Frame): boolean {
  if (frame.f === 'draw') return frame.to === 'fight';
  return (
    frame.f === 'caught' || (frame.f === 'choice' && (frame.about === 'order' || frame.about === 'play'))
  );
}

/** Whether a choice asks how the next monster of a combat is drawn. */
function isDrawnFor(below: Frame | undefined, frame: Frame): boolean {
  return below !== undefined && isOfBattle(below) && frame.f === 'choice' && frame.about === 'resurrection';
}

function discardAll(game: Game, seat: Seat): void {
  const it = player(game, seat);
  const lists = [
    it.hand,
    it.equipped,
    it.carried,
    it.races,
    it.classes,
    it.halfBreeds,
    it.superMunchkins,
    it.talents,
    it.sidekicks,
    it.steeds,
    it.curses,
  ];
  for (const list of lists) for (const card of list.splice(0)) discard(game, card);
  for (const [, card] of it.attached.splice(0)) discard(game, card);
  it.fresh = [];
  it.changed = [];
  it.unsaleable = [];
  it.nextCombat = [];
  it.doubled = [];
}

/** The wait may have been waiting only for who left. */
function closeClaim(game: Game): void {
  if (game.state.combat?.claim && !seated(game).some((other) => mayPassClaim(game, other))) endClaim(game);
}
