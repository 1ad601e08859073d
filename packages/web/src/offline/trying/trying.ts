/**
 * Finds a position in which a card can be used at once and changes something. It runs through typical situations and
 * lets the rules decide; it doesn't know what any card does.
 */
import {
  applyMove,
  clone,
  isRefusal,
  legalMoves,
  SYSTEM,
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

/** A position for a card, or the rule that forbids using it in every position tried. */
export type Tried = { readonly state: State } | { readonly rule: RuleId };

/** Kinds of cards that act when a door is opened. */
const BEHIND_DOORS: ReadonlySet<string> = new Set<CardDef['kind']>(['monster', 'event', 'place']);

/** The most positions to try before giving up. */
const MOST = 4000;

/** Finds a position for a card at a table of at least two players, the first of whom tries it. */
export function tryCard(pool: CardPool, setup: TableSetup, tried: CardDef): Tried {
  const atDoor = (): Tried => ({ state: positionOf(pool, setup, { me: {}, ...behindDoor(tried).plan }) });
  if (BEHIND_DOORS.has(tried.kind)) return atDoor();
  let useful: State | null = null;
  let why: RuleId = 'timing.own-turn';
  for (const state of positionsFor(pool, setup, tried)) {
    const uses = usesOf(pool, state, tried);
    if (uses.length === 0) why = whyNot(pool, state, tried) ?? why;
    else if (uses.some((use) => brings(pool, state, { tried, use }))) return { state };
    else useful ??= state;
  }
  if (useful !== null) return { state: useful };
  // A curse that can't be played can still be met behind a door.
  return tried.kind === 'curse' ? atDoor() : { rule: why };
}

/** Yields positions with the card in hand, the likeliest first. */
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

/** The card in the hand of the player who tries it, or `null`. */
function cardIn(pool: CardPool, state: State, tried: CardDef): CardId | null {
  return state.players[ME]?.hand.find((held) => pool.cards[held] === tried) ?? null;
}

/** The moves that use the card, preferring those without a choice. */
function usesOf(pool: CardPool, state: State, tried: CardDef): readonly Move[] {
  const isIt = (card: CardId | undefined): boolean => card !== undefined && pool.cards[card] === tried;
  const found = legalMoves(pool, state, ME).filter(({ move }) => move.do === 'play' && isIt(move.card));
  const plain = found.filter(({ pick }) => pick === undefined);
  return (plain.length > 0 ? plain : found).map(({ move }) => move);
}

/** Whether a use changes anything besides moving the card to carried or the discard pile. */
function brings(
  pool: CardPool,
  state: State,
  { tried, use }: { readonly tried: CardDef; readonly use: Move },
): boolean {
  const [unused, used] = [clone(state), clone(state)];
  if (isRefusal(applyMove(pool, used, ME, use))) return false;
  const isTried = (card: CardId): boolean => pool.cards[card] === tried;
  if (used.players[ME]?.carried.some(isTried) === true) return false;
  return restOf(settled(pool, used), isTried) !== restOf(settled(pool, unused), isTried);
}

/** The most waits to time out: some follow each other endlessly. */
const MOST_WAITS = 8;

/** Lets all waits for objections time out. */
function settled(pool: CardPool, state: State): State {
  for (let waits = 0; waits < MOST_WAITS && state.stack.at(-1)?.f === 'cancel'; waits += 1) {
    if (isRefusal(applyMove(pool, state, SYSTEM, { do: 'timeout' }))) break;
  }
  return state;
}

/** Everything that a card can affect, excluding the card itself in hands. */
function restOf(
  { players, combat, flight, stack, place }: State,
  isTried: (card: CardId) => boolean,
): string {
  const hands = players.map((player) => ({ ...player, hand: player.hand.filter((card) => !isTried(card)) }));
  return JSON.stringify([hands, combat, flight, stack, place]);
}

function whyNot(pool: CardPool, state: State, tried: CardDef): RuleId | null {
  const card = cardIn(pool, state, tried);
  return card === null ? null : (validateMove(pool, state, ME, { do: 'play', card })?.rule ?? null);
}
