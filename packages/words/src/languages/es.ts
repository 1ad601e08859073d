/**
 * Spanish articles, possessives and contractions. A name's value is as printed on the card, without an article; its
 * gender implies the number, as articles do: `plural` is masculine („los Patines“).
 */
import type { FluentFunction, FluentValue } from '@fluent/bundle';
import { Noun, Nouns } from '../nouns.ts';
import type { LanguageDefinition } from './definition.ts';

const GENDERS = ['masculine', 'feminine', 'plural', 'feminine-plural'] as const;
type Gender = (typeof GENDERS)[number];
type Articles = Readonly<Record<Gender, string>>;

const THE: Articles = { masculine: 'el', feminine: 'la', plural: 'los', 'feminine-plural': 'las' };
const A: Articles = { masculine: 'un', feminine: 'una', plural: 'unos', 'feminine-plural': 'unas' };

const functions: Readonly<Record<string, FluentFunction>> = {
  /** `EL($card)`: «la Espada»; for a list, «la Espada y los Patines». */
  EL: ([noun], named) => each(noun, named['type'], definite),
  /** `AL($card)`: «al Trol», «a la Espada». */
  AL: ([noun], named) => each(noun, named['type'], (one) => contracted('a', one)),
  /** `DEL($card)`: «del Trol», «de la Espada». */
  DEL: ([noun], named) => each(noun, named['type'], (one) => contracted('de', one)),
  /** `UN($card)`: «una Espada»; for a list with `type: "or"`, «una Espada o unos Patines». */
  UN: ([noun], named) => each(noun, named['type'], indefinite),
  /** `TU($card)`: «tus Patines». */
  TU: ([noun], named) => each(noun, named['type'], (one) => owned('tu', one)),
  /** `SU($card)`: «sus Patines». */
  SU: ([noun], named) => each(noun, named['type'], (one) => owned('su', one)),
  /** `ERES($who)`: «eres Elfo», or the noun's own form for “tú” (`.you`). */
  ERES: ([noun]) => predicate(noun, 'you', 'eres'),
  /** `ES($who)`: «es Elfo», as after «ese jugador, si», or the noun's own form (`.es`). */
  ES: ([noun]) => predicate(noun, 'es', 'es'),
  /** `SEA($who)`: «sea Elfo», as after «cada jugador que», or the noun's own form (`.sea`). */
  SEA: ([noun]) => predicate(noun, 'sea', 'sea'),
};

export const es = {
  name: 'Español',
  nouns: {
    needed: ['gender'],
    neededOfKinds: ['plural'],
    allowed: ['plural', 'article', 'tonic'],
    genders: GENDERS,
  },
  functions,
  quotes: ['«', '»'],
  script: 'Latin',
  littleWords: /^(?:el|una|que|del|por|con|para|tu|tus|su|sus|cartas?|nivel|niveles|tesoros?)$/iu,
  you: /(?<!\p{L})(?:tú|te|ti|contigo|tus?|tuy[oa]s?|(?:eres|tienes|llevas|empuñas|pierdes|ganas|mueres|cambias|eliges|quieras))(?!\p{L})/iu,
  ordersAreStatements: true,
  unbroken: [/(?<=\bniv(?:el|eles)) (?=\d)/giu],
  hyphens: 'es',
} as const satisfies LanguageDefinition;

function each(
  noun: FluentValue | undefined,
  type: FluentValue | undefined,
  say: (noun: Noun) => string,
): FluentValue {
  if (noun instanceof Nouns) return noun.joined(type === 'or' ? 'or' : 'and', say);
  return noun instanceof Noun ? say(noun) : (noun ?? '');
}

function definite(noun: Noun): string {
  return withArticle(noun, THE);
}

function indefinite(noun: Noun): string {
  return withArticle(noun, A);
}

function withArticle(noun: Noun, articles: Articles): string {
  return takesArticle(noun) ? `${articles[articleGender(noun)]} ${noun.toString()}` : noun.toString();
}

/** Before a stressed a, feminine nouns take the masculine article: «el Hacha»; such names have `.tonic = yes`. */
function articleGender(noun: Noun): Gender {
  const gender = genderOf(noun);
  return gender === 'feminine' && noun.has('tonic') ? 'masculine' : gender;
}

/** `a` and `de` contract with the article «el» only. */
function contracted(preposition: 'a' | 'de', noun: Noun): string {
  if (!takesArticle(noun) || articleGender(noun) !== 'masculine') return `${preposition} ${definite(noun)}`;
  return `${preposition === 'a' ? 'al' : 'del'} ${noun.toString()}`;
}

function owned(stem: 'tu' | 'su', noun: Noun): string {
  if (!noun.isNoun() || !noun.hasArticle()) return noun.toString();
  return `${genderOf(noun).endsWith('plural') ? `${stem}s` : stem} ${noun.toString()}`;
}

function predicate(noun: FluentValue | undefined, form: string, verb: string): FluentValue {
  if (!(noun instanceof Noun)) return noun ?? '';
  return noun.has(form) ? noun.inForm([form]) : `${verb} ${noun.toString()}`;
}

/** If the author hasn't given a card's gender, no article is better than a wrong one. */
function takesArticle(noun: Noun): boolean {
  return noun.isNoun() && noun.hasArticle() && noun.gender() !== null;
}

function genderOf(noun: Noun): Gender {
  const gender = noun.gender();
  return GENDERS.find((known) => known === gender) ?? 'masculine';
}
