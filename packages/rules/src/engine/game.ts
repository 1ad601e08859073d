/** The working context of one act: the box of cards, the table that changes, and what has happened so far. */
import type { Box, CardDef, CardId, Seat } from '../model/card.ts';
import type { Power } from '../model/effect.ts';
import type { GameEvent } from '../model/event.ts';
import type { Frame } from '../model/frame.ts';
import type { Offer } from '../model/move.ts';
import type { Player, State } from '../model/state.ts';
import type { Sheet } from '../model/sheet.ts';
import { sheetOf } from '../sheets/index.ts';
import type { AnyVerb } from './verb.ts';
import { compare, compareTalk, FACETS, takeNotes, type Changes, type Notes } from './facets.ts';

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
  /** What two seats could offer each other out of combat, by the first seat and the second. */
  readonly trades: (Offer | null | undefined)[][];
  /** Powers of what a seat has in play. */
  readonly powers: (readonly Given[] | undefined)[];
  living: readonly Seat[] | undefined;
  strengths: readonly [fighters: number, monsters: number] | undefined;
  winning: boolean | undefined;
  /** The table as it was when something was found out last. */
  readonly notes: Notes;
  /** What has happened to the table since: something was said, or done. */
  since: 'nothing' | 'said' | 'done';
}

/** Groups of verbs, asked one after the other; and where in this list the group of each number is, or -1. */
export interface Asked {
  readonly groups: readonly Group[];
  readonly places: readonly number[];
}

/** Verbs that follow one another and see the same, with the group's number among all that there are. */
export interface Group {
  readonly verbs: readonly AnyVerb[];
  readonly place: number;
  readonly sees: number;
}

/** What was found to be lawful for a seat. */
export interface Known {
  /** All of it in one list. That list never changes: what is new is another one. */
  all: readonly Offer[];
  /** The same in one list for each group of verbs asked. */
  readonly lists: (readonly Offer[])[];
  readonly asked: Asked;
  /** Facets of the table that have changed since (`engine/facets.ts`). */
  changed: number;
}

/** What a seat has in play that is limited, and room for more of it. */
export interface Burden {
  readonly big: readonly CardId[];
  readonly bigRoom: number;
  readonly gadgets: readonly CardId[];
  readonly gadgetRoom: number;
  /** Whether there is anything that a limit counts, or a steed. */
  readonly any: boolean;
}

/** A power and the card that gives it. */
export interface Given {
  readonly card: CardId;
  readonly power: Power;
}

/** Opens a table for an act; what questions have found out about it says which sheet it plays by. */
export function open(box: Box, state: State, reading: Game | null = null): Game {
  return newGame(box, state, reading === null ? sheetOf(state.sheet, state.sets) : reading.sheet, null);
}

// For acts and for questions from one place, so that both are objects of one form to whatever they are handed to.
function newGame(box: Box, state: State, sheet: Sheet, memo: Memo | null): Game {
  return { box, sheet, state, events: [], memo, touched: false };
}

/** The tables of which something was asked, with what was found out. */
const readings = new WeakMap<State, Game>();
/** The table that was asked last: most questions are about the same one again. */
let latest: Game | null = null;

function knownOf(box: Box, state: State): Game | null {
  if (latest?.state === state && latest.box === box) return latest;
  const known = readings.get(state);
  return known?.box === box ? known : null;
}

/**
 * Opens a table for a question, which changes nothing. What questions find out is kept for as long as the parts of the
 * table that it hangs on stay as they are, so that asking for each seat in turn costs little more than asking for one.
 */
export function openToRead(box: Box, state: State): Game {
  const known = knownOf(box, state);
  if (known !== null && known.memo !== null) {
    latest = known;
    if (known.memo.since !== 'nothing') refresh(known.memo, state);
    return known;
  }
  const game = newGame(box, state, sheetOf(state.sheet, state.sets), newMemo(state));
  readings.set(state, game);
  latest = game;
  return game;
}

function newMemo(state: State): Memo {
  const { length } = state.players;
  const trades: undefined[][] = [];
  for (let seat = 0; seat < length; seat++) trades.push(unknown(length));
  return {
    items: unknown(length),
    active: unknown(length),
    burdens: unknown(length),
    offers: unknown(length),
    trades,
    powers: unknown(length),
    living: undefined,
    strengths: undefined,
    winning: undefined,
    notes: takeNotes(state),
    since: 'nothing',
  };
}

/** A list of which nothing is known yet for any seat. */
function unknown(seats: number): undefined[] {
  const list: undefined[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(undefined);
  return list;
}

/** Drops what hangs on parts of the table that are others now. */
function refresh(memo: Memo, state: State): void {
  const changes = memo.since === 'said' ? compareTalk(memo.notes, state) : compare(memo.notes, state);
  memo.since = 'nothing';
  if ((changes.table & FACETS.people) !== 0) memo.living = undefined;
  memo.strengths = undefined;
  memo.winning = undefined;
  for (let seat = 0; seat < state.players.length; seat++) {
    if ((changes.fronts & (1 << seat)) === 0) continue;
    memo.items[seat] = undefined;
    memo.active[seat] = undefined;
    memo.burdens[seat] = undefined;
    memo.powers[seat] = undefined;
    for (const row of memo.trades) row[seat] = undefined;
    memo.trades[seat]?.fill(undefined);
  }
  markOffers(memo, changes);
}

function markOffers(memo: Memo, { table, hands, fronts, asked }: Changes): void {
  for (let seat = 0; seat < memo.offers.length; seat++) {
    const known = memo.offers[seat];
    if (known === undefined) continue;
    const bit = 1 << seat;
    known.changed |=
      table |
      ((hands & bit) === 0 ? 0 : FACETS.hand) |
      ((fronts & bit) === 0 ? 0 : FACETS.front) |
      ((asked & bit) === 0 ? 0 : FACETS.asked);
  }
}

/** What was found out about a table as it is now, or `null` where nothing is known. */
export function readingOf(box: Box, state: State): Game | null {
  const known = knownOf(box, state);
  return known?.memo?.since === 'nothing' ? known : null;
}

/** An act is about to change the table: before the next question it is compared with what is known. */
export function markChanged(game: Game, how: 'said' | 'done'): void {
  const memo = knownOf(game.box, game.state)?.memo;
  if (memo && memo.since !== 'done') memo.since = how;
}

/** Nothing that was found out about the table holds any more. */
export function forget(state: State): void {
  readings.delete(state);
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
