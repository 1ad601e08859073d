/** Builds positions for a card: the plan places some cards, and the rest of the decks is shuffled. */
import {
  blankTable,
  shuffle,
  stream,
  type CardDef,
  type CardId,
  type CardPool,
  type Player,
  type Sex,
  type State,
  type TableSetup,
} from '@kickdoor/rules';

/** Where a player's cards can lie. */
type Place =
  | 'hand'
  | 'races'
  | 'classes'
  | 'talents'
  | 'equipped'
  | 'carried'
  | 'sidekicks'
  | 'steeds'
  | 'curses';

/** The planned part of a player. */
export type Person = Partial<Record<Place, readonly CardDef[]>> & {
  readonly level?: number;
  readonly sex?: Sex;
};

/** The planned part of a position. Cards without a free copy are left out. */
export interface Plan {
  /** The player who tries the card. */
  readonly me: Person;
  /** The first bot; left out: as dealt. */
  readonly other?: Person;
  /** The top of the door deck, first card first. */
  readonly doors?: readonly CardDef[];
  /** Whose turn it is; left out: that of the player who tries the card. */
  readonly turn?: number;
}

/** Cards dealt to each bot from each deck. */
const DEALT = 4;
/** Cards on each discard pile, for cards that search them. */
const DISCARDED = 3;

const PLACES = [
  'hand',
  'races',
  'classes',
  'talents',
  'equipped',
  'carried',
  'sidekicks',
  'steeds',
  'curses',
] as const satisfies readonly Place[];

/** A position at the beginning of a turn, as planned. */
export function positionOf(pool: CardPool, setup: TableSetup, plan: Plan): State {
  const state = blankTable(pool, setup);
  for (const deck of ['doors', 'treasures'] as const) {
    shuffle(state.decks[deck], stream(`${setup.seed}/${deck}/try`));
  }
  state.phase = 'opening';
  state.turns = 1;
  state.turn = plan.turn ?? 0;
  const [me, other] = state.players;
  for (const player of state.players) player.level = BOT_LEVEL;
  if (me !== undefined) layOut(pool, state, me, { level: MY_LEVEL, ...plan.me });
  if (other !== undefined) layOut(pool, state, other, plan.other ?? {});
  const top = drawn(pool, state, plan.doors ?? []);
  for (const player of state.players) {
    player.ready = true;
    if (player !== me) deal(state, player);
  }
  for (const deck of ['doors', 'treasures'] as const) {
    state.discards[deck].push(...state.decks[deck].splice(-DISCARDED));
  }
  state.decks.doors.push(...top.toReversed());
  return state;
}

/** The game is under way: there are Levels to lose, and nobody is about to win. */
const MY_LEVEL = 3;
const BOT_LEVEL = 4;

function layOut(pool: CardPool, state: State, player: Player, { level, sex, ...cards }: Person): void {
  if (level !== undefined) player.level = level;
  if (sex !== undefined) player.sex = sex;
  for (const place of PLACES) player[place].push(...drawn(pool, state, cards[place] ?? []));
}

function deal({ decks }: State, { hand }: Player): void {
  for (const deck of [decks.doors, decks.treasures]) hand.push(...deck.splice(-DEALT));
}

/** Draws one copy of each of these cards from the decks. */
function drawn(pool: CardPool, { decks }: State, defs: readonly CardDef[]): CardId[] {
  return defs.flatMap((def) => {
    const deck = decks[def.deck];
    const at = deck.findIndex((card) => pool.cards[card] === def);
    return at < 0 ? [] : deck.splice(at, 1);
  });
}
