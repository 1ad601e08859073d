/** The working context of one act: the box of cards, the table that changes, and what has happened so far. */
import type { Box, CardDef, CardId, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { Frame } from '../model/frame.ts';
import type { Player, State } from '../model/state.ts';
import type { Sheet } from '../model/sheet.ts';
import { sheetOf } from '../sheets/index.ts';
import { newMemo, type Memo } from './memo.ts';

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

/** Opens a table for an act. */
export function open(box: Box, state: State): Game {
  return newGame(box, state, null);
}

// For acts and for questions from one place, so that both are objects of one form to whatever they are handed to.
function newGame(box: Box, state: State, memo: Memo | null): Game {
  return { box, sheet: sheetOf(state.sheet, state.sets), state, events: [], memo, touched: false };
}

/** The position that was asked about last, with what was found out: most questions are about the same one again. */
let latest: Game | null = null;

/** Opens a table for a question, which changes nothing. */
export function openToRead(box: Box, state: State): Game {
  latest = readingOf(box, state) ?? newGame(box, state, newMemo(state));
  return latest;
}

/** What was found out about a table as it is now, or `null` where nothing is known. */
export function readingOf(box: Box, state: State): Game | null {
  return latest?.state === state && latest.box === box ? latest : null;
}

/** The table is about to change: nothing that was found out about it holds any more. */
export function forget(state: State): void {
  if (latest?.state === state) latest = null;
}

/** The definition of a card. A card outside the box is a defect. */
export function def(game: Game, card: CardId): CardDef {
  const found = game.box.cards[card];
  if (found === undefined) throw new Error(`no card ${card} in this box`);
  return found;
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
