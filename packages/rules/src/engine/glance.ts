/**
 * A lazy view, for bots that play millions of moves on copies of tables: most decisions read only a few parts of it.
 * Equals {@link view} as long as the table doesn't change.
 */
import type { CardId, CardPool, Seat } from '../model/card.ts';
import type { ReadonlyPlayer, State } from '../model/state.ts';
import type { Sum } from '../model/event.ts';
import type { PlayerView, View } from '../model/view.ts';
import { excess } from '../chapters/charity.ts';
import { fleeModifiers } from '../chapters/flee.ts';
import { handLimit } from '../chapters/hand.ts';
import { ineffectiveItems } from '../chapters/items.ts';
import { playerStrength } from '../chapters/strength.ts';
import { openToRead, player, type Game } from '../kernel/game.ts';
import { clocks } from './time.ts';
import { viewMemory } from './view-memory.ts';
import { shownPhase, viewPending, viewPile } from './view.ts';
import { fightFor, viewFight, viewFlight } from './view-combat.ts';
import { asked, shownTo } from './view-player.ts';

/**
 * Returns a seat's view of a table (`null`: a spectator's) whose fields are computed when they are read. Use it before
 * the next move: after that it shows another position. Its parts may be the table's own objects, so don't keep them.
 */
export function glance(pool: CardPool, state: State, seat: Seat | null): View {
  return new Glance(openToRead(pool, state), state, seat);
}

/** Fills in at once the fields that most decisions read, and computes the others when they are read. */
class Glance implements View {
  readonly seat: Seat | null;
  readonly sheet: View['sheet'];
  readonly sets: View['sets'];
  readonly options: View['options'];
  readonly phase: View['phase'];
  readonly turn: Seat;
  readonly turns: number;
  readonly players: readonly PlayerView[];
  readonly hand: readonly CardId[] | null;
  readonly justReceived: readonly CardId[];
  readonly door: CardId | null;
  readonly place?: CardId;
  readonly trades: View['trades'];
  readonly winners: readonly Seat[];
  readonly counts?: NonNullable<View['counts']>;
  readonly #game: Game;
  readonly #state: State;
  #combat: View['combat'] | undefined;
  #flight: View['flight'] | undefined;
  #pending: View['pending'] | undefined;

  constructor(game: Game, state: State, seat: Seat | null) {
    const own = seat === null ? null : player(game, seat);
    this.seat = seat;
    this.sheet = state.sheet;
    this.sets = state.sets;
    this.options = state.options;
    this.phase = shownPhase(state);
    this.turn = state.turn;
    this.turns = state.turns;
    this.players = state.players.map((it, at) => new PlayerGlance(game, it, at, seat));
    this.hand = own?.hand ?? null;
    this.justReceived = own?.justReceived ?? NONE;
    this.door = state.door < 0 ? null : state.door;
    if (state.place !== undefined) this.place = state.place;
    this.trades = state.trades;
    this.winners = state.winners;
    if (state.counts !== undefined) this.counts = state.counts;
    this.#game = game;
    this.#state = state;
  }

  get decks(): View['decks'] {
    const { doors, treasures } = this.#state.decks;
    return { doors: doors.length, treasures: treasures.length };
  }

  get discards(): View['discards'] {
    return { doors: viewPile(this.#state, 'doors'), treasures: viewPile(this.#state, 'treasures') };
  }

  get combat(): View['combat'] {
    if (this.#combat === undefined) {
      const { combat } = this.#state;
      this.#combat = combat === null ? null : fightFor(combat, viewFight(this.#game, combat), this.seat);
    }
    return this.#combat;
  }

  get flight(): View['flight'] {
    if (this.#flight === undefined) this.#flight = viewFlight(this.#game);
    return this.#flight;
  }

  get pending(): View['pending'] {
    if (this.#pending === undefined) this.#pending = viewPending(this.#game, this.seat);
    return this.#pending;
  }

  get charity(): View['charity'] {
    const { charity, turn } = this.#state;
    return charity === null ? null : { excess: excess(this.#game, turn), lowest: charity.lowest };
  }

  get clocks(): View['clocks'] {
    return clocks(this.#state);
  }

  get memory(): View['memory'] {
    return viewMemory(this.#game, this.seat);
  }
}

class PlayerGlance implements PlayerView {
  readonly seat: Seat;
  readonly name: string;
  readonly sex: PlayerView['sex'];
  readonly level: number;
  readonly hand: number;
  readonly shown: readonly CardId[];
  readonly races: readonly CardId[];
  readonly classes: readonly CardId[];
  readonly halfBreeds: readonly CardId[];
  readonly superMunchkins: readonly CardId[];
  readonly talents: readonly CardId[];
  readonly equipped: readonly CardId[];
  readonly carried: readonly CardId[];
  readonly sidekicks: readonly CardId[];
  readonly steeds: readonly CardId[];
  readonly changed: readonly CardId[];
  readonly curses: readonly CardId[];
  readonly attached: PlayerView['attached'];
  readonly dead: boolean;
  readonly left: boolean;
  readonly ready: boolean;
  readonly owed?: number;
  readonly #game: Game;
  #strength: Sum | undefined;

  constructor(game: Game, it: ReadonlyPlayer, seat: Seat, viewer: Seat | null) {
    this.seat = seat;
    this.name = it.name;
    this.sex = it.sex;
    this.level = it.level;
    this.hand = it.hand.length;
    this.shown = it.shown.length === 0 ? NONE : shownTo(it.shown, viewer);
    this.races = it.races;
    this.classes = it.classes;
    this.halfBreeds = it.halfBreeds;
    this.superMunchkins = it.superMunchkins;
    this.talents = it.talents;
    this.equipped = it.equipped;
    this.carried = it.carried;
    this.sidekicks = it.sidekicks;
    this.steeds = it.steeds;
    this.changed = it.changed;
    this.curses = it.curses;
    this.attached = it.attached;
    this.dead = it.dead;
    this.left = it.left;
    this.ready = it.ready;
    if (it.owed !== undefined) this.owed = it.owed;
    this.#game = game;
  }

  get handLimit(): number {
    return handLimit(this.#game, this.seat);
  }

  get ineffective(): readonly CardId[] {
    return ineffectiveItems(this.#game, this.seat);
  }

  get strength(): Sum {
    this.#strength ??= playerStrength(this.#game, this.seat);
    return this.#strength;
  }

  get flee(): Sum {
    return fleeModifiers(this.#game, this.seat, null);
  }

  get asked(): PlayerView['asked'] {
    return asked(this.#game, this.seat);
  }
}

const NONE: readonly CardId[] = Object.freeze([]);
