/** Fast play: claiming discarded races and classes (`fast.claim-discard`, D22). */
import { isTalent, type CardId, type Kind, type Seat } from '../model/card.ts';
import type { SeizeFrame } from '../model/frame.ts';
import { deedTopic } from '../kernel/registry.ts';
import { rollOrder } from '../kernel/chance.ts';
import { def, drop, emit, newClock, push, type Game } from '../kernel/game.ts';
import { topDiscard } from './decks.ts';
import { discardFromHand, putInHand } from './hand.ts';
import { isLiving, living } from './who.ts';

const CLAIMABLE: ReadonlySet<Kind> = new Set(['race', 'class', 'half-breed', 'super-munchkin']);

/**
 * Whether a card may be claimed: races, classes, cards that allow two of them, and what the sheet names from other
 * sets.
 */
function isClaimable(game: Game, card: CardId): boolean {
  const { kind } = def(game, card);
  return CLAIMABLE.has(kind) || (isTalent(kind) && game.sheet.claims.includes(kind));
}

/** The card on top of the door pile if it may be claimed now, or `null`. */
export function claimable(game: Game): CardId | null {
  if (!game.state.options.fast) return null;
  const card = topDiscard(game, 'doors');
  return card !== null && isClaimable(game, card) ? card : null;
}

/** Whether a card does nothing but raise any player's Level: a Go Up a Level. */
export function isGoUp(game: Game, card: CardId): boolean {
  const { kind, on, strike } = def(game, card);
  return (
    kind === 'special' &&
    on === 'player' &&
    strike.length === 1 &&
    strike.every((deed) => deedTopic(game, deed) === 'level-up')
  );
}

/** Makes the first claim: sets the card aside and opens a window for rivals. */
export function openClaim(game: Game, seat: Seat, paid: CardId): void {
  const card = game.state.discards.doors.pop();
  if (card === undefined) throw new Error('the pile is empty');
  push(game, { f: 'seize', clock: newClock(game), card, claims: [[seat, paid]], passed: [] });
  emit(game, { e: 'seizing', seat, card, cause: { rule: 'fast.claim-discard' } });
}

/** Adds a rival's claim. */
export function joinClaim(game: Game, frame: SeizeFrame, seat: Seat, paid: CardId): void {
  frame.claims.push([seat, paid]);
  emit(game, { e: 'seizing', seat, card: frame.card, cause: { rule: 'fast.claim-discard' } });
}

/** Whether a seat has neither claimed nor passed yet. */
export function mayRival(game: Game, frame: SeizeFrame, seat: Seat): boolean {
  const claimed = frame.claims.some(([one]) => one === seat);
  return !claimed && !frame.passed.includes(seat) && isLiving(game, seat);
}

/** Whether the window is over because everybody has answered. */
export function isClaimSettled(game: Game, frame: SeizeFrame): boolean {
  return !living(game).some((seat) => mayRival(game, frame, seat));
}

/** Passes for a seat. Once everybody has answered, the claim is settled. */
export function passRivalry(game: Game, frame: SeizeFrame, seat: Seat): void {
  frame.passed.push(seat);
  if (isClaimSettled(game, frame)) settleClaim(game, frame);
}

/** Settles a claim: rivals roll, the winner pays and takes the card into hand, the losers keep theirs. */
export function settleClaim(game: Game, frame: SeizeFrame): void {
  drop(game, frame);
  const seats = frame.claims.map(([seat]) => seat).toSorted((a, b) => a - b);
  const [winner] = rollOrder(game, seats, 'tie', { rule: 'fast.claim-discard' });
  const paid = frame.claims.find(([seat]) => seat === winner)?.[1];
  if (winner === undefined || paid === undefined) return;
  discardFromHand(game, winner, [paid], { rule: 'fast.claim-discard' });
  putInHand(game, winner, [frame.card]);
  emit(game, { e: 'seized', seat: winner, card: frame.card, cause: { rule: 'fast.claim-discard' } });
}
