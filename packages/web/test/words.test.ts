/** Everything that can be waited for, chosen, done or used has words. */
import { builtInSets, loadSet, setIds } from '@kickdoor/packs/node';
import { LANGUAGES, type Language } from '@kickdoor/words';
import {
  ASKS,
  EVENT_NAMES,
  RULE_IDS,
  ruleMessage,
  type ChoiceTopic,
  type EventName,
  type PendingView,
  type ShownPhase,
  type Verb,
} from '@kickdoor/rules';
import { describe, expect, it } from 'vitest';
import { namedElsewhere, setPhrase } from '../src/words/set-names.ts';
import { builtIn } from 'virtual:sets';
import { ownWords, tableWords } from '../src/words/texts.ts';

const own = await ownWords('en', 'all');
const pageWords = tableWords('en', own);

const TOPICS: Readonly<Record<ChoiceTopic, true>> = {
  deed: true,
  play: true,
  power: true,
  treasure: true,
  loot: true,
  resurrection: true,
  excess: true,
  sidekick: true,
  order: true,
  trait: true,
};

const PENDING: Readonly<Record<PendingView['kind'], readonly string[]>> = {
  cancel: ['prompt-cancel', 'prompt-cancel-you'],
  caught: ['prompt-caught', 'prompt-caught-you'],
  seize: ['prompt-seize'],
  excess: ['prompt-excess', 'prompt-excess-you'],
  choice: ['prompt-choice-you', 'prompt-wait-nobody', 'prompt-peeked', 'choose-ordered'],
  looting: ['prompt-looting', 'prompt-looting-you'],
  sharing: ['prompt-sharing', 'prompt-sharing-you'],
};

const PHASES: Readonly<Record<ShownPhase, true>> = {
  setup: true,
  opening: true,
  door: true,
  trouble: true,
  combat: true,
  flee: true,
  closing: true,
  charity: true,
  over: true,
  reward: true,
  looting: true,
};

const VERBS: Readonly<Record<Verb, true>> = {
  kick: true,
  take: true,
  play: true,
  fight: true,
  loot: true,
  equip: true,
  unequip: true,
  join: true,
  part: true,
  give: true,
  drop: true,
  sell: true,
  offer: true,
  ask: true,
  accept: true,
  decline: true,
  withdraw: true,
  use: true,
  claim: true,
  pass: true,
  flee: true,
  roll: true,
  sacrifice: true,
  choose: true,
  charity: true,
  seize: true,
  show: true,
  end: true,
  concede: true,
  timeout: true,
};

/** Events whose line depends on their contents, with a message id for each case. */
const LINES: Readonly<Partial<Record<EventName, readonly string[]>>> = {
  put: ['put-hand', 'put-play', 'put-away'],
  rewound: ['taken-back', 'rewound', 'rewound-seen', 'rewound-private', 'rewound-both'],
  die: ['die-start', 'die-flee', 'die-tie', 'die-power', 'die-effect'],
  level: ['level-up', 'level-down', 'level-same'],
  declined: ['declined-help', 'declined-trade'],
  withdrawn: ['withdrawn-help', 'withdrawn-trade'],
  lapsed: ['lapsed-help', 'lapsed-trade'],
  claimed: ['claimed-win', 'claimed-flight'],
  unclaimed: ['unclaimed-win', 'unclaimed-flight'],
  'turn-owed': ['turn-owed-skip', 'turn-owed-again'],
  turned: ['turned-skip', 'turned-again'],
};

const missing = (ids: readonly string[]) => ids.filter((id) => !pageWords.has(id));

describe('the words of the page', () => {
  it('say what is waited for, and what is chosen', () => {
    const topics = Object.keys(TOPICS).flatMap((topic) => [`prompt-choice-${topic}`, `prompt-wait-${topic}`]);
    const asked = ASKS.map((ask) => `asks-${ask}`);
    expect(missing([...topics, ...asked, ...Object.values(PENDING).flat()])).toEqual([]);
  });

  it('say what can be done, in every phase', () => {
    // A move that ends a phase is named after the phase.
    const verbs = Object.keys(VERBS).filter((verb) => verb !== 'end');
    const ends = Object.keys(PHASES).map((phase) => `end-${phase}`);
    const special = ['kick-second', 'fight-door'];
    expect(missing([...verbs, ...ends, ...special].map((verb) => `do-${verb}`))).toEqual([]);
  });

  it('include the sentence of every rule', () => {
    expect(missing(RULE_IDS.map(ruleMessage))).toEqual([]);
  });

  it('name every power of all sets', () => {
    const sets = setIds().map((set) => loadSet(set));
    const unnamed = sets.flatMap(({ id, cards, words: texts }) => {
      const words = tableWords('en', own, [{ set: id, ...(texts['en'] ?? { ftl: '' }) }]);
      const powers = cards.flatMap((card) => card.powers.map(({ name }) => name));
      return powers.filter((name) => !words.has(`power-${name}`)).map((name) => `${id}: ${name}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('describe every event', () => {
    const lines: Readonly<Record<string, readonly string[]>> = LINES;
    const ids = EVENT_NAMES.flatMap((name) => lines[name] ?? [name]);
    expect(missing(ids.map((id) => `event-${id}`))).toEqual([]);
  });
});

describe('the languages of card names', () => {
  it('include sets without words in the current language, as chosen by wordsOfPack', () => {
    const languages = [
      { id: 'a', languages: ['en', 'xx'] },
      { id: 'b', languages: ['en'] },
      { id: 'c', languages: ['yy', 'zz'] },
      { id: 'd', languages: ['yy', 'xx'] },
    ];
    expect(namedElsewhere(['a', 'b', 'c', 'd'], 'xx', languages)).toEqual([
      { language: 'en', sets: ['b'] },
      { language: 'yy', sets: ['c'] },
    ]);
    expect(namedElsewhere(['a', 'b'], 'en', languages)).toEqual([]);
  });

  it('are the ones declared by the built-in sets', () => {
    for (const language of LANGUAGES) {
      const ids = builtInSets().map(({ id }) => id);
      const lacking = builtInSets().filter(({ words }) => words[language] === undefined);
      const told = namedElsewhere(ids, language, builtIn).flatMap(({ sets }) => sets);
      expect(told).toEqual(lacking.map(({ id }) => id));
    }
  });
});

describe('the names of sets', () => {
  it("are the page's own for built-in sets, and otherwise the set's in its language", async () => {
    const galley = { id: 'galley', names: { en: 'The Galley', ru: 'Камбуз' } };
    const said = async (language: Language, set: string) => {
      const words = tableWords(language, await ownWords(language, 'all'));
      return words.say(setPhrase(words, set, [...builtIn, galley]));
    };
    expect(await said('es', 'west')).toBe('el Oeste');
    expect(await said('ru', 'galley')).toBe('Камбуз');
    expect(await said('de', 'galley')).toBe('The Galley');
    expect(await said('de', 'gone')).toBe('gone');
  });
});
