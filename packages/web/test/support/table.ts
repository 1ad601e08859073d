/** A table set up by hand for a test, with its seats' views and legal moves. */
import { loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  blankTable,
  buildCardPool,
  copiesOf,
  isRefusal,
  legalMoves,
  reasons,
  SYSTEM,
  view,
  type CardId,
  type Move,
  type Options,
  type Phrase,
  type Seat,
  type State,
} from '@kickdoor/rules';
import { tableNames, wordsOfPack } from '@kickdoor/words';
import { foresight } from '../../src/foresight/foresee.ts';
import type { Outlook } from '../../src/voice/outlook.ts';
import { ownWords, tableWords } from '../../src/words/texts.ts';

const classic = loadSet('classic');
export const pool = buildCardPool([classic]);

const PLACES = ['hand', 'races', 'classes', 'equipped', 'carried', 'curses'] as const;

/** A player's cards, by card id. */
export interface Laid extends Partial<Record<(typeof PLACES)[number], readonly string[]>> {
  readonly level?: number;
}

function takeFromDecks(state: State, id: string): CardId {
  for (const deck of [state.decks.doors, state.decks.treasures]) {
    const at = deck.findIndex((card) => (copiesOf(pool, id) ?? []).includes(card));
    const [card] = at < 0 ? [] : deck.splice(at, 1);
    if (card !== undefined) return card;
  }
  throw new Error(`no ${id} is left`);
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov'];

/** A table at the start of Ada's turn; the first of `doors` is behind the door. */
export function table(
  players: readonly Laid[],
  doors: readonly string[] = [],
  options: Partial<Options> = {},
): State {
  const seated = players.map((_, seat) => ({ name: NAMES[seat] ?? '', sex: 'female' as const }));
  const setup = { sheet: 'classic' as const, sets: ['classic'], seed: 'page', players: seated, options };
  const state = blankTable(pool, setup);
  state.phase = 'opening';
  state.turns = 1;
  for (const [seat, { level = 1, ...laid }] of players.entries()) {
    const player = state.players[seat];
    if (player === undefined) continue;
    player.level = level;
    player.ready = true;
    for (const place of PLACES) {
      for (const id of laid[place] ?? []) player[place].push(takeFromDecks(state, id));
    }
  }
  const top = doors.map((id) => takeFromDecks(state, id));
  state.decks.doors.push(...top.toReversed());
  return state;
}

/** Makes a move that must be accepted. */
export function make(state: State, seat: Seat, move: Move): void {
  const answer = applyMove(pool, state, seat, move);
  if (isRefusal(answer)) throw new Error(`${JSON.stringify(move)} was refused: ${answer.rule}`);
}

/** Lets the current wait time out. */
export function wait(state: State): void {
  make(state, SYSTEM, { do: 'timeout' });
}

/** A card that somebody holds or has in play, by its id. */
export function cardAt(state: State, seat: Seat, id: string): CardId {
  const player = state.players[seat];
  const all = PLACES.flatMap((place) => player?.[place] ?? []);
  const found = all.find((card) => pool.cards[card]?.id === id);
  if (found === undefined) throw new Error(`seat ${seat} has no ${id}`);
  return found;
}

/** The knowledge of a seat's page. */
export function outlookOf(state: State, seat: Seat, more: Partial<Outlook> = {}): Outlook {
  const seen = view(pool, state, seat);
  return {
    pool,
    view: seen,
    names: tableNames(pool, seen.players),
    legalMoves: legalMoves(pool, state, seat),
    ahead: foresight(pool, seen),
    lastTerms: null,
    ...more,
  };
}

/** Why a card of a seat's hand can't be played. */
export function refusalOf(state: State, seat: Seat, card: CardId) {
  const found = reasons(pool, state, seat).find((each) => each.card === card);
  if (found === undefined) throw new Error('it can be played');
  return found.refusal;
}

const english = tableWords('en', await ownWords('en', 'all'), wordsOfPack('classic', classic.words, 'en'), {
  table: { sheet: 'classic', sets: ['classic'] },
  plain: true,
});

/** A phrase in English. */
export function say(phrase: Phrase): string {
  return english.say(phrase);
}
