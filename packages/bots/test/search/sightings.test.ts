/** What everybody has seen of the cards: it is always true, and guesses follow it. */
import { loadSet } from '@kickdoor/packs/node';
import {
  buildCardPool,
  cardsInPlay,
  census,
  createTable,
  legalMoves,
  sheets,
  stream,
  view,
  type CardId,
  type DeckName,
  type GameEvent,
  type Seat,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { NO_PAST, playOne, recall, tunedBot, type Past } from '../../src/index.ts';
import { isOutOf, type Held } from '../../src/past/sightings.ts';
import { sampleTable } from '../../src/search/sample.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const DECKS: readonly DeckName[] = ['doors', 'treasures'];
const TABLES: readonly { readonly sheet: SheetId; readonly sets: readonly string[] }[] = [
  ...Object.values(sheets).map(({ id, sets }) => ({ sheet: id, sets })),
  { sheet: 'classic', sets: ['classic', 'space', 'west', 'winter'] },
];

const past = (...events: readonly GameEvent[]): Past => recall(NO_PAST, events);
const held = (...events: readonly GameEvent[]): readonly Held[] => past(...events).sightings.held;

const took = (seat: Seat, card: CardId): GameEvent => ({ e: 'took', seat, card, cause: {} });
const discarded = (seat: Seat, ...cards: readonly CardId[]): GameEvent => ({
  e: 'discarded',
  seat,
  cards,
  cause: {},
});
const reshuffled: GameEvent = { e: 'reshuffled', deck: 'doors', cause: {} };
const gave: GameEvent = {
  e: 'gave',
  seat: 1,
  to: 2,
  count: 1,
  secret: { seats: [1, 2], cards: [7] },
  cause: {},
};
const rewound: GameEvent = { e: 'rewound', seat: 1, to: 1, count: 1, seen: [], known: [], cause: {} };

describe('a card that everybody saw go to a hand', () => {
  test('is known to be there until it is seen elsewhere', () => {
    expect(held(took(1, 7), took(2, 8))).toEqual([
      { seat: 1, card: 7 },
      { seat: 2, card: 8 },
    ]);
    expect(held(took(1, 7), discarded(1, 7))).toEqual([]);
  });

  test('may be anywhere once its hand has given cards away face down', () => {
    const { sightings } = past(took(1, 7), took(2, 8), gave);
    expect(sightings.held).toEqual([{ seat: 2, card: 8 }]);
    expect(isOutOf('doors', sightings, 7)).toBe(false);
  });

  test('may be anywhere once acts have been taken back', () => {
    expect(held(took(1, 7), rewound)).toEqual([]);
  });
});

test('a card that was seen is not in its deck until the discards are shuffled into it', () => {
  expect(isOutOf('doors', past(took(1, 7)).sightings, 8)).toBe(false);
  expect(isOutOf('doors', past(discarded(1, 7)).sightings, 7)).toBe(true);
  expect(isOutOf('doors', past(discarded(1, 7), reshuffled).sightings, 7)).toBe(false);
  expect(isOutOf('treasures', past(discarded(1, 7), reshuffled).sightings, 7)).toBe(true);
  expect(isOutOf('doors', past(discarded(1, 7), reshuffled, took(1, 7)).sightings, 7)).toBe(true);
});

/** An event as those hear it who may not know its cards. */
function inPublic(event: GameEvent): GameEvent {
  if (!('secret' in event)) return event;
  const { secret: _, ...rest } = event;
  return rest;
}

/** The cards that lie open or are known to be in a hand, wherever that is. */
function openIn(state: State): Set<CardId> {
  const opened = state.stack.flatMap((frame) => (frame.f === 'reward' ? frame.open : []));
  return new Set([...opened, ...state.players.flatMap(cardsInPlay)]);
}

test.each(TABLES)('holds in games of $sheet ($sets), and guesses follow it', ({ sheet, sets }) => {
  const pool = buildCardPool(sets.map(loadSet));
  const players = SEATS.map((seat) => ({ name: `Bot ${seat}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed: `seen ${sheet}`, players });
  const random = stream(`seen ${sheet}`);
  let seen = NO_PAST;
  let heard = NO_PAST;
  const game = {
    pool,
    random,
    botAt: () => tunedBot,
    past: () => seen,
    happened: (events: readonly GameEvent[]) => {
      seen = recall(seen, events);
      heard = recall(heard, events.map(inPublic));
    },
  };
  let [inHands, inPiles] = [0, 0];
  for (let count = 0; count < 400 && state.phase !== 'over'; count += 1) {
    playOne(game, state);
    const { sightings } = seen;
    const elsewhere = openIn(state);
    const kept = sightings.held.filter(({ card }) => !elsewhere.has(card));
    for (const { seat, card } of kept) expect(state.players[seat]?.hand).toContain(card);
    for (const deck of DECKS) {
      expect(state.decks[deck].filter((card) => isOutOf(deck, sightings, card))).toEqual([]);
    }
    const viewer = SEATS[count % SEATS.length] ?? 0;
    const shown = view(pool, state, viewer);
    const table = sampleTable(pool, shown, random, sightings);
    if (table === null) continue;
    expect(census(pool, table)).toEqual([]);
    expect(view(pool, table, viewer)).toEqual(shown);
    expect(legalMoves(pool, table, viewer)).toEqual(legalMoves(pool, state, viewer));
    for (const { seat, card } of kept) expect(table.players[seat]?.hand).toContain(card);
    inHands += kept.length;
    for (const deck of DECKS) {
      inPiles += state.discards[deck].length;
      const missed = table.discards[deck].filter((card) => !state.discards[deck].includes(card));
      inPiles -= missed.length;
      // Used cards that still lie beside a combat have been seen, too.
      if (state.combat === null) expect(missed.length).toBeLessThanOrEqual(1);
    }
  }
  expect(seen).toEqual(heard);
  expect(inHands).toBeGreaterThan(100);
  expect(inPiles).toBeGreaterThan(1000);
});
