/** Rulings on a table: they correct a Level, or where a card is (`precedence.owner`). */
import type { CardPool, CardId } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import type { Ruling } from '../model/ruling.ts';
import type { State } from '../model/state.ts';
import { discard } from '../chapters/decks.ts';
import { receiveItem } from '../chapters/equipping.ts';
import { reveal, settleShown } from '../chapters/hand.ts';
import { correctLevel } from '../chapters/levels.ts';
import { ownerInPlay, take } from '../chapters/table.ts';
import { isLiving } from '../chapters/who.ts';
import {
  close,
  def,
  editHand,
  emit,
  forget,
  open,
  openToRead,
  player,
  remove,
  type Game,
} from '../kernel/game.ts';
import { settle } from './settle.ts';
import { isWaiting } from './time.ts';

/** A ruling on the current state of a table; a rewind needs the game's past (`records/course.ts`). */
export type Correction = Exclude<Ruling, { do: 'rewind' }>;

const OWNER = { rule: 'precedence.owner' } as const;
const NO = refuse('precedence.owner');

/**
 * Applies a ruling: changes the table in place and returns the events. A refused one changes nothing. Rulings are
 * possible only while nothing is pending: no combat, no run, no shown door card, no choice and no wait.
 */
export function applyRuling(
  pool: CardPool,
  state: State,
  ruling: Correction,
): { readonly events: readonly GameEvent[] } | Refusal {
  const no = validateRuling(pool, state, ruling);
  if (no !== null) return no;
  const game = open(pool, state);
  forget(state);
  carryOut(game, ruling);
  settle(game);
  settleShown(game);
  close(game);
  return { events: game.events };
}

/** Returns why a ruling is impossible now; `null` if it is possible. Changes nothing. */
export function validateRuling(pool: CardPool, state: State, ruling: Correction): Refusal | null {
  if (state.phase === 'over') return refuse('winning.first-to-ten');
  if (state.combat !== null || state.stack.length > 0 || isWaiting(state)) return NO;
  const game = openToRead(pool, state);
  if (ruling.do === 'set-level') return validateLevel(game, ruling);
  if (pileOf(game, ruling.card) === null && ownerInPlay(game, ruling.card) === null) return NO;
  if (ruling.do === 'put-away') return ownerInPlay(game, ruling.card) === null ? NO : null;
  if (!isLiving(game, ruling.seat)) return refuse('setup.players');
  return ruling.in === 'hand' || isLaidOut(game, ruling) ? null : NO;
}

/** The winning Level is reached only by a kill, and no ruling ends a game (`precedence.last-level`). */
function validateLevel(
  game: Game,
  { seat, level }: Extract<Correction, { do: 'set-level' }>,
): Refusal | null {
  if (!isLiving(game, seat)) return refuse('setup.players');
  if (level < 1) return refuse('precedence.level-floor');
  return level < game.state.options.level ? null : refuse('precedence.last-level');
}

/** Whether the card is an item that this player doesn't already carry. */
function isLaidOut(game: Game, { card, seat }: Extract<Correction, { do: 'put' }>): boolean {
  const { kind } = def(game, card);
  return (kind === 'item' || kind === 'oneshot') && !player(game, seat).carried.includes(card);
}

/** The discard pile that a card is in, or `null`. */
function pileOf(game: Game, card: CardId): CardId[] | null {
  const { doors, treasures } = game.state.discards;
  return [doors, treasures].find((pile) => pile.includes(card)) ?? null;
}

function carryOut(game: Game, ruling: Correction): void {
  if (ruling.do === 'set-level') {
    correctLevel(game, ruling.seat, ruling.level, OWNER);
    return;
  }
  const { card } = ruling;
  pickFrom(game, card);
  if (ruling.do === 'put-away') {
    discard(game, card);
    emit(game, { e: 'put', seat: null, card, in: 'discards', cause: OWNER });
    return;
  }
  const { seat } = ruling;
  if (ruling.in === 'play') receiveItem(game, seat, card);
  else {
    editHand(game, seat).hand.push(card);
    // Everybody has seen where it went.
    reveal(game, seat, [card], -1);
  }
  emit(game, { e: 'put', seat, card, in: ruling.in, cause: OWNER });
}

/** Takes an open card from where it is, and discards what was attached to it and can't stay. */
function pickFrom(game: Game, card: CardId): void {
  const pile = pileOf(game, card);
  if (pile !== null) {
    remove(pile, card);
    return;
  }
  const owner = ownerInPlay(game, card);
  if (owner === null) return;
  for (const gone of take(game, owner, [card], 'stays').cards) if (gone !== card) discard(game, gone);
}
