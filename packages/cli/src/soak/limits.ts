/** Equipment limits, counted from the cards on the table independently of the engine. */
import {
  sheetOf,
  view,
  type CardPool,
  type CardDef,
  type CardId,
  type Player,
  type State,
} from '@kickdoor/rules';

/** A seat's excess over each limit (0 or less if within it), and how much is equipped, cheats included. */
export interface Excess {
  readonly has: Readonly<Record<(typeof KEPT)[number], number>>;
  readonly headgear: number;
  readonly armor: number;
  readonly footgear: number;
  readonly hands: number;
  readonly big: number;
  readonly gadgets: number;
  readonly sidekicks: number;
  readonly companions: number;
  readonly steeds: number;
  readonly races: number;
  readonly classes: number;
}

/** Limits that equipping a card must respect at once. */
const KEPT = ['headgear', 'armor', 'footgear', 'hands'] as const;
/** Limits that other cards may break. All hold again when nothing is pending. */
const MENDED = ['big', 'gadgets', 'sidekicks', 'companions', 'steeds', 'races', 'classes'] as const;

const NONE: Excess = {
  has: { headgear: 0, armor: 0, footgear: 0, hands: 0 },
  headgear: 0,
  armor: 0,
  footgear: 0,
  hands: 0,
  big: 0,
  gadgets: 0,
  sidekicks: 0,
  companions: 0,
  steeds: 0,
  races: 0,
  classes: 0,
};

interface Laid {
  /** What is equipped. */
  readonly on: readonly CardDef[];
  /** Those that fill a slot. */
  readonly worn: readonly CardDef[];
  readonly owned: readonly CardDef[];
  readonly sidekicks: number;
  /** Companions of other kinds, which have their own limits. */
  readonly companions: readonly CardDef[];
  readonly steeds: number;
  readonly active: readonly CardDef[];
}

/**
 * A player's cards in play, grouped for the limits. Cards under a cheat fill no slot and don't count as a second one of
 * their kind, but remain Big.
 */
function laidOut(pool: CardPool, it: Player, place: readonly CardId[], idle: ReadonlySet<CardId>): Laid {
  const defs = (cards: readonly CardId[]): CardDef[] => cards.flatMap((card) => pool.cards[card] ?? []);
  const cheated = new Set(
    it.attached.filter(([, on]) => pool.cards[on]?.kind === 'cheat').map(([host]) => host),
  );
  const free = (cards: readonly CardId[]): CardId[] => cards.filter((card) => !cheated.has(card));
  const lying = it.attached.map(([, card]) => card);
  const counting = lying.filter((card) => isBorne(it, card));
  const sidekicks = defs(free(it.sidekicks));
  const gear = [...it.equipped, ...counting].filter((card) => !idle.has(card));
  return {
    on: defs(it.equipped).filter(({ steed }) => !steed),
    worn: defs(free(it.equipped)).filter(({ steed }) => !steed),
    owned: defs([...it.equipped, ...it.carried, ...lying]),
    sidekicks: sidekicks.filter(({ traits }) => traits.apart.length === 0).length,
    companions: sidekicks.filter(({ traits }) => traits.apart.length > 0),
    steeds: free(it.steeds).length,
    active: defs([
      ...it.races,
      ...it.classes,
      ...it.talents,
      ...gear,
      ...it.sidekicks,
      ...it.steeds,
      ...it.curses,
      // The place's traits apply to everybody.
      ...place,
    ]),
  };
}

/** Whether a card is attached, at any depth, to equipped gear, a sidekick or a steed. */
function isBorne(it: Player, card: CardId): boolean {
  const host = it.attached.find(([, on]) => on === card)?.[0];
  if (host === undefined) return false;
  return [it.equipped, it.sidekicks, it.steeds].some((list) => list.includes(host)) || isBorne(it, host);
}

function roomFor(active: readonly CardDef[], slot: CardDef['slot']): number {
  const rooms = active.flatMap(({ traits }) => traits.room.filter((room) => room.slot === slot));
  return rooms.reduce((sum, { more }) => sum + more, 0);
}

function inSlot(defs: readonly CardDef[], slot: CardDef['slot']): number {
  return defs.filter((def) => def.slot === slot).length;
}

function handsFor(defs: readonly CardDef[]): number {
  return inSlot(defs, 'one hand') + 2 * inSlot(defs, 'two hands');
}

function total(defs: readonly CardDef[], of: (def: CardDef) => number): number {
  return defs.reduce((so, def) => so + of(def), 0);
}

function isGear({ kind }: CardDef): boolean {
  return kind === 'item' || kind === 'oneshot';
}

/** A limit plus what cards add to it; without a limit, an unreachable number. */
function most(base: number | null, more: number): number {
  return base === null ? 1000 : base + more;
}

/** How far the companions of this one's kind (a mark, or the card itself) exceed what it allows. */
function excessBeside(one: CardDef, companions: readonly CardDef[]): number {
  const over = one.traits.apart.map(({ mark, limit = 1000 }) => {
    const kind = companions.filter((other) =>
      other.traits.apart.some((its) =>
        mark === undefined ? its.mark === undefined && other.id === one.id : its.mark === mark,
      ),
    );
    return kind.length - limit;
  });
  return Math.max(0, ...over);
}

/** How far a seat exceeds each limit. */
export function excessOf(pool: CardPool, state: State, seat: number): Excess {
  const it = state.players[seat];
  if (it === undefined || it.left) return NONE;
  const idle = new Set(view(pool, state, null).players[seat]?.ineffective ?? []);
  const place = state.place === undefined ? [] : [state.place];
  const { on, worn, owned, sidekicks, companions, steeds, active } = laidOut(pool, it, place, idle);
  const sheet = sheetOf(state.sheet, state.sets);
  const over = (slot: CardDef['slot']): number => inSlot(worn, slot) - 1 - roomFor(active, slot);
  const handRoom = 2 * (1 + roomFor(active, 'two hands')) + roomFor(active, 'one hand');
  const big = owned.filter((def) => isGear(def) && def.big).length;
  const gadgets = owned.filter((def) => isGear(def) && def.gadget).length;
  return {
    has: {
      headgear: inSlot(on, 'headgear'),
      armor: inSlot(on, 'armor'),
      footgear: inSlot(on, 'footgear'),
      hands: handsFor(on),
    },
    headgear: over('headgear'),
    armor: over('armor'),
    footgear: over('footgear'),
    hands: handsFor(worn) - handRoom,
    big:
      big -
      most(
        sheet.big,
        total(active, ({ traits }) => traits.big),
      ),
    gadgets:
      gadgets -
      most(
        sheet.gadgets,
        total(active, ({ traits }) => traits.gadgets),
      ),
    sidekicks: sidekicks - 1 - total(active, ({ traits }) => traits.sidekicks),
    companions: Math.max(0, ...companions.map((one) => excessBeside(one, companions))),
    steeds: steeds - 1,
    races: it.races.length - (it.halfBreeds.length > 0 ? 2 : 1),
    classes: it.classes.length - (it.superMunchkins.length > 0 ? 2 : 1),
  };
}

/** Whether no seat is over any limit. */
export function isWithinLimits(pool: CardPool, state: State): boolean {
  return state.players.every((_, seat) => {
    const excess = excessOf(pool, state, seat);
    return [...KEPT, ...MENDED].every((limit) => excess[limit] <= 0);
  });
}

/** The limits broken by a move, given the excess before it. */
export function brokenLimits(before: Excess, after: Excess, atRest: boolean): string[] {
  const grown = KEPT.filter((limit) => after[limit] > 0 && after.has[limit] > before.has[limit]);
  const left = atRest ? [...KEPT, ...MENDED].filter((limit) => after[limit] > 0) : [];
  return [...new Set([...grown, ...left])];
}
