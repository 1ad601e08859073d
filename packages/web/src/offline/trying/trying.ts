/**
 * Makes up a position in which a card can be used at once: the moments of a game in which it may be are gone through, and what
 * the rules allow in them decides. Nothing is known here of what cards do.
 */
import {
  applyMove,
  clone,
  isRefusal,
  legalMoves,
  validateMove,
  type CardDef,
  type CardId,
  type CardPool,
  type Move,
  type RuleId,
  type State,
  type TableSetup,
} from '@kickdoor/rules';
import { peopleFor, rivalIn } from './people.ts';
import { positionOf, type Person, type Plan } from './position.ts';
import { behindDoor, castOf, ME, scenesOf, type Scene } from './scenes.ts';

/** A position for a card, or the rule that keeps it from being used in any that was found. */
export type Tried = { readonly state: State } | { readonly rule: RuleId };

/** Cards that do something when a door is opened. */
const BEHIND_DOORS: ReadonlySet<string> = new Set<CardDef['kind']>(['monster', 'event', 'place']);

/** Positions that are looked at before nothing is said to fit. */
const MOST = 4000;

/** Finds a position for a card at a table of at least two players, the first of whom tries it. */
export function tryCard(pool: CardPool, setup: TableSetup, tried: CardDef): Tried {
  const atDoor = (): Tried => ({ state: positionOf(pool, setup, { me: {}, ...behindDoor(tried).plan }) });
  if (BEHIND_DOORS.has(tried.kind)) return atDoor();
  let useful: State | null = null;
  let why: RuleId = 'timing.own-turn';
  for (const state of positionsFor(pool, setup, tried)) {
    const use = useOf(pool, state, tried);
    if (use === null) why = whyNot(pool, state, tried) ?? why;
    else if (isWhole(pool, state, { tried, use })) return { state };
    else useful ??= state;
  }
  if (useful !== null) return { state: useful };
  // What nobody can play can still be met.
  return tried.kind === 'curse' ? atDoor() : { rule: why };
}

/** The positions in which somebody holds the card, the likeliest first. */
function* positionsFor(pool: CardPool, setup: TableSetup, tried: CardDef): Generator<State> {
  const scenes = scenesOf(castOf(pool, tried));
  const rival = rivalIn(pool, tried);
  let looked = 0;
  for (const person of peopleFor(pool, tried)) {
    for (const { plan, come } of scenes) {
      looked += 1;
      if (looked > MOST) return;
      const state = positionOf(pool, setup, planned(plan, { tried, person, rival }));
      if (come(pool, state) && cardIn(pool, state, tried) !== null) yield state;
    }
  }
}

function planned(
  plan: Scene['plan'],
  { tried, person, rival }: { readonly tried: CardDef; readonly person: Person; readonly rival: Person },
): Plan {
  const me = { ...person, hand: [tried, ...(person.hand ?? [])] };
  return { ...plan, me, other: { ...rival, ...plan.other } };
}

/** The card in the hand of whoever tries it, or `null`. */
function cardIn(pool: CardPool, state: State, tried: CardDef): CardId | null {
  return state.players[ME]?.hand.find((held) => pool.cards[held] === tried) ?? null;
}

/** The first move that uses the card. */
function useOf(pool: CardPool, state: State, tried: CardDef): Move | null {
  const isIt = (card: CardId | undefined): boolean => card !== undefined && pool.cards[card] === tried;
  const found = legalMoves(pool, state, ME).find(({ move }) => move.do === 'play' && isIt(move.card));
  return found?.move ?? null;
}

/** Whether the use brings all that there is: a card that is only carried afterwards brings nothing yet. */
function isWhole(
  pool: CardPool,
  state: State,
  { tried, use }: { readonly tried: CardDef; readonly use: Move },
): boolean {
  const after = clone(state);
  if (isRefusal(applyMove(pool, after, ME, use))) return false;
  return after.players[ME]?.carried.every((card) => pool.cards[card] !== tried) === true;
}

function whyNot(pool: CardPool, state: State, tried: CardDef): RuleId | null {
  const card = cardIn(pool, state, tried);
  return card === null ? null : (validateMove(pool, state, ME, { do: 'play', card })?.rule ?? null);
}
