/** Situations in which a card may be useful, the likeliest first. */
import {
  applyMove,
  isRefusal,
  legalMoves,
  SYSTEM,
  type CardDef,
  type CardPool,
  type Move,
  type Seat,
  type State,
} from '@kickdoor/rules';
import type { Plan } from './position.ts';

/** The player who tries the card, and the first of the bots. */
export const ME = 0;
const OTHER = 1;

/** A situation: the plan for it, and the moves that lead there from the beginning of a turn. */
export interface Scene {
  readonly plan: Omit<Plan, 'me'>;
  /** Plays up to the situation; returns `false` if the game doesn't get there. */
  readonly come: (pool: CardPool, state: State) => boolean;
}

/** The cards of a pool for building scenes. */
export interface Cast {
  /** Monsters to fight: an ordinary one, one for each mark, a mighty one. */
  readonly monsters: readonly CardDef[];
  /** Curses that another player can play on the one who tries the card. */
  readonly curses: readonly CardDef[];
  /** Cards with which a player can interfere in a fight. */
  readonly meddling: readonly CardDef[];
  /** Door cards that do nothing when revealed. */
  readonly harmless: readonly CardDef[];
}

/** Picks the cards of a pool for scenes, without the card being tried. */
export function castOf(pool: CardPool, tried: CardDef): Cast {
  const others = pool.defs.filter((def) => def !== tried && def.copies > 0);
  const of = (...kinds: readonly CardDef['kind'][]) => others.filter(({ kind }) => kinds.includes(kind));
  const monsters = of('monster').toSorted((one, other) => oddness(one) - oddness(other));
  const marked = new Map(monsters.toReversed().flatMap((def) => def.tags.map((tag) => [tag, def] as const)));
  const mightiest = monsters.toSorted((one, other) => other.level - one.level).slice(0, 1);
  return {
    monsters: [...new Set([...monsters.slice(0, 1), ...marked.values(), ...mightiest])],
    curses: of('curse')
      .filter(({ on }) => on !== 'highest' && on !== 'lowest')
      .slice(0, 3),
    meddling: [
      ...of('oneshot')
        .filter(({ plays }) => plays.length > 0)
        .slice(0, 3),
      ...of('enhancer').slice(0, 1),
    ],
    harmless: of('race', 'class', 'half-breed', 'super-munchkin', 'enhancer').slice(0, 1),
  };
}

/** The Level of an ordinary monster, for players of Level 3. */
const ORDINARY = 6;

/** How far a monster is from an ordinary one without special effects. */
function oddness({ level, traits, escaped, killed }: CardDef): number {
  const special = Object.keys(traits).length + escaped.length + killed.length;
  return Math.abs(level - ORDINARY) + 10 * special;
}

/** The card itself behind the next door. */
export function behindDoor(tried: CardDef): Scene {
  return { plan: { doors: [tried] }, come: () => true };
}

/** The situations in which a card from the hand may be useful. */
export function scenesOf({ monsters, curses, meddling, harmless }: Cast): readonly Scene[] {
  const fights = monsters.map(fight);
  const [first = null] = monsters;
  const struck = curses.map((curse): Scene => ({
    plan: { other: { hand: [curse] } },
    come: (pool, state) => does(pool, state, OTHER, (move) => move.do === 'play' && move.seat === ME),
  }));
  if (first === null) return [TURN, ...struck];
  const [plain = TURN] = fights;
  return [
    TURN,
    ...fights,
    ...struck,
    ...meddling.map((card): Scene => ({
      ...plain,
      plan: { ...plain.plan, other: { hand: [card] } },
      come: (pool, state) =>
        plain.come(pool, state) && does(pool, state, OTHER, ({ do: verb }) => verb === 'play'),
    })),
    { ...plain, come: (pool, state) => plain.come(pool, state) && flees(pool, state) },
    // Before the die is rolled.
    { ...plain, come: (pool, state) => plain.come(pool, state) && flees(pool, state) && runs(pool, state) },
    // Somebody else's fight.
    {
      plan: { doors: [first], turn: OTHER },
      come: (pool, state) => kicks(pool, state, OTHER) && state.combat !== null,
    },
    // A room without a monster.
    {
      plan: { doors: harmless },
      come: (pool, state) =>
        kicks(pool, state, ME) && (state.phase !== 'door' || does(pool, state, ME, isTaking)),
    },
    // A fight about to be won.
    {
      plan: { doors: [weakest(monsters)] },
      come: (pool, state) =>
        kicks(pool, state, ME) && does(pool, state, ME, ({ do: verb }) => verb === 'claim'),
    },
  ];
}

const TURN: Scene = { plan: {}, come: () => true };

function fight(monster: CardDef): Scene {
  return {
    plan: { doors: [monster] },
    come: (pool, state) => kicks(pool, state, ME) && state.combat !== null,
  };
}

function weakest(monsters: readonly CardDef[]): CardDef {
  return monsters.reduce((least, def) => (def.level < least.level ? def : least));
}

const isTaking = ({ do: verb }: Move): boolean => verb === 'take';

const kicks = (pool: CardPool, state: State, seat: Seat): boolean =>
  does(pool, state, seat, ({ do: verb }) => verb === 'kick');

const flees = (pool: CardPool, state: State): boolean =>
  does(pool, state, ME, ({ do: verb }) => verb === 'flee');

/** Nobody objects, so the fighter has to roll. */
const runs = (pool: CardPool, state: State): boolean =>
  state.flight !== null ||
  (!isRefusal(applyMove(pool, state, SYSTEM, { do: 'timeout' })) && state.flight !== null);

/** Makes the first legal move that `isIt` accepts; returns whether there was one. */
function does(pool: CardPool, state: State, seat: Seat, isIt: (move: Move) => boolean): boolean {
  const found = legalMoves(pool, state, seat).find(({ move, pick }) => pick === undefined && isIt(move));
  return found !== undefined && !isRefusal(applyMove(pool, state, seat, found.move));
}
