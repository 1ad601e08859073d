/** Whole games of random moves: the page has words for everything that comes up. */
import { LANGUAGES, tableNames, wordsOfPack, type Language, type Words } from '@kickdoor/words';
import { loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  buildCardPool,
  cardText,
  createTable,
  eventFor,
  cardsInPlay,
  isRefusal,
  SYSTEM,
  legalMoves,
  reasons,
  rulePhrase,
  sampleMove,
  view,
  type CardPool,
  type GameEvent,
  type LegalMove,
  type Phrase,
  type SheetId,
  type State,
  type View,
} from '@kickdoor/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { borrowedWords, leftovers } from '@kickdoor/words/leftovers';
import { foresight } from '../src/foresight/foresee.ts';
import { reasonPhrase } from '../src/voice/reason.ts';
import { voiceOf } from '../src/voice/model.ts';
import { partName } from '../src/combat/parts.ts';
import { actionsOf, moveKey } from '../src/hand/actions.ts';
import { actionLabel, moveLabel } from '../src/hand/labels.ts';
import { isLegal } from '../src/hand/fill.ts';
import { chapterPhrase, chaptersOf } from '../src/log/chronicle.ts';
import { linesOf } from '../src/log/lines.ts';
import { waitPhrase } from '../src/prompts/pending.ts';
import { buttonKey, buttonsOf } from '../src/voice/buttons.ts';
import { ownWords, tableWords } from '../src/words/texts.ts';

const own = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await ownWords(language, 'all')] as const)),
);

const NAMES = ['Aric', 'Suzan', 'Marc', 'Ilse'];

interface Game {
  readonly sheet: SheetId;
  readonly sets: readonly string[];
}

/** Each sheet with its own cards, and a mix of all four sets. */
const GAMES: readonly Game[] = [
  { sheet: 'classic', sets: ['classic'] },
  { sheet: 'early', sets: ['classic'] },
  { sheet: 'space', sets: ['space'] },
  { sheet: 'west', sets: ['west'] },
  { sheet: 'winter', sets: ['winter'] },
  { sheet: 'space', sets: ['classic', 'space', 'west', 'winter'] },
];

function poolOf({ sets }: Game): CardPool {
  return buildCardPool(sets.map(loadSet).map(({ id, cards }) => ({ id, cards })));
}

function wordsOf(
  { sheet, sets }: Game,
  language: Language,
  onProblem: (problem: string) => void = () => undefined,
): Words {
  const sources = sets.map(loadSet).flatMap(({ id, words }) => wordsOfPack(id, words, language));
  return tableWords(language, own.get(language) ?? [], sources, { onProblem, table: { sheet, sets } });
}

/** Everything the page could say about a step of a game to one of its seats. */
function sayings(
  pool: CardPool,
  state: State,
  events: readonly GameEvent[],
  seat: number,
): readonly Phrase[] {
  const shown = view(pool, state, seat);
  const names = tableNames(pool, shown.players);
  const log = events.map((event, index) => ({
    key: `${index}`,
    number: 0,
    by: 0,
    event: eventFor(event, seat),
  }));
  const waiting = waitPhrase(shown, names);
  const legal = legalMoves(pool, state, seat);
  const scene = { pool, view: shown, names };
  const voice = voiceOf({ ...scene, legalMoves: legal, ahead: foresight(pool, shown), lastTerms: null });
  const acts = [...(voice.primary === null ? [] : [voice.primary]), ...voice.others];
  const sums = [shown.combat?.fighters, shown.combat?.monsters];
  return [
    ...linesOf(log, pool, shown.players, shown.seat).map(({ phrase }) => phrase),
    ...chaptersOf(log, shown.turns).map((chapter) => chapterPhrase(chapter, names, shown.seat)),
    ...(waiting === null ? [] : [waiting]),
    voice.sentence,
    ...voice.notes,
    ...acts.flatMap(({ label, result }) => (result === null ? [label] : [label, result])),
    ...legal.map(({ move }) => moveLabel(move, names, shown)),
    ...reasons(pool, state, seat).flatMap(({ card, refusal }) => [
      reasonPhrase(scene, card, refusal),
      rulePhrase(refusal.rule, state),
    ]),
    ...sums.flatMap((sum) => sum?.parts ?? []).map((part) => partName(part, names)),
  ];
}

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Plays random moves, and passes on every position with the events that led to it. */
function play(
  pool: CardPool,
  { sheet, sets }: Game,
  seed: number,
  most: number,
  look: (state: State, events: readonly GameEvent[]) => void,
): void {
  const random = numbers(seed);
  const players = NAMES.map((name, at) => ({
    name,
    sex: at % 2 === 0 ? ('male' as const) : ('female' as const),
  }));
  const options = { fast: seed % 2 === 0 };
  const state = createTable(pool, { sheet, sets: [...sets], seed: `words ${seed}`, players, options });
  for (let count = 0; count < most && state.phase !== 'over'; count += 1) {
    const open = players.flatMap((_, seat) =>
      legalMoves(pool, state, seat)
        .filter(({ move }) => move.do !== 'concede')
        .map((legalMove) => ({ seat, legalMove })),
    );
    const chosen = open[Math.floor(random() * open.length)];
    const done =
      chosen === undefined
        ? applyMove(pool, state, SYSTEM, { do: 'timeout' })
        : applyMove(pool, state, chosen.seat, sampleMove(chosen.legalMove, random));
    look(state, isRefusal(done) ? [] : done.events);
  }
}

/** Verbs found in the menu or in a choice rather than on buttons or cards. */
const ELSEWHERE: ReadonlySet<string> = new Set(['show', 'concede', 'choose']);

/** Everything the page lets a seat press, by the keys of the legal moves. */
function pressable(pool: CardPool, shown: View, legal: readonly LegalMove[]): ReadonlySet<string> {
  const cards = [
    ...(shown.hand ?? []),
    ...shown.players.filter(({ seat }) => seat === shown.seat).flatMap(cardsInPlay),
    ...(shown.door === null ? [] : [shown.door]),
  ];
  const scene = { pool, view: shown };
  const keys = new Set(cards.flatMap((card) => actionsOf(scene, legal, card).map(({ key }) => key)));
  for (const legalMove of buttonsOf(legal, shown.door)) keys.add(buttonKey(legalMove));
  return keys;
}

/** What the page says in two games of random moves, each phrase once, and the events of these games. */
function told(pool: CardPool, game: Game): { phrases: readonly Phrase[]; events: ReadonlySet<string> } {
  const phrases = new Map<string, Phrase>();
  const events = new Set<string>();
  for (let seed = 1; seed <= 2; seed += 1) {
    play(pool, game, seed, 700, (state, happened) => {
      for (const event of happened) events.add(event.e);
      for (const phrase of sayings(pool, state, happened, seed - 1)) {
        phrases.set(JSON.stringify(phrase), phrase);
      }
    });
  }
  return { phrases: [...phrases.values(), ...pool.cards.flatMap((def) => cardText(def))], events };
}

describe.each(GAMES)('the words of $sheet with $sets', (game) => {
  const pool = poolOf(game);

  describe('name every event, wait, legal move, reason and part of whole games', () => {
    let games: ReturnType<typeof told> = { phrases: [], events: new Set() };
    beforeAll(() => {
      games = told(pool, game);
    });

    it.each(LANGUAGES)('in %s', (language) => {
      const problems = new Set<string>();
      const words = wordsOf(game, language, (problem) => problems.add(problem));
      const known = [...NAMES, ...borrowedWords(language, game.sets.map(loadSet))];
      for (const phrase of games.phrases) {
        const text = words.say(phrase);
        for (const slip of leftovers(language, text, known)) problems.add(`${slip} in ${phrase.id}: ${text}`);
      }
      expect([...problems]).toEqual([]);
      expect(games.events.size).toBeGreaterThan(30);
    });
  });

  it('give every possible action a different label', () => {
    const words = wordsOf(game, 'en');
    const hidden = new Set<string>();
    const alike = new Set<string>();
    play(pool, game, 4, 500, (state) => {
      for (const seat of [0, 1]) {
        const shown = view(pool, state, seat);
        const names = tableNames(pool, shown.players);
        const legal = legalMoves(pool, state, seat);
        const reached = pressable(pool, shown, legal);
        for (const legalMove of legal) {
          const { move } = legalMove;
          if (ELSEWHERE.has(move.do)) continue;
          if (!reached.has(moveKey(legalMove)) && !reached.has(buttonKey(legalMove))) hidden.add(move.do);
        }
        for (const card of shown.hand ?? []) {
          const said = actionsOf({ pool, view: shown }, legal, card).map((action) =>
            words.say(actionLabel(action, names, shown)),
          );
          if (new Set(said).size < said.length) alike.add(said.join(' / '));
        }
      }
    });
    expect([...hidden]).toEqual([]);
    expect([...alike]).toEqual([]);
  });
});

describe("the page's moves", () => {
  it('are among the actions of the cards they start from', () => {
    const starting = new Set<string>();
    const admitted = new Set<boolean>();
    const [game = { sheet: 'classic', sets: ['classic'] }] = GAMES;
    const pool = poolOf(game);
    const look = (state: State): void => {
      const shown = view(pool, state, 0);
      const names = tableNames(pool, shown.players);
      const legal = legalMoves(pool, state, 0);
      const cards = [
        ...(shown.hand ?? []),
        ...shown.players.slice(0, 1).flatMap(cardsInPlay),
        ...(shown.door === null ? [] : [shown.door]),
      ];
      for (const card of cards) {
        for (const action of actionsOf({ pool, view: shown }, legal, card)) {
          starting.add(action.legalMove.move.do);
          actionLabel(action, names, shown);
        }
      }
      for (const legalMove of legal) admitted.add(isLegal(legalMove, sampleMove(legalMove, Math.random)));
    };
    // Which situations a game reaches depends on its cards; three games cover them all.
    for (const seed of [7, 8, 9]) play(pool, game, seed, 600, look);
    expect([...starting].toSorted()).toEqual(
      expect.arrayContaining(['drop', 'equip', 'offer', 'play', 'unequip']),
    );
    expect([...admitted]).toEqual([true]);
  });
});
