/** The turn and its phases (`turn.*`, D17, D19). */
import type { CardId, Seat } from '../model/card.ts';
import { pushDeeds } from './deeds.ts';
import { def, edit, editHand, emit, player, push, type Game } from '../kernel/game.ts';
import { startCharity } from './charity.ts';
import { threaten } from './curses.ts';
import { drawNewHand, wakeTheDead } from './death.ts';
import { discard, drawCard } from './decks.ts';
import { endedCurses } from './counters.ts';
import { startCombat } from './combat.ts';
import { drawInto, handLimit, putInHand, spendAll } from './hand.ts';
import { activeCards } from './items.ts';
import { goTo, leaveDoor } from './phases.ts';
import { openPlace } from './place.ts';
import { discardOwn } from './table.ts';
import { isWho } from './conditions.ts';
import { nextSeat } from './who.ts';

/**
 * Starts a seat's turn. The dead return when the next player starts; cards received earlier no longer count as just
 * received.
 */
export function beginTurn(game: Game, seat: Seat): void {
  const { state } = game;
  endTurnCurses(game);
  state.turn = seat;
  state.turns += 1;
  state.secondDoor = false;
  state.charity = null;
  closeDoor(game);
  spendAll(game);
  wakeTheDead(game);
  forgetCursed(game);
  const it = editHand(game, seat);
  it.used = [];
  it.doubled = [];
  it.unsaleable = [];
  emit(game, { e: 'turn', seat, cause: { rule: 'turn.next' } });
  goTo(game, 'opening');
  drawNewHand(game, seat);
  if (state.options.listen) drawInto(game, seat, 'doors', 1, { rule: 'fast.listen' });
}

/** Drops the memos of cursed players: whether a one-turn curse applies depends on whose turn it is. */
function forgetCursed(game: Game): void {
  const { players } = game.state;
  for (let seat = 0; seat < players.length; seat++) {
    if (player(game, seat).curses.length > 0) edit(game, seat);
  }
}

/** Ends the curses whose last turn is over (`curses.next-is-now`). */
function endTurnCurses(game: Game): void {
  const { turn, players, phase } = game.state;
  if (phase === 'setup') return;
  const next = players[turn]?.curses.filter((card) => def(game, card).traits.nextTurn) ?? [];
  const over = [...next, ...endedCurses(game, turn)];
  discardOwn(game, turn, over, { rule: 'curses.next-is-now' });
}

/** Discards a door card still shown when the player who opened the door has died or left. */
function closeDoor(game: Game): void {
  const { door } = game.state;
  if (door < 0) return;
  game.state.door = -1;
  discard(game, door);
}

/** Passes the turn to the left, past players whose cards make them skip it. An extra turn stays with its player. */
export function nextTurn(game: Game): void {
  const { turn } = game.state;
  if (owed(game, turn) > 0 && !player(game, turn).left) {
    settleOwed(game, turn, -1);
    beginTurn(game, turn);
    return;
  }
  let seat = nextSeat(game, turn);
  while (owed(game, seat) < 0) {
    settleOwed(game, seat, 1);
    seat = nextSeat(game, seat);
  }
  beginTurn(game, seat);
}

/** The extra turns that cards owe a seat; below 0, those that it skips. */
function owed(game: Game, seat: Seat): number {
  return player(game, seat).owed ?? 0;
}

/** Counts off a turn owed, taken or skipped. */
function settleOwed(game: Game, seat: Seat, change: 1 | -1): void {
  const it = edit(game, seat);
  it.owed = owed(game, seat) + change;
  if (it.owed === 0) delete it.owed;
  emit(game, { e: 'turned', seat, what: change > 0 ? 'skip' : 'again', cause: { rule: 'turn.next' } });
}

/** Whether a seat may open a door now: the first one or, for those who may, a second one instead of looting (D19). */
export function mayKick(game: Game, seat: Seat): boolean {
  const { phase, turn, secondDoor } = game.state;
  if (turn !== seat) return false;
  if (phase === 'opening') return true;
  return (
    phase === 'trouble' &&
    !secondDoor &&
    activeCards(game, seat).some((card) => def(game, card).traits.secondDoor)
  );
}

/** Kicks open the door. With no card to draw, it counts as one without a monster (D17). */
export function kick(game: Game, seat: Seat): void {
  const card = drawCard(game, 'doors');
  if (card !== null) {
    kickWith(game, seat, card);
    return;
  }
  countDoor(game);
  emit(game, { e: 'none-left', seat, deck: 'doors', cause: { rule: 'cards.none-left' } });
  leaveDoor(game);
}

/** Notes that this turn's second door is opened. */
function countDoor({ state }: Game): void {
  if (state.phase === 'trouble') state.secondDoor = true;
}

/** Opens the door with this card behind it. */
export function kickWith(game: Game, seat: Seat, card: CardId): void {
  countDoor(game);
  emit(game, { e: 'door', seat, card, cause: { rule: 'turn.kick' } });
  const it = def(game, card);
  switch (it.kind) {
    case 'monster':
      meet(game, seat, card);
      return;
    case 'curse':
      leaveDoor(game);
      threaten(game, card, seat, -1);
      return;
    case 'event':
      leaveDoor(game);
      happen(game, seat, card);
      return;
    case 'place':
      leaveDoor(game);
      openPlace(game, seat, card);
      return;
    default:
      game.state.door = card;
      goTo(game, 'door');
  }
}

/** Whether a monster is friendly to a seat, which then doesn't fight it (`monsters.friendly`). */
export function isFriendly(game: Game, seat: Seat, card: CardId): boolean {
  return def(game, card).traits.friendly.some((who) => isWho(game, seat, who));
}

/** Meets a monster: a friendly one is discarded (D19), any other is fought. */
function meet(game: Game, seat: Seat, card: CardId): void {
  if (isFriendly(game, seat, card)) {
    discard(game, card);
    emit(game, { e: 'discarded', seat, cards: [card], cause: { card, rule: 'monsters.friendly' } });
    leaveDoor(game);
    return;
  }
  startCombat(game, seat, card, { rule: 'turn.kick-monster' });
}

/** Carries out an event when it is drawn or played. The caller has removed it from its place. */
export function happen(game: Game, seat: Seat, card: CardId): void {
  push(game, { f: 'spent', card });
  pushDeeds(game, def(game, card).strike, { subject: seat, card, by: seat });
}

/** Puts the shown door card in the hand, where it counts as just received. */
export function takeDoor(game: Game, seat: Seat): void {
  const { state } = game;
  const card = state.door;
  putInHand(game, seat, [card]);
  state.door = -1;
  emit(game, { e: 'took', seat, card, cause: { rule: 'turn.kick-other' } });
  leaveDoor(game);
}

/** Loots the room: a second door card, face down; a Treasure when listening at the door (`fast.listen`). */
export function loot(game: Game, seat: Seat): void {
  const { listen } = game.state.options;
  drawInto(game, seat, listen ? 'treasures' : 'doors', 1, { rule: listen ? 'fast.listen' : 'turn.loot' });
  goTo(game, 'closing');
}

/** Ends the rest of the turn: charity if the hand is over the limit, otherwise the next turn. */
export function endClosing(game: Game, seat: Seat): void {
  if (player(game, seat).hand.length > handLimit(game, seat)) startCharity(game, seat);
  else nextTurn(game);
}
