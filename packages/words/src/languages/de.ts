/**
 * German articles and possessives. A name's value is as printed on the card, with strong endings („Rostiges Ding“); its
 * forms `.nom`, `.acc`, `.dat` and `.gen` follow the definite article („das Rostige Ding“).
 */
import type { FluentFunction, FluentValue } from '@fluent/bundle';
import { Noun, Nouns } from '../nouns.ts';
import type { LanguageDefinition } from './definition.ts';

const GENDERS = ['masculine', 'feminine', 'neuter', 'plural'] as const;
const CASES = ['nom', 'acc', 'dat', 'gen'] as const;
type Gender = (typeof GENDERS)[number];
type Case = (typeof CASES)[number];

const DEFINITE: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  feminine: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  neuter: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
  plural: { nom: 'die', acc: 'die', dat: 'den', gen: 'der' },
};

/** The endings of `ein`, `kein`, `mein`, `dein`, `sein` and `ihr`. */
const ENDINGS: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nom: '', acc: 'en', dat: 'em', gen: 'es' },
  feminine: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
  neuter: { nom: '', acc: '', dat: 'em', gen: 'es' },
  plural: { nom: 'e', acc: 'e', dat: 'en', gen: 'er' },
};

const functions: Readonly<Record<string, FluentFunction>> = {
  /** `DER($card, case: "acc")`: „den Rostigen Nagel“; for a list, „den Rostigen Nagel und die Nassen Socken“. */
  DER: ([noun], named) => each(noun, (one) => definite(one, caseOf(named['case']))),
  /** `EIN($card, case: "acc")`: „einen Rostigen Nagel“; for a list with `type: "or"`, „einen … oder einen …“. */
  EIN: ([noun], named) =>
    each(noun, (one) => mixed('ein', one, caseOf(named['case'])), named['type'] === 'or' ? 'or' : 'and'),
  /** `KEIN($who)`: „kein Rostiger Nagel“. */
  KEIN: ([noun], named) => each(noun, (one) => mixed('kein', one, caseOf(named['case']))),
  /** `DEIN($card, case: "acc")`: „deinen Rostigen Nagel“. */
  DEIN: ([noun], named) => each(noun, (one) => mixed('dein', one, caseOf(named['case']))),
  /** `SEIN($who, $card, case: "acc")`: „seinen Rostigen Nagel“ or „ihren“, by the owner's gender. */
  SEIN: ([owner, noun], named) => {
    const stem = owner instanceof Noun && owner.gender() === 'feminine' ? 'ihr' : 'sein';
    return each(noun, (one) => mixed(stem, one, caseOf(named['case'])));
  },
  /** `YOU($who)`: „bist du ein Elf“, or the noun's own form for „du“ (`.you`), with the verb before the subject. */
  YOU: ([noun]) =>
    each(noun, (one) => (one.has('you') ? one.inForm(['you']) : `bist du ${mixed('ein', one, 'nom')}`)),
  /** `HE($who)`: „ist er ein Elf“, or the noun's own form for „er“ (`.he`). */
  HE: ([noun]) =>
    each(noun, (one) => (one.has('he') ? one.inForm(['he']) : `ist er ${mixed('ein', one, 'nom')}`)),
  /** `DIESER($deeds)`: „Dieser steigt auf.“, or the instructions' own form for this player (`.this-one`). */
  DIESER: ([deeds]) =>
    each(deeds, (one) => (one.has('this-one') ? one.inForm(['this-one']) : `Dieser ${ofThisOne(one)}`)),
  /** `ER($deeds)`: „steigt er auf.“, after „Sonst“ or a condition. */
  ER: ([deeds]) => each(deeds, (one) => inverted(ofThisOne(one))),
  /** `GENITIVE($name)`: „Uwes“, „Lukas’“. */
  GENITIVE: ([name]) => (typeof name === 'string' ? genitive(name) : (name ?? '')),
};

export const de = {
  name: 'Deutsch',
  nouns: {
    needed: ['gender', 'gen', 'dat', 'acc'],
    neededOfKinds: ['plural', 'dat-plural'],
    allowed: ['article', 'nom', 'plural', 'gen-plural', 'dat-plural', 'acc-plural'],
    genders: ['masculine', 'feminine', 'neuter', 'plural'],
  },
  functions,
  quotes: ['„', '“'],
  unbroken: [/(?<=\bStufen?) (?=\d)/gu, / (?=…)/gu, /(?<=\b(?:z|d|u|o|i)\.) (?=\p{L}\.)/gu],
  script: 'Latin',
  littleWords: /^(?:der|und|nicht|ist|mit|von|du|dein|deine|eine|einen|karten?|stufen?|schätze)$/iu,
  you: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
  hyphens: 'de-1996',
} as const satisfies LanguageDefinition;

function each(
  noun: FluentValue | undefined,
  say: (noun: Noun) => string,
  type: 'and' | 'or' = 'and',
): FluentValue {
  if (noun instanceof Nouns) return noun.joined(type, say);
  return noun instanceof Noun ? say(noun) : (noun ?? '');
}

function definite(noun: Noun, wanted: Case): string {
  if (!noun.isNoun()) return noun.toString();
  if (!noun.hasArticle() || !hasGender(noun)) return noun.inForm([wanted]);
  return `${DEFINITE[genderOf(noun)][wanted]} ${noun.inForm([wanted])}`;
}

/** After `ein` and the like, adjectives take the definite article's endings wherever the determiner itself has one. */
function mixed(stem: string, noun: Noun, wanted: Case): string {
  if (!noun.isNoun()) return noun.toString();
  if (!noun.hasArticle() || (stem === 'ein' && !hasGender(noun))) return noun.inForm([wanted]);
  const gender = genderOf(noun);
  const ending = ENDINGS[gender][wanted];
  if (gender === 'plural' && stem === 'ein') return noun.inForm(wanted === 'acc' ? [] : [wanted]);
  return `${stem}${ending} ${noun.inForm(ending === '' ? [] : [wanted])}`;
}

function ofThisOne(deeds: Noun): string {
  return deeds.inForm(['each-one', 'each']);
}

/** With „er“ after the verb; a sentence that starts with its own condition stays as it is. */
function inverted(said: string): string {
  return said.startsWith(',') ? `gilt: Er${said}` : said.replace(/^\p{L}+/u, '$& er');
}

/** Whether the gender is known. If the author hasn't given it, no article is better than a wrong one. */
function hasGender(noun: Noun): boolean {
  return noun.gender() !== null;
}

function genderOf(noun: Noun): Gender {
  const gender = noun.gender();
  return GENDERS.find((known) => known === gender) ?? 'neuter';
}

function caseOf(value: FluentValue | undefined): Case {
  return CASES.find((known) => known === value) ?? 'nom';
}

function genitive(name: string): string {
  return /[sßxz]$/iu.test(name) ? `${name}’` : `${name}s`;
}
