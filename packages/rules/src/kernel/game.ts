/** The working context of one act: the box of cards, the table that changes, and what has happened so far. */
import type { Box, CardDef, CardId, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { Frame } from '../model/frame.ts';
import type { Player, ReadonlyPlayer, State } from '../model/state.ts';
import type { Sheet } from '../model/sheet.ts';
import { sheetOf } from '../sheets/index.ts';
import { newMemo, newSeatMemos, type Memo, type SeatMemos } from './memo.ts';

/** A table that is being looked at or changed: its players are changed by {@link edit} alone. */
export type OpenState = Omit<State, 'players'> & { readonly players: readonly ReadonlyPlayer[] };

export interface Game {
  readonly box: Box;
  readonly sheet: Sheet;
  readonly state: OpenState;
  /** The players of the state, for {@link edit}. */
  readonly players: readonly Player[];
  readonly events: GameEvent[];
  /** What has been found out about each seat, and still holds. */
  readonly known: SeatMemos;
  /** What a question has found out about the position so far; `null` while the table may change. */
  readonly memo: Memo | null;
  /** Something happened that starts a running wait anew, though no strength shows it. */
  touched: boolean;
}

/** The table that was asked about or changed last: most questions are about the same one again. */
let latest: Game | null = null;

function latestOf(box: Box, state: State): Game | null {
  return latest?.state === state && latest.box === box ? latest : null;
}

/** Opens a table for an act. */
export function open(box: Box, state: State): Game {
  return newGame(box, state, latestOf(box, state), null);
}

// For acts and for questions from one place, so that both are objects of one form to whatever they are handed to.
function newGame(box: Box, state: State, before: Game | null, memo: Memo | null): Game {
  const sheet = sheetOf(state.sheet, state.sets);
  const known = before === null ? newSeatMemos(state) : before.known;
  return { box, sheet, state, players: state.players, events: [], known, memo, touched: false };
}

/** Opens a table for a question, which changes nothing. */
export function openToRead(box: Box, state: State): Game {
  const before = latestOf(box, state);
  if (before !== null && before.memo !== null) return before;
  latest = newGame(box, state, before, newMemo());
  return latest;
}

/** What was found out about a table as it is now, or `null` where nothing is known. */
export function readingOf(box: Box, state: State): Game | null {
  const found = latestOf(box, state);
  return found !== null && found.memo !== null ? found : null;
}

/** The table is about to change: nothing that was found out about it holds any more. */
export function forget(state: State): void {
  if (latest?.state === state) latest = null;
}

/** The act is done: what was found out about players whom it has not changed still holds. */
export function close(game: Game): void {
  const { known } = game;
  for (let seat = 0; seat < known.length; seat++) if (known[seat] === null) known[seat] = undefined;
  latest = game;
}

/** The definition of a card. A card outside the box is a defect. */
export function def(game: Game, card: CardId): CardDef {
  const found = game.box.cards[card];
  if (found === undefined) throw new Error(`no card ${card} in this box`);
  return found;
}

/** A player by seat. A seat outside the table is a defect. */
export function player(game: Game, seat: Seat): ReadonlyPlayer {
  const found = game.state.players[seat];
  if (found === undefined) throw new Error(`no seat ${seat} at this table`);
  return found;
}

/** A player by seat, to be changed. Until the act is done nothing that is found out about the seat is kept. */
export function edit(game: Game, seat: Seat): Player {
  game.known[seat] = null;
  return playerOf(game, seat);
}

/** The part of a player on which nothing hangs that is found out about the seat. */
export type Hand = Pick<Player, 'hand' | 'fresh' | 'shown'>;

/** A player by seat, of whom only the hand is to be changed. */
export function editHand(game: Game, seat: Seat): Hand {
  return playerOf(game, seat);
}

function playerOf(game: Game, seat: Seat): Player {
  const found = game.players[seat];
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
