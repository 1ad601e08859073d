/** Leaving for good (D23). */
import type { Seat } from '../model/card.ts';
import { answer } from '../engine/answers.ts';
import { withoutSeat } from '../engine/choice.ts';
import { emit, player, top, type Game } from '../engine/game.ts';
import { endClaim, mayPassClaim } from './combat.ts';
import { endCombat } from './combat-end.ts';
import { cancelCurse, passCurse, mayPassCurse } from './curses.ts';
import { leaveFight } from './death.ts';
import { discard } from './decks.ts';
import { isClaimSettled, settleClaim } from './fast.ts';
import type { ChoiceTopic, Frame, SeizeFrame } from '../model/frame.ts';
import { endGame } from './levels.ts';
import { startGame } from './setup.ts';
import { nextTurn } from './turn.ts';
import { seated } from './who.ts';

/** A player leaves: hand and table are discarded, unlooted, and the others play on. The last one left has won. */
export function leave(game: Game, seat: Seat): void {
  const { state } = game;
  emit(game, { e: 'conceded', seat, cause: { rule: 'setup.players' } });
  answerFor(game, seat);
  dropPending(game, seat);
  const passes = mayPassClaim(game, seat);
  leaveCombat(game, seat);
  discardAll(game, seat);
  player(game, seat).left = true;
  const left = seated(game);
  if (left.length === 1) {
    endGame(game, left, { rule: 'setup.players' });
    return;
  }
  if (state.phase === 'setup') startIfReady(game, seat);
  else if (state.turn === seat) nextTurn(game);
  else if (passes && state.combat !== null && state.stack.length === 0) closeClaim(game);
}

/** What a leaver still owes is answered in the way that changes least. */
function answerFor(game: Game, seat: Seat): void {
  const frame = top(game);
  if (frame?.f === 'choice' && frame.seat === seat) {
    game.state.stack.pop();
    answer(game, frame, frame.from.slice(0, frame.min));
    answerFor(game, seat);
  } else if (frame?.f === 'cancel' && frame.victim === seat) {
    cancelCurse(game, frame, { rule: 'setup.players' });
  } else if (frame?.f === 'cancel' && mayPassCurse(game, frame, seat)) passCurse(game, frame, seat);
  else if (frame?.f === 'seize') leaveClaim(game, frame, seat);
  else if ((frame?.f === 'caught' || frame?.f === 'excess') && frame.seat === seat) game.state.stack.pop();
}

/** Who leaves claims nothing; a card that nobody claims any more goes back on its pile. */
function leaveClaim(game: Game, frame: SeizeFrame, seat: Seat): void {
  frame.claims = frame.claims.filter(([one]) => one !== seat);
  frame.passed.push(seat);
  if (frame.claims.length === 0) {
    game.state.stack.splice(game.state.stack.indexOf(frame), 1);
    discard(game, frame.card);
  } else if (isClaimSettled(game, frame)) settleClaim(game, frame);
}

const SHARING: ReadonlySet<ChoiceTopic> = new Set(['treasure', 'resurrection']);

function dropPending(game: Game, seat: Seat): void {
  const { state } = game;
  const unshared = state.stack.some((frame) => frame.f === 'reward' && frame.fighter === seat);
  state.stack = state.stack.filter((frame) => {
    // With the fighter goes what was to be shared, and whoever was about to choose of it chooses no more.
    if (unshared && frame.f === 'choice' && SHARING.has(frame.about)) return false;
    if (frame.f === 'do') return frame.subject !== seat;
    // Others do not choose any more what becomes of a leaver's cards.
    if (frame.f === 'choice' && frame.about === 'deed') return frame.subject !== seat;
    if (frame.f === 'loot') frame.queue = frame.queue.filter((looter) => looter !== seat);
    if (frame.f !== 'reward' || frame.fighter !== seat) return true;
    for (const card of frame.open) discard(game, card);
    return false;
  });
  state.stack = state.stack.map((frame) => (frame.f === 'choice' ? withoutSeat(frame, seat) : frame));
  state.trades = state.trades.filter((trade) => trade.from !== seat && trade.to !== seat);
}

function leaveCombat(game: Game, seat: Seat): void {
  const { combat } = game.state;
  if (combat === null) return;
  if (combat.request?.to === seat) combat.request = null;
  if (combat.fighter !== seat) {
    leaveFight(game, seat);
    return;
  }
  endCombat(game, { rule: 'setup.players' });
  game.state.stack = game.state.stack.filter((frame) => !isOfBattle(frame));
}

/** Whether something pending is over with the combat or the flight that it belongs to. */
function isOfBattle(frame: Frame): boolean {
  return (
    frame.f === 'caught' || (frame.f === 'choice' && (frame.about === 'order' || frame.about === 'play'))
  );
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
  it.doubled = -1;
}

function startIfReady(game: Game, seat: Seat): void {
  player(game, seat).ready = true;
  startGame(game);
}

/** The wait may have been waiting only for who left. */
function closeClaim(game: Game): void {
  if (game.state.combat?.claim && !seated(game).some((other) => mayPassClaim(game, other))) endClaim(game);
}
