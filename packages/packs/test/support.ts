/** Small packs for tests. */
import { LANGUAGES, createWords, type Language, type Words } from '@kickdoor/words';
import { compilePack, type PackOptions, type PackResult, type PackText } from '../src/index.ts';
import { printProblem, problemPhrase, type Problem } from '@kickdoor/words/check';
import { expect } from 'vitest';
import { leftovers, wordsOfFiles } from '@kickdoor/words/leftovers';
import { checkerWords } from '../src/node.ts';

const speakers = Object.fromEntries(
  LANGUAGES.map((language) => [language, createWords(language, checkerWords(language), { plain: true })]),
);

function speaker(language: Language): Words {
  return speakers[language] ?? createWords(language, [], { plain: true });
}

/** A problem in English. */
export function told(problem: Problem): string {
  return printProblem(problem, speaker('en'));
}

/** A problem in English; checks that the other languages contain no English except from the pack's own files. */
function toldInAll(problem: Problem, texts: readonly PackText[]): string {
  const said = problemPhrase(problem);
  const known = wordsOfFiles(said, FORMAT, ...texts.flatMap(({ path, text }) => [path, text]));
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const text = speaker(language).say(said).replaceAll(ATTRIBUTE, ' ');
    expect(leftovers(language, text, known)).toEqual([]);
  }
  return told(problem);
}

/** An attribute is written with a leading dot, unlike any word in a sentence. */
const ATTRIBUTE = / \.(?=\w)/gu;

/** Words of the pack format, which appear untranslated. */
const FORMAT =
  'YAML Fluent UTF pack.yaml pictures.yaml words languages id kind version lasting true strike effects on use slot deck gone-with badStuff escaped killed gold null upTo do companions';

/** The files of a small valid pack, with some replaced or added. */
export function files(changes: Readonly<Record<string, string>> = {}): readonly PackText[] {
  const all: Record<string, string> = { ...SOUND, ...changes };
  return Object.entries(all).map(([path, text]) => ({ path, text }));
}

/** Compiles the small pack with these files changed. */
export function compile(
  changes: Readonly<Record<string, string>> = {},
  options: PackOptions = {},
): PackResult {
  return compilePack(files(changes), options);
}

/** The problems of the small pack with these files changed. */
export function problemsWith(changes: Readonly<Record<string, string>>, options: PackOptions = {}): string[] {
  const texts = files(changes);
  return compilePack(texts, options).problems.map((problem) => toldInAll(problem, texts));
}

/** The problems of these cards alone, as doors/test.yaml of a pack that doesn't require names and pictures. */
export function problemsOf(cards: string): string[] {
  const { problems } = compile({ 'doors/test.yaml': cards });
  return problems
    .filter(({ weight, file }) => weight === 'mistake' && file === 'doors/test.yaml')
    .map((problem) => toldInAll(problem, [{ path: 'doors/test.yaml', text: cards }]));
}

/** A valid pack with one of almost everything. */
export const SOUND: Readonly<Record<string, string>> = {
  'pack.yaml': 'id: small\nversion: 1.0.0\nlanguages: [en]\n',
  'doors/monsters.yaml': `# Monsters.
- id: rat
  kind: monster
  level: 2
  treasures: 1
  tags: [beast]
  effects:
    - against: { who: { race: elf }, strength: 3 }
    - flee: -1
  badStuff:
    - lose-item: { which: footgear, else: [{ lose-level: 1 }] }
`,
  'doors/others.yaml': `- id: elf
  kind: race
  copies: 3
  effects: [{ flee: 1 }, helper-levels]
- id: fool
  kind: class
  effects:
    - discard-for-strength: { name: juggle, max: 3, each: 1 }
- id: hat-eater
  kind: curse
  strike: [{ lose-item: { which: headgear } }]
- id: itch
  kind: curse
  lasting: true
  effects: [{ flee: -1 }, { gone-with: armor }]
`,
  'treasures/all.yaml': `- id: sword
  kind: item
  bonus: 3
  slot: one hand
  gold: 400
  notFor: { class: fool }
- id: potion
  kind: oneshot
  gold: 100
  use: [{ strength: 2 }]
- id: prize
  kind: special
  on: player
  strike: [{ gain-level: 1 }]
`,
  'words/en/names.ftl': `pack = Small
rat = Rat
    .flavour = It squeaks.
elf = Elf
    .plural = Elves
fool = Fool
    .plural = Fools
hat-eater = Hat Eater
itch = Itch
sword = Sword
potion = Potion
prize = Prize
power-juggle = Juggle
`,
  'pictures.yaml': `rat: { figure: { icon: rat }, ground: none, sky: slate }
elf: { figure: { icon: dwarf-face }, ground: none, sky: slate }
fool: { figure: { icon: drama-masks }, ground: none, sky: slate }
hat-eater: { figure: { icon: own:moth }, ground: none, sky: slate }
itch: { figure: { icon: spotted-bug }, ground: none, sky: slate }
sword: { figure: { icon: broadsword }, ground: none, sky: slate }
potion: { figure: { icon: teapot }, ground: none, sky: slate }
prize: { figure: { icon: hole-ladder }, ground: none, sky: slate }
`,
};
