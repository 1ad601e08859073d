/** The working context of one move: the card pool, the table being changed, and the events so far. */
import type { CardPool, CardDef, CardId, Kind, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { Frame } from '../model/frame.ts';
import type { Player, ReadonlyPlayer, State } from '../model/state.ts';
import type { Sheet } from '../model/sheet.ts';
import { sheetOf } from '../sheets/index.ts';
import { copyKnown, newKnown, settleKnown, type Known } from './known.ts';
import { newMemo, type Memo } from './memo.ts';

/** A table being read or changed: its players may only be changed through {@link edit}. */
export type OpenState = Omit<State, 'players'> & { readonly players: readonly ReadonlyPlayer[] };

export interface Game {
  readonly pool: CardPool;
  readonly sheet: Sheet;
  readonly state: OpenState;
  /** The state's players, for {@link edit}. */
  readonly players: readonly Player[];
  readonly events: GameEvent[];
  /** Memoized results about each seat that are still valid. */
  readonly known: Known;
  /** Memoized query results about the position; `null` while the table may change. */
  memo: Memo | null;
  /** The combat has changed although no strength shows it, so a running wait restarts. */
  touched: boolean;
}

/** The table queried or changed last: most queries are about the same one again. */
let latest: Game | null = null;
/** The table that was last copied to play on: a search copies the same one again and again. */
let copied: Game | null = null;
/** Tables of a process that plays several at a time. */
const remembered = new WeakMap<State, Game>();
let remembers = false;

function latestOf(pool: CardPool, state: State): Game | null {
  const found = knownOf(state);
  return found?.pool === pool ? found : null;
}

function knownOf(state: State): Game | null {
  if (latest?.state === state) return latest;
  if (copied?.state === state) return copied;
  return remembers ? (remembered.get(state) ?? null) : null;
}

/**
 * Keeps a table's memos for as long as the table exists. By default only the table queried or changed last and the one
 * copied last have memos, which is enough for playing one game at a time.
 *
 * Pass the table that this one replaces as `from` to drop its memos at once. Otherwise they stay until a full garbage
 * collection of V8 frees the table, and every minor one before it copies them (docs/performance-tried.md).
 */
export function remember(pool: CardPool, state: State, from: State | null = null): void {
  remembers = true;
  if (from !== null) remembered.delete(from);
  remembered.set(state, openToRead(pool, state));
}

/** Opens a table for a move. */
export function open(pool: CardPool, state: State): Game {
  const before = latestOf(pool, state);
  if (before === null) return newGame(pool, state, newKnown(state));
  return newGame(pool, state, before.known);
}

// All contexts are created here so that they have the same hidden class.
function newGame(pool: CardPool, state: State, known: Known): Game {
  const sheet = sheetOf(state.sheet, state.sets);
  return { pool, sheet, state, players: state.players, events: [], known, memo: null, touched: false };
}

/** Opens a table for a query, which changes nothing. */
export function openToRead(pool: CardPool, state: State): Game {
  const game = latestOf(pool, state) ?? newGame(pool, state, newKnown(state));
  game.memo ??= newMemo();
  latest = game;
  return game;
}

/** Returns the memoized results about a table in its current position, or `null` if there are none. */
export function readingOf(pool: CardPool, state: State): Game | null {
  const found = latestOf(pool, state);
  return found !== null && found.memo !== null ? found : null;
}

/** Shares a table's memos with its copy, which is in the same position. */
export function passMemos(state: State, copy: State): void {
  const from = knownOf(state);
  if (from === null) return;
  const game = newGame(from.pool, copy, copyKnown(from.known));
  game.memo = from.memo;
  copied = from;
  latest = game;
}

/** Discards everything memoized about a table that is about to change. */
export function forget(state: State): void {
  if (latest?.state === state) latest = null;
  if (copied?.state === state) copied = null;
  if (remembers) remembered.delete(state);
}

/** Ends a move. Memoized results about players it hasn't changed stay valid, and so does `memo`. */
export function close(game: Game, memo: Memo | null = null): void {
  settleKnown(game.known);
  game.memo = memo;
  latest = game;
}

/** The definition of a card. Throws for a card outside the card pool. */
export function def(game: Game, card: CardId): CardDef {
  const found = game.pool.cards[card];
  if (found === undefined) throw new Error(`no card ${card} in this pool`);
  return found;
}

/** Whether any of these cards is of a kind; cards that a move names may be outside the card pool. */
export function namesKind(game: Game, cards: readonly CardId[], kind: Kind): boolean {
  return cards.some((card) => game.pool.cards[card]?.kind === kind);
}

/** A player by seat. Throws for a seat outside the table. */
export function player(game: Game, seat: Seat): ReadonlyPlayer {
  const found = game.state.players[seat];
  if (found === undefined) throw new Error(`no seat ${seat} at this table`);
  return found;
}

/** A player by seat, for changing. Until the move is done nothing is memoized about the seat. */
export function edit(game: Game, seat: Seat): Player {
  game.known.seats[seat] = null;
  game.known.hands[seat] = null;
  return playerOf(game, seat);
}

/** The hand and this turn's notes about cards. Results about the cards in play alone don't depend on them. */
export type Hand = Pick<Player, 'hand' | 'justReceived' | 'shown' | 'unsaleable' | 'doubled' | 'used'>;

/** A player by seat, for changing only the hand or this turn's notes about cards. */
export function editHand(game: Game, seat: Seat): Hand {
  game.known.hands[seat] = null;
  return playerOf(game, seat);
}

function playerOf(game: Game, seat: Seat): Player {
  const found = game.players[seat];
  if (found === undefined) throw new Error(`no seat ${seat} at this table`);
  return found;
}

/** Emits an event. */
export function emit(game: Game, event: GameEvent): void {
  game.events.push(event);
}

/** Pushes a frame, to be handled before everything else that is pending. */
export function push(game: Game, frame: Frame): void {
  game.state.stack.push(frame);
}

/** Marks the combat as changed even if no strength shows it: a running wait restarts (D3). */
export function touch(game: Game): void {
  game.touched = true;
}

/** Removes a pending frame, wherever it lies in the stack. Throws if it isn't there. */
export function drop(game: Game, frame: Frame): void {
  const { stack } = game.state;
  const at = stack.lastIndexOf(frame);
  if (at < 0) throw new Error(`no ${frame.f} is pending`);
  stack.splice(at, 1);
}

/** The innermost pending frame. */
export function top(game: Game): Frame | undefined {
  return game.state.stack.at(-1);
}

/** The id of a wait that starts now. */
export function newClock(game: Game): number {
  game.state.clocks += 1;
  return game.state.clocks;
}

/** Removes a card from a list in place. Returns whether it was there. */
export function remove(list: CardId[], card: CardId): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
