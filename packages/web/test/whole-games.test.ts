/** Whole games of random moves: everything that a page could have to say of them can be said. */
import { loadSet } from '@kickdoor/packs/node';
import {
  act,
  buildBox,
  createTable,
  eventFor,
  isRefusal,
  KEEPER,
  moves,
  reasons,
  sampleMove,
  view,
  type Box,
  type GameEvent,
  type State,
} from '@kickdoor/rules';
import { describe, expect, it } from 'vitest';
import { partName } from '../src/combat/parts.ts';
import { actionLabel, actionsOf, cardsInPlay, moveLabel } from '../src/hand/actions.ts';
import { isLawful } from '../src/hand/fill.ts';
import { linesOf } from '../src/log/lines.ts';
import { waitPhrase } from '../src/prompts/pending.ts';
import { tableNames } from '../src/table/names.ts';
import { ruleMessage } from '../src/words/rule.ts';
import { tableWords } from '../src/words/texts.ts';

const pack = loadSet('classic');
const box: Box = buildBox([{ id: pack.id, cards: pack.cards }]);

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Plays random moves, and shows every table that comes about, with what led there. */
function play(seed: number, most: number, look: (state: State, events: readonly GameEvent[]) => void): void {
  const random = numbers(seed);
  const players = ['Aric', 'Suzan', 'Marc', 'Ilse'].map((name, at) => ({
    name,
    sex: at % 2 === 0 ? ('male' as const) : ('female' as const),
  }));
  const state = createTable(box, { sheet: 'classic', sets: ['classic'], seed: `words ${seed}`, players });
  for (let count = 0; count < most && state.phase !== 'over'; count += 1) {
    const open = players.flatMap((_, seat) =>
      moves(box, state, seat)
        .filter(({ move }) => move.do !== 'concede')
        .map((offer) => ({ seat, offer })),
    );
    const chosen = open[Math.floor(random() * open.length)];
    const done =
      chosen === undefined
        ? act(box, state, KEEPER, { do: 'time' })
        : act(box, state, chosen.seat, sampleMove(chosen.offer, random));
    look(state, isRefusal(done) ? [] : done.events);
  }
}

describe('the words of the page', () => {
  it('name every event, wait, offer, reason and part of whole games', () => {
    const problems = new Set<string>();
    const words = tableWords([{ set: pack.id, ftl: pack.words['en'] ?? '' }], (problem) =>
      problems.add(problem),
    );
    const seen = new Set<string>();
    for (let seed = 1; seed <= 4; seed += 1) {
      play(seed, 700, (state, events) => {
        const seat = seed - 1;
        const shown = view(box, state, seat);
        const names = tableNames(box, shown.players);
        const log = events.map((event, index) => ({
          key: `${index}`,
          number: 0,
          by: 0,
          event: eventFor(event, seat),
        }));
        for (const event of events) seen.add(event.e);
        for (const line of linesOf(log, names)) words.say(line.phrase);
        const waiting = waitPhrase(shown, names);
        if (waiting !== null) words.say(waiting);
        for (const { move } of moves(box, state, seat)) words.say(moveLabel(move, names, shown));
        for (const { refusal } of reasons(box, state, seat)) words.say(ruleMessage(refusal.rule));
        for (const sum of [shown.combat?.fighters, shown.combat?.monsters]) {
          for (const part of sum?.parts ?? []) words.say(partName(part, names));
        }
      });
    }
    expect([...problems]).toEqual([]);
    expect(seen.size).toBeGreaterThan(35);
  }, 60_000);

  it('are found on a card for what can be done with it', () => {
    const starting = new Set<string>();
    const lawful = new Set<boolean>();
    play(7, 900, (state) => {
      const shown = view(box, state, 0);
      const names = tableNames(box, shown.players);
      const offers = moves(box, state, 0);
      const cards = [
        ...(shown.hand ?? []),
        ...cardsInPlay(shown, 0),
        ...(shown.door === null ? [] : [shown.door]),
      ];
      for (const card of cards) {
        for (const action of actionsOf({ box, view: shown }, offers, card)) {
          starting.add(action.offer.move.do);
          actionLabel(action, names, shown);
        }
      }
      for (const offer of offers) lawful.add(isLawful(offer, sampleMove(offer, Math.random)));
    });
    expect([...starting].toSorted()).toEqual(
      expect.arrayContaining(['drop', 'equip', 'offer', 'play', 'unequip']),
    );
    expect([...lawful]).toEqual([true]);
  }, 60_000);
});
