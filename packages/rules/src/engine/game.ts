/** The working context of one act: the box of cards, the table that changes, and what has happened so far. */
import type { Box, CardDef, CardId, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { Frame } from '../model/frame.ts';
import type { Offer } from '../model/move.ts';
import type { Player, State } from '../model/state.ts';
import type { Sheet } from '../model/sheet.ts';
import { sheetOf } from '../sheets/index.ts';

export interface Game {
  readonly box: Box;
  readonly sheet: Sheet;
  readonly state: State;
  readonly events: GameEvent[];
  /** What a question has found out so far; `null` while the table may change. */
  readonly memo: Memo | null;
  /** Something happened that starts a running wait anew, though no strength shows it. */
  touched: boolean;
}

/** What is asked again and again of a table that does not change meanwhile; lists are by seat. */
export interface Memo {
  readonly items: (readonly CardId[] | undefined)[];
  readonly active: (readonly CardId[] | undefined)[];
  readonly burdens: (Burden | undefined)[];
  readonly offers: (Known | undefined)[];
  /** How often something was said since. */
  talk: number;
  living: readonly Seat[] | undefined;
  strengths: readonly [fighters: number, monsters: number] | undefined;
  winning: boolean | undefined;
}

/** What was found to be lawful for a seat, how far the offers of each verb reach, and after how much talk. */
export interface Known {
  readonly offers: readonly Offer[];
  readonly ends: readonly number[];
  readonly talk: number;
}

/** What a seat has in play that is limited, and room for more of it. */
export interface Burden {
  readonly big: readonly CardId[];
  readonly bigRoom: number;
  readonly gadgets: readonly CardId[];
  readonly gadgetRoom: number;
}

/** Opens a table for an act. */
export function open(box: Box, state: State): Game {
  return openWith(box, state, null);
}

function openWith(box: Box, state: State, memo: Memo | null): Game {
  return { box, sheet: sheetOf(state.sheet, state.sets), state, events: [], memo, touched: false };
}

/** The tables of which something was asked since they changed last, with what was found out. */
const readings = new WeakMap<State, Game>();

/**
 * Opens a table for a question, which changes nothing. What questions find out is kept until the table changes, so
 * that asking for each seat in turn costs little more than asking for one.
 */
export function openToRead(box: Box, state: State): Game {
  const known = readings.get(state);
  if (known?.box === box) return known;
  const game = openWith(box, state, newMemo());
  readings.set(state, game);
  return game;
}

function newMemo(): Memo {
  return {
    items: [],
    active: [],
    burdens: [],
    offers: [],
    talk: 0,
    living: undefined,
    strengths: undefined,
    winning: undefined,
  };
}

/** The table changes: what was found out about it holds no more. Whoever changes a table by hand has to say so. */
export function forget(state: State): void {
  readings.delete(state);
}

/** The definition of a card. A card outside the box is a defect. */
export function def(game: Game, card: CardId): CardDef {
  const found = game.box.cards[card];
  if (found === undefined) throw new Error(`no card ${card} in this box`);
  return found;
}

/** Something was said: what may be answered or said to that changes, and nothing else. */
export function forgetTalk(state: State): void {
  const memo = readings.get(state)?.memo;
  if (memo) memo.talk += 1;
}

/** A player by seat. A seat outside the table is a defect. */
export function player(game: Game, seat: Seat): Player {
  const found = game.state.players[seat];
  if (found === undefined) throw new Error(`no seat ${seat} at this table`);
  return found;
}

/** Says what happened. */
export function emit(game: Game, event: GameEvent): void {
  game.events.push(event);
}

/** Puts something to be done, or waited for, before all else that is pending. */
export function push(game: Game, frame: Frame): void {
  game.state.stack.push(frame);
}

/** What is pending innermost. */
export function top(game: Game): Frame | undefined {
  return game.state.stack.at(-1);
}

/** A number for a wait that starts now. */
export function newClock(game: Game): number {
  game.state.clocks += 1;
  return game.state.clocks;
}

/** Takes a card out of a list in place; whether it was there. */
export function remove(list: CardId[], card: CardId): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
