/**
 * Mid-game tables with many attached cards: sidekicks with loads, joined lasers, steeds with gear, cheated items,
 * lasting curses, as many Big items as allowed. Built like scenarios.
 */
import {
  TALENTS,
  sheetOf,
  type CardPool,
  type CardDef,
  type Options,
  type Sheet,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import { build } from '../scenario/build.ts';
import {
  emptyLists,
  type Named,
  type PlayerSetup,
  type Scenario,
  type StartPhase,
} from '../scenario/model.ts';
import { isWithinLimits } from './limits.ts';

type Is = (def: CardDef) => boolean;

/** Cards with no place yet, drawn one at a time. */
interface Supply {
  readonly random: () => number;
  /** Draws one card that matches, if there is one. */
  readonly draw: (is: Is) => readonly Named[];
}

/** A dummy position: nothing here comes from a file. */
const SPOT = { line: 1, column: 1 } as const;

function supplyOf(pool: CardPool, random: () => number): Supply {
  const left = pool.cards.slice();
  return {
    random,
    draw(is) {
      const places = [...left.keys()].filter((at) => {
        const def = left[at];
        return def !== undefined && is(def);
      });
      const at = places[Math.floor(random() * places.length)];
      return at === undefined ? [] : left.splice(at, 1).map((def) => ({ def, copy: null, spot: SPOT }));
    },
  };
}

/** What a seat gets while it is set up. */
interface Draft {
  readonly supply: Supply;
  readonly sheet: Sheet;
  readonly lists: { readonly [K in keyof PlayerSetup['lists']]: Named[] };
  readonly attached: { readonly host: Named; readonly cards: readonly Named[] }[];
}

const isGear: Is = ({ kind }) => kind === 'item' || kind === 'oneshot';
const isLaser: Is = ({ laser }) => laser;
const isItem: Is = ({ kind, steed, laser }) => kind === 'item' && !steed && !laser;

/** Draws a matching card with a probability of `tenths` in ten. */
function maybe({ supply }: Draft, tenths: number, is: Is): readonly Named[] {
  return supply.random() * 10 < tenths ? supply.draw(is) : [];
}

function layOn(draft: Draft, host: Named, cards: readonly Named[]): void {
  if (cards.length > 0) draft.attached.push({ host, cards });
}

/** Followers: a sidekick with a load, a steed with gear, and another of each thanks to a cheat. */
function layFollowers(draft: Draft): void {
  const { lists } = draft;
  lists.sidekicks.push(...maybe(draft, 7, ({ kind }) => kind === 'sidekick'));
  for (const host of lists.sidekicks) {
    for (let more = host.def.traits.carries; more > 0; more -= 1) layLoad(draft, host);
  }
  lists.steeds.push(...maybe(draft, 6, ({ kind }) => kind === 'steed'));
  if (lists.steeds.length > 0) lists.equipped.push(...maybe(draft, 7, ({ steed }) => steed));
  for (const kind of ['sidekick', 'steed'] as const) {
    const [more] = maybe(draft, 3, (def) => def.kind === kind);
    const cheat = more === undefined ? [] : draft.supply.draw((def) => def.kind === 'cheat');
    if (more === undefined || cheat.length === 0) continue;
    lists[`${kind}s`].push(more);
    layOn(draft, more, cheat);
  }
}

/** What a sidekick carries: an item, or a laser with others joined to it. */
function layLoad(draft: Draft, host: Named): void {
  const [laser] = maybe(draft, 5, isLaser);
  if (laser === undefined) {
    layOn(draft, host, maybe(draft, 8, isItem));
    return;
  }
  layOn(draft, host, [laser]);
  joinTo(draft, laser);
}

/** Lasers joined to a leading one. */
function joinTo(draft: Draft, lead: Named): void {
  layOn(draft, lead, [...maybe(draft, 9, isLaser), ...maybe(draft, 4, isLaser)]);
}

/** Equipped items, an item under a cheat, and carried items. */
function layItems(draft: Draft): void {
  const { lists, supply } = draft;
  for (const slot of ['headgear', 'armor', 'footgear', 'none'] as const) {
    lists.equipped.push(...maybe(draft, 6, (def) => isItem(def) && def.slot === slot));
  }
  const [lead] = maybe(draft, 5, isLaser);
  const held = supply.random() < 0.5 ? 'one hand' : 'two hands';
  const weapons = lead === undefined ? maybe(draft, 8, (def) => isItem(def) && def.slot === held) : [lead];
  lists.equipped.push(...weapons);
  if (lead !== undefined) joinTo(draft, lead);
  const [freed] = maybe(draft, 5, isItem);
  const cheat = freed === undefined ? [] : supply.draw(({ kind }) => kind === 'cheat');
  if (freed !== undefined && cheat.length > 0) {
    lists.equipped.push(freed);
    layOn(draft, freed, cheat);
  }
  for (let more = 3; more > 0; more -= 1) lists.carried.push(...maybe(draft, 5, isGear));
  // Seats that may carry many Big items get them: they can lose that power at any time.
  const powers = [...lists.race, ...lists.class].reduce((sum, { def }) => sum + def.traits.big, 0);
  for (let more = Math.min(powers, 4); more > 0; more -= 1) {
    lists.carried.push(...maybe(draft, 8, (def) => isGear(def) && def.big));
  }
}

function layPlayer(supply: Supply, sheet: Sheet, name: string, most: number): PlayerSetup {
  const { random } = supply;
  const draft: Draft = {
    supply,
    sheet,
    lists: emptyLists(),
    attached: [],
  };
  const { lists } = draft;
  lists.race.push(...maybe(draft, 6, ({ kind }) => kind === 'race'));
  lists.class.push(...maybe(draft, 6, ({ kind }) => kind === 'class'));
  for (const talent of TALENTS) lists[talent].push(...maybe(draft, 6, ({ kind }) => kind === talent));
  layFollowers(draft);
  layItems(draft);
  lists.curses.push(...maybe(draft, 4, ({ kind, lasting }) => kind === 'curse' && lasting));
  const hand = Array.from({ length: 3 + Math.floor(random() * 6) }, () => supply.draw(() => true)).flat();
  return {
    name,
    // Start far enough from winning that much can happen.
    level: 1 + Math.floor((random() * most) / 2),
    sex: random() < 0.5 ? 'male' : 'female',
    lists,
    hand,
    halfBreed: null,
    superMunchkin: null,
    attached: draft.attached,
    dead: false,
  };
}

/** The parameters of such a table. */
export interface LaidSetup {
  readonly pool: CardPool;
  readonly sheet: SheetId;
  readonly seed: string;
  readonly names: readonly string[];
  readonly options: Partial<Options>;
}

const PHASES: readonly StartPhase[] = ['opening', 'trouble', 'closing'];

function draftOf({ pool, sheet, seed, names, options }: LaidSetup, random: () => number): Scenario {
  const supply = supplyOf(pool, random);
  const rules = sheetOf(sheet, pool.sets);
  const { deal: _deal, ...chosen } = options;
  const none = { doors: [], treasures: [] };
  return {
    name: seed,
    sheet,
    sets: pool.sets.map((id) => ({ id, cards: pool.defs.filter((def) => def.set === id) })),
    own: null,
    options: chosen,
    rules: [],
    turn: Math.floor(random() * names.length),
    phase: PHASES[Math.floor(random() * PHASES.length)] ?? 'opening',
    players: names.map((name) => layPlayer(supply, rules, name, options.epic === true ? 20 : 10)),
    decks: none,
    discards: none,
    exact: false,
    seed,
    dice: [],
    steps: [],
  };
}

/** More tries than a draft within the limits ever needs with the built-in sets. */
const TRIES = 1000;

/** A table whose cards are all in play legally; `null` if none is found, as with a pack of almost only Big items. */
export function laidTable(
  setup: LaidSetup,
  random: () => number,
): { readonly pool: CardPool; readonly state: State } | null {
  for (let left = TRIES; left > 0; left -= 1) {
    const built = build(draftOf(setup, random));
    if (isWithinLimits(built.pool, built.state)) return built;
  }
  return null;
}
