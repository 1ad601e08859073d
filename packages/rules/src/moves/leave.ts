/** Leaving for good: concede (D23). */
import type { Seat } from '../model/card.ts';
import { endClaim, mayPassClaim } from '../chapters/combat.ts';
import { endCombat } from '../chapters/combat-end.ts';
import { leaveCharity } from '../chapters/charity.ts';
import { leaveFight } from '../chapters/death.ts';
import { discard } from '../chapters/decks.ts';
import { endGame } from '../chapters/levels.ts';
import { setReady } from '../chapters/setup.ts';
import { closeTradesOf } from '../chapters/trade.ts';
import { seated } from '../chapters/who.ts';
import { kindOf } from '../frames/kind-of.ts';
import { edit, editHand, emit, top, type Game } from '../kernel/game.ts';
import { ANY_TIME, bareVerb } from './verb.ts';

export const concedeVerb = bareVerb('concede', {
  phases: ['setup', ...ANY_TIME],
  ownTurn: false,
  always: true,
  follows: 'hand',
  validate: () => null,
  apply: leave,
});

/** A player leaves: hand and cards in play are discarded, unlooted, and the others play on. The last one left wins. */
function leave(game: Game, seat: Seat): void {
  const { state } = game;
  emit(game, { e: 'conceded', seat, cause: { rule: 'setup.players' } });
  const onlySeatWaitedFor = isBystander(game, seat) && mayPassClaim(game, seat);
  edit(game, seat).left = true;
  // Nobody shows cards to a player who has left.
  for (let other = 0; other < state.players.length; other++) editHand(game, other);
  takeOut(game, seat);
  discardAll(game, seat);
  const left = seated(game);
  if (left.length === 1) endGame(game, left, { rule: 'setup.players' });
  else if (state.phase === 'setup') setReady(game, seat);
  else if (onlySeatWaitedFor && state.stack.length === 0) closeClaim(game);
}

/** Removes a player who has left from everything pending, so that nothing waits for them, asks them or counts them. */
function takeOut(game: Game, seat: Seat): void {
  const { state } = game;
  state.stack = state.stack.flatMap((frame, at, stack) => {
    const still = kindOf(frame).without(game, frame, seat, stack[at - 1]);
    return still === null ? [] : [still];
  });
  closeTradesOf(game, seat);
  leaveCombat(game, seat);
  leaveCharity(game, seat);
  // A wait for all others may have been waiting only for this player.
  const frame = top(game);
  const prompt = frame === undefined ? null : kindOf(frame).prompt;
  if (frame !== undefined && prompt?.isSettled(game, frame) === true) prompt.timeout(game, frame);
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
  const over = stack.filter((frame, at) => kindOf(frame).isOfBattle(frame, stack[at - 1]));
  for (const frame of over) for (const card of kindOf(frame).holds(frame)) discard(game, card);
  game.state.stack = stack.filter((frame) => !over.includes(frame));
}

function discardAll(game: Game, seat: Seat): void {
  const it = edit(game, seat);
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
  it.justReceived = [];
  it.changed = [];
  it.unsaleable = [];
  it.nextCombat = [];
  it.doubled = [];
}

/** The wait may have been waiting only for the player who left. */
function closeClaim(game: Game): void {
  if (game.state.combat?.claim && !seated(game).some((other) => mayPassClaim(game, other))) endClaim(game);
}
