/** Tables set up by hand for tests. */
import { loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  blankTable,
  buildCardPool,
  copiesOf,
  isRefusal,
  legalMoves,
  stream,
  view,
  type CardId,
  type GameEvent,
  type Move,
  type Options,
  type Player,
  type Seat,
  type State,
} from '@kickdoor/rules';
import { sensibleBot, type Bot, type Decision } from '../src/index.ts';

export const pool = buildCardPool([loadSet('classic')]);
/** The cards of the sheets that have their own set. */
export const pools = {
  classic: pool,
  space: buildCardPool([loadSet('space')]),
  west: buildCardPool([loadSet('west')]),
  winter: buildCardPool([loadSet('winter')]),
} as const;
export type Set = keyof typeof pools;

type Place = 'hand' | 'races' | 'classes' | 'equipped' | 'carried' | 'curses';

/** A player's cards, by card id. */
export interface Laid extends Partial<Record<Place, readonly string[]>> {
  readonly level?: number;
}

function takeFromDecks(set: Set, state: State, name: string): CardId {
  for (const deck of [state.decks.doors, state.decks.treasures]) {
    const at = deck.findIndex((card) => (copiesOf(pools[set], name) ?? []).includes(card));
    const [card] = at < 0 ? [] : deck.splice(at, 1);
    if (card !== undefined) return card;
  }
  throw new Error(`no ${name} is left`);
}

function lay(set: Set, state: State, player: Player, { level = 1, ...laid }: Laid): void {
  player.level = level;
  player.ready = true;
  for (const place of ['hand', 'races', 'classes', 'equipped', 'carried', 'curses'] as const) {
    for (const name of laid[place] ?? []) player[place].push(takeFromDecks(set, state, name));
  }
}

/** A table at the start of the first player's turn; the first of `doors` is behind the door. */
export function table(
  players: readonly Laid[],
  doors: readonly string[] = [],
  options: Partial<Options> = {},
  set: Set = 'classic',
): State {
  const seated = players.map((_, seat) => ({ name: `P${seat}`, sex: 'male' as const }));
  const state = blankTable(pools[set], {
    sheet: set,
    sets: [set],
    seed: 'bots',
    players: seated,
    options,
  });
  state.phase = 'opening';
  state.turns = 1;
  for (const [seat, laid] of players.entries()) {
    const player = state.players[seat];
    if (player !== undefined) lay(set, state, player, laid);
  }
  const top = doors.map((name) => takeFromDecks(set, state, name));
  state.decks.doors.push(...top.toReversed());
  return state;
}

/** Makes a move that must be accepted. Returns its events. */
export function make(state: State, seat: Seat, move: Move): readonly GameEvent[] {
  const answer = applyMove(pool, state, seat, move);
  if (isRefusal(answer)) throw new Error(`${JSON.stringify(move)} was refused: ${answer.rule}`);
  return answer.events;
}

/** A bot's decision at a seat. */
export function decide(
  state: State,
  seat: Seat,
  bot: Bot = sensibleBot,
  set: Set = 'classic',
): Decision | null {
  const cards = pools[set];
  return bot.decide(view(cards, state, seat), legalMoves(cards, state, seat), cards, stream('test'));
}

/** Lets a bot play a seat until it waits, or has made `most` moves. Returns the moves. */
export function play(state: State, seat: Seat, most: number): Move[] {
  const made: Move[] = [];
  while (made.length < most) {
    const decided = decide(state, seat);
    if (decided === null) break;
    make(state, seat, decided.move);
    made.push(decided.move);
  }
  return made;
}

/** The ids of cards. */
export function ids(cards: readonly CardId[] | undefined): string[] {
  return (cards ?? []).map((card) => pool.cards[card]?.id ?? '?').toSorted();
}

/** The id of a card. */
export function id(card: CardId): string {
  return pool.cards[card]?.id ?? '?';
}
