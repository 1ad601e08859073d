/** A small table with hand-made cards, played with the text of moves. */
import {
  applyMove,
  createTable,
  buildCardPool,
  deedList,
  effectList,
  foldTraits,
  isRefusal,
  validateMove,
  legalMoves,
  playList,
  powersIn,
  view,
  type CardPool,
  type CardDef,
  type CardId,
  type DeckName,
  type GameEvent,
  type Move,
  type Player,
  type Refusal,
  type Seat,
  type Sex,
  type SheetId,
  type State,
} from '../../src/index.ts';
import { understand } from '../../src/notation/index.ts';
import { expect } from 'vitest';

type Lists = 'badStuff' | 'escaped' | 'killed' | 'sacrificed' | 'strike';

/** A card as written in a test: fields left out have their empty values; effects are written as in a pack. */
export interface Sketch extends Partial<Omit<CardDef, Lists | 'traits' | 'powers' | 'plays'>> {
  readonly id: string;
  readonly kind: CardDef['kind'];
  readonly effects?: readonly unknown[];
  readonly use?: readonly unknown[];
  readonly badStuff?: readonly unknown[];
  readonly escaped?: readonly unknown[];
  readonly killed?: readonly unknown[];
  readonly sacrificed?: readonly unknown[];
  readonly strike?: readonly unknown[];
}

const TREASURES: ReadonlySet<CardDef['kind']> = new Set([
  'item',
  'item-enhancer',
  'oneshot',
  'special',
  'cheat',
]);

/** Makes a card. */
export function card(sketch: Sketch): CardDef {
  const { effects = [], use = [], badStuff = [], escaped = [], killed = [], ...others } = sketch;
  const { sacrificed = [], strike = [], ...own } = others;
  const read = effectList.parse(effects);
  return {
    index: -1,
    set: 'test',
    deck: TREASURES.has(sketch.kind) ? 'treasures' : 'doors',
    copies: 1,
    level: 1,
    treasures: 1,
    levels: 1,
    tags: [],
    bonus: 0,
    gold: TREASURES.has(sketch.kind) ? 100 : null,
    slot: 'none',
    big: false,
    gadget: false,
    laser: false,
    marks: [],
    steed: false,
    for: null,
    notFor: null,
    sex: null,
    makes: null,
    trap: false,
    lasting: false,
    on: 'player',
    picture: null,
    ...own,
    traits: foldTraits(read),
    powers: powersIn(read),
    plays: playList.parse(use),
    badStuff: deedList.parse(badStuff),
    escaped: deedList.parse(escaped),
    killed: deedList.parse(killed),
    sacrificed: deedList.parse(sacrificed),
    strike: deedList.parse(strike),
  };
}

/** A monster with one Treasure, whose Bad Stuff costs a Level, unless `more` says otherwise. */
export function monster(id: string, level: number, more: Partial<Sketch> = {}): CardDef {
  return card({ badStuff: [{ 'lose-level': 1 }], level, ...more, id, kind: 'monster' });
}

/** An item to wear. */
export function item(id: string, more: Partial<Sketch> = {}): CardDef {
  return card({ ...more, id, kind: 'item' });
}

/** A one-shot. */
export function oneshot(id: string, ...use: readonly unknown[]): CardDef {
  return card({ id, kind: 'oneshot', use });
}

/** A sidekick. */
export function sidekick(id: string, more: Partial<Sketch> = {}): CardDef {
  return card({ ...more, id, kind: 'sidekick' });
}

/** A curse. */
export function curse(id: string, ...strike: readonly unknown[]): CardDef {
  return card({ id, kind: 'curse', strike });
}

/** Cards that do nothing, to pay with and to draw: chip-1 … chip-9 are door cards. */
const CHIPS = Array.from({ length: 9 }, (_, at) => card({ id: `chip-${at + 1}`, kind: 'wandering' }));
const GEMS = Array.from({ length: 9 }, (_, at) => item(`gem-${at + 1}`, { gold: 0 }));

/** Races and classes without powers, except for the marks that conditions check. */
const PEOPLE = [
  card({ id: 'elf', kind: 'race' }),
  card({ id: 'dwarf', kind: 'race' }),
  card({ id: 'cleric', kind: 'class' }),
  card({ id: 'half-breed', kind: 'half-breed' }),
  card({ id: 'super-munchkin', kind: 'super-munchkin' }),
];

/** A player's setup; cards by their ids. */
export interface Setup {
  readonly level?: number;
  readonly sex?: Sex;
  readonly hand?: readonly string[];
  readonly race?: readonly string[];
  readonly class?: readonly string[];
  readonly equipped?: readonly string[];
  readonly carried?: readonly string[];
  readonly curses?: readonly string[];
  readonly sidekicks?: readonly string[];
  readonly steeds?: readonly string[];
  /** Attached cards: the host, then the card. */
  readonly attached?: readonly (readonly [host: string, card: string])[];
  readonly halfBreed?: boolean;
  readonly superMunchkin?: boolean;
}

export interface Scene {
  /** Defaults to classic. */
  readonly sheet?: SheetId;
  readonly cards: readonly CardDef[];
  readonly Ann?: Setup;
  readonly Bob?: Setup;
  readonly Cid?: Setup;
  /** The top of the door deck, the first card on top. */
  readonly doors?: readonly string[];
  readonly treasures?: readonly string[];
  readonly doorDiscards?: readonly string[];
  readonly dice?: readonly number[];
}

const NAMES = ['Ann', 'Bob', 'Cid'] as const;
type Name = (typeof NAMES)[number];

/** A table of three, Ann's turn, before the door. */
export class Table {
  readonly pool: CardPool;
  readonly state: State;
  events: readonly GameEvent[] = [];

  constructor(scene: Scene) {
    this.pool = buildCardPool([{ id: 'test', cards: [...scene.cards, ...PEOPLE, ...CHIPS, ...GEMS] }]);
    const players = NAMES.map((name) => ({ name, sex: 'male' as const }));
    this.state = createTable(this.pool, {
      sheet: scene.sheet ?? 'classic',
      sets: ['test'],
      seed: 'test',
      players,
    });
    this.#lay(scene);
  }

  #lay(scene: Scene): void {
    const { state } = this;
    for (const [seat, name] of NAMES.entries()) this.#seat(this.#player(seat), scene[name] ?? {});
    state.phase = 'opening';
    state.turn = 0;
    state.dice = [...(scene.dice ?? [])];
    state.discards = { doors: this.#ids(scene.doorDiscards).toReversed(), treasures: [] };
    const laid = new Set([...state.players.flatMap((it) => cardsOf(it)), ...state.discards.doors]);
    state.decks = {
      doors: this.#deck('doors', scene.doors, laid),
      treasures: this.#deck('treasures', scene.treasures, laid),
    };
  }

  #seat(it: Player, setup: Setup): void {
    it.level = setup.level ?? 1;
    it.sex = setup.sex ?? 'male';
    it.hand = this.#ids(setup.hand);
    it.races = this.#ids(setup.race);
    it.classes = this.#ids(setup.class);
    it.equipped = this.#ids(setup.equipped);
    it.carried = this.#ids(setup.carried);
    it.curses = this.#ids(setup.curses);
    it.sidekicks = this.#ids(setup.sidekicks);
    it.steeds = this.#ids(setup.steeds);
    it.attached = (setup.attached ?? []).map(([host, on]) => [this.id(host), this.id(on)]);
    it.halfBreeds = setup.halfBreed === true ? this.#ids(['half-breed']) : [];
    it.superMunchkins = setup.superMunchkin === true ? this.#ids(['super-munchkin']) : [];
  }

  #deck(deck: DeckName, first: readonly string[] = [], laid: ReadonlySet<CardId>): CardId[] {
    const top = this.#ids(first);
    const rest = this.pool.cards.flatMap((it, id) =>
      it.deck === deck && !laid.has(id) && !top.includes(id) ? [id] : [],
    );
    return [...rest, ...top.toReversed()];
  }

  #ids(names: readonly string[] = []): CardId[] {
    return names.map((name) => this.id(name));
  }

  #player(seat: Seat): Player {
    const it = this.state.players[seat];
    if (it === undefined) throw new Error(`no seat ${seat}`);
    return it;
  }

  /** The first copy of a card. */
  id(name: string): CardId {
    const at = this.pool.cards.findIndex((it) => it.id === name);
    if (at < 0) throw new Error(`no card ${name}`);
    return at;
  }

  names(cards: readonly CardId[]): string[] {
    return cards.map((id) => this.pool.cards[id]?.id ?? '?');
  }

  player(name: Name): Player {
    return this.#player(NAMES.indexOf(name));
  }

  hand(name: Name): string[] {
    return this.names(this.player(name).hand);
  }

  levels(): number[] {
    return this.state.players.map((it) => it.level);
  }

  /** Both strengths: fighters, monsters. */
  strengths(): [number, number] {
    const { combat } = view(this.pool, this.state, null);
    if (combat === null) throw new Error('there is no combat');
    return [combat.fighters.total, combat.monsters.total];
  }

  foes(): string[] {
    return this.names((this.state.combat?.foes ?? []).map((foe) => foe.card));
  }

  /** Makes a move, which must be accepted. */
  does(name: Name, text: string): this {
    const seat = NAMES.indexOf(name);
    const refusals: Refusal[] = [];
    for (const move of this.#meanings(seat, text)) {
      const answer = applyMove(this.pool, this.state, seat, move);
      if (!isRefusal(answer)) {
        this.events = answer.events;
        return this;
      }
      refusals.push(answer);
    }
    throw new Error(`${name}: ${text} was refused: ${JSON.stringify(refusals)}`);
  }

  /** Checks that a move is refused because of this rule. */
  refuses(name: Name, text: string, rule: string): this {
    const seat = NAMES.indexOf(name);
    const answers = this.#meanings(seat, text).map((move) => validateMove(this.pool, this.state, seat, move));
    expect(answers).not.toContain(null);
    const rules = new Set(answers.flatMap((answer) => (answer === null ? [] : rulesOf(answer))));
    expect([...rules]).toContain(rule);
    return this;
  }

  #meanings(seat: Seat, text: string): readonly Move[] {
    const legal = legalMoves(this.pool, this.state, seat);
    const read = understand({ pool: this.pool, state: this.state, seat, legalMoves: legal }, text);
    if ('error' in read) throw new Error(`${text}: ${read.error.id}`);
    return read.moves;
  }

  /** Has everybody pass on the running wait. */
  pass(): this {
    for (let round = 0; round < 9; round++) {
      const seat = NAMES.findIndex(
        (_, at) => validateMove(this.pool, this.state, at, { do: 'pass' }) === null,
      );
      const frame = this.state.stack.at(-1);
      if (seat < 0 || frame?.f === 'choice') return this;
      this.events = [...this.events, ...eventsOf(applyMove(this.pool, this.state, seat, { do: 'pass' }))];
    }
    return this;
  }

  /** Ann kicks open the door, loses, and is caught: the scene's first roll has to be low. */
  fallsTo(foe: string): this {
    return this.does('Ann', 'kick').does('Ann', 'flee').pass().does('Ann', `roll ${foe}`).pass();
  }
}

function rulesOf({ rule, also }: Refusal): string[] {
  return [rule, ...also];
}

function eventsOf(answer: ReturnType<typeof applyMove>): readonly GameEvent[] {
  return isRefusal(answer) ? [] : answer.events;
}

function cardsOf(it: Player): CardId[] {
  return [
    it.hand,
    it.races,
    it.classes,
    it.equipped,
    it.carried,
    it.curses,
    it.halfBreeds,
    it.superMunchkins,
    it.talents,
    it.sidekicks,
    it.steeds,
    it.attached.map(([, on]) => on),
  ].flat();
}
