/** New tables. */
import type { CardPool, CardId, DeckName, Seat, Sex } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { SheetId } from '../model/sheet.ts';
import { STATE_VERSION, type Options, type Player, type State, type Streams } from '../model/state.ts';
import { resolveOptions, sheetOf } from '../sheets/index.ts';
import { rollDie, shuffleDeck } from '../kernel/chance.ts';
import { drawInto } from '../chapters/hand.ts';
import { forget, open } from '../kernel/game.ts';

/** What a table is created from. */
export interface TableSetup {
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly options?: Partial<Options>;
  readonly seed: string;
  /** How randomness is derived from it; by default as in any new game. */
  readonly streams?: Streams;
  readonly players: readonly { readonly name: string; readonly sex: Sex }[];
}

/** Why a table can't be created, in words for the caller. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/** A player who has just sat down. */
function newPlayer(name: string, sex: Sex): Player {
  return {
    name,
    sex,
    level: 1,
    hand: [],
    races: [],
    classes: [],
    halfBreeds: [],
    superMunchkins: [],
    talents: [],
    equipped: [],
    carried: [],
    sidekicks: [],
    steeds: [],
    changed: [],
    curses: [],
    attached: [],
    dead: false,
    left: false,
    ready: false,
    reborn: false,
    justReceived: [],
    shown: [],
    unsaleable: [],
    used: [],
    doubled: [],
    nextCombat: [],
  };
}

/**
 * Creates a table with its decks in card-pool order, nothing shuffled, nothing dealt. Throws a {@link TableError} if
 * its sheet doesn't allow the number of players.
 */
export function blankTable(pool: CardPool, setup: TableSetup): State {
  const sheet = sheetOf(setup.sheet, setup.sets);
  const { players } = sheet;
  const count = setup.players.length;
  if (count < players.min || count > players.max) {
    throw new TableError(
      `${setup.sheet} is for ${players.min} to ${players.max} players, not ${count} (setup.players)`,
    );
  }
  return {
    version: STATE_VERSION,
    sheet: setup.sheet,
    sets: setup.sets,
    options: resolveOptions(sheet, setup.options),
    seed: setup.seed,
    streams: setup.streams ?? 'hmac',
    chance: { doors: 0, treasures: 0, die: 0, pick: 0 },
    dice: [],
    phase: 'setup',
    turn: 0,
    turns: 0,
    secondDoor: false,
    players: seatAll(setup.players),
    decks: { doors: cardsOf(pool, 'doors'), treasures: cardsOf(pool, 'treasures') },
    discards: { doors: [], treasures: [] },
    door: -1,
    combat: null,
    flight: null,
    bodies: [],
    trades: [],
    charity: null,
    stack: [],
    phaseClock: 0,
    clocks: 0,
    winners: [],
  };
}

// A table's lists are filled by pushing, both here and in copies, so that they have the same internal array kind at
// every table, which the JIT relies on.
function seatAll(players: TableSetup['players']): Player[] {
  const seated: Player[] = [];
  for (const { name, sex } of players) seated.push(newPlayer(name, sex));
  return seated;
}

function cardsOf(pool: CardPool, deck: DeckName): CardId[] {
  const cards: CardId[] = [];
  for (let card = 0; card < pool.cards.length; card++) if (pool.cards[card]?.deck === deck) cards.push(card);
  return cards;
}

/** Deals a seat's starting hand (`setup.deal`). */
export function dealHand(pool: CardPool, state: State, seat: Seat): GameEvent[] {
  forget(state);
  const game = open(pool, state);
  const cause = { rule: 'setup.deal' } as const;
  drawInto(game, seat, 'doors', state.options.deal, cause);
  drawInto(game, seat, 'treasures', state.options.deal, cause);
  const it = state.players[seat];
  if (it !== undefined) it.justReceived.length = 0;
  return game.events;
}

/** Rolls for who starts (`setup.first-player`); those tied for the highest roll again. */
export function rollForStart(pool: CardPool, state: State): GameEvent[] {
  forget(state);
  const game = open(pool, state);
  let tied = state.players.map((_, seat) => seat);
  while (tied.length > 1) {
    const rolls = tied.map((seat) => rollDie(game, seat, 'start', { rule: 'setup.first-player' }));
    const highest = Math.max(...rolls);
    tied = tied.filter((_, at) => rolls[at] === highest);
  }
  const [first = 0] = tied;
  state.turn = first;
  game.events.push({ e: 'starts', seat: first, cause: { rule: 'setup.first-player' } });
  return game.events;
}

/**
 * Creates a table: decks shuffled, hands dealt, the first player rolled for; the opening plays come next. Also returns
 * the events so far. Throws a {@link TableError} if the sheet doesn't allow the number of players.
 */
export function openTable(pool: CardPool, setup: TableSetup): { state: State; events: GameEvent[] } {
  const state = blankTable(pool, setup);
  shuffleDeck(state, 'doors');
  shuffleDeck(state, 'treasures');
  const events = state.players.flatMap((_, seat) => dealHand(pool, state, seat));
  return { state, events: [...events, ...rollForStart(pool, state)] };
}

/** Creates a table like {@link openTable}, and returns only its state. */
export function createTable(pool: CardPool, setup: TableSetup): State {
  return openTable(pool, setup).state;
}
