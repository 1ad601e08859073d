/**
 * Russian. Its sentences need cases of players' names, which no pack can provide. Published declension libraries fail
 * on the nicknames that players use (lvovich 2.1: «Аня» stays unchanged, «Маша» becomes «Машы»).
 */
import type { FluentFunction } from '@fluent/bundle';
import type { LanguageDefinition } from './definition.ts';

const CASES = ['gen', 'dat', 'acc', 'ins', 'pre'] as const;
type Case = (typeof CASES)[number];
type Endings = readonly [gen: string, dat: string, acc: string, ins: string, pre: string];

interface Rule {
  readonly ends: RegExp;
  /** Number of letters the ending replaces. */
  readonly cut: number;
  readonly endings: Endings;
  readonly sex?: 'male' | 'female';
}

/** The first rule that matches a name declines it. */
const RULES: readonly Rule[] = [
  { ends: /^лев$/iu, cut: 2, endings: ['ьва', 'ьву', 'ьва', 'ьвом', 'ьве'], sex: 'male' },
  { ends: /^павел$/iu, cut: 2, endings: ['ла', 'лу', 'ла', 'лом', 'ле'], sex: 'male' },
  { ends: /^п[её]тр$/iu, cut: 3, endings: ['етра', 'етру', 'етра', 'етром', 'етре'], sex: 'male' },
  { ends: /[жчшщ]а$/iu, cut: 1, endings: ['и', 'е', 'у', 'ей', 'е'] },
  { ends: /[гкх]а$/iu, cut: 1, endings: ['и', 'е', 'у', 'ой', 'е'] },
  { ends: /ца$/iu, cut: 1, endings: ['ы', 'е', 'у', 'ей', 'е'] },
  { ends: /[бвдзлмнпрстф]а$/iu, cut: 1, endings: ['ы', 'е', 'у', 'ой', 'е'] },
  { ends: /ия$/iu, cut: 1, endings: ['и', 'и', 'ю', 'ей', 'и'] },
  { ends: /ья$/iu, cut: 1, endings: ['и', 'е', 'ю', 'ёй', 'е'] },
  { ends: /я$/iu, cut: 1, endings: ['и', 'е', 'ю', 'ей', 'е'] },
  { ends: /ий$/iu, cut: 1, endings: ['я', 'ю', 'я', 'ем', 'и'], sex: 'male' },
  { ends: /й$/iu, cut: 1, endings: ['я', 'ю', 'я', 'ем', 'е'], sex: 'male' },
  { ends: /ь$/iu, cut: 1, endings: ['и', 'и', 'ь', 'ью', 'и'], sex: 'female' },
  { ends: /(?<!ен)ь$/iu, cut: 1, endings: ['я', 'ю', 'я', 'ем', 'е'], sex: 'male' },
  {
    // Names with a vowel that may drop out (Орёл, Боец, Волчок) are left alone: their spelling doesn't show whether it
    // does.
    ends: /^(?!.*(?:ё[клн]|[бвгджзклмнпрстфхцчшщь]о[кл]|е[цл])$).*[бвгдзклмнпрстфх]$/iu,
    cut: 0,
    endings: ['а', 'у', 'а', 'ом', 'е'],
    sex: 'male',
  },
  { ends: /[жчшщ]$/iu, cut: 0, endings: ['а', 'у', 'а', 'ем', 'е'], sex: 'male' },
];

/** «игрок» before a name that can't be declined. */
const PLAYER: Endings = ['игрока', 'игроку', 'игрока', 'игроком', 'игроке'];

const functions: Readonly<Record<string, FluentFunction>> = {
  /** `DECLINE($name, $sex, case: "dat")`: «Ане», «Боре», «игроку Kot99». */
  DECLINE: ([name, sex], named) => {
    const wanted = CASES.find((known) => known === named['case']);
    if (typeof name !== 'string') return name ?? '';
    return wanted === undefined ? name : decline(name, sex === 'female' ? 'female' : 'male', wanted);
  },
};

export const ru = {
  name: 'Русский',
  nouns: {
    needed: ['gender', ...CASES],
    neededOfKinds: ['plural', ...CASES.map((name) => `${name}-plural`)],
    allowed: ['plural', ...CASES.map((name) => `${name}-plural`)],
    genders: ['masculine', 'feminine', 'neuter', 'plural'],
  },
  functions,
  quotes: ['«', '»'],
  unbroken: [
    // Short words attach to the next word, particles to the previous one.
    /(?<=(?<![\p{L}\d-])(?:[авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со)) (?=[\uE000-\uF8FF]*[^\s—–])/giu,
    / (?=(?:бы?|же?|ли?)(?![\p{L}\d-]))/giu,
    /(?<=(?<!\p{L})уров(?:ень|ня|ню|нем|не)) (?=\d)/giu,
  ],
  script: 'Cyrillic',
  you: /(?<!\p{L})(?:ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоих|твоей|твоего|твоими?)(?!\p{L})/iu,

  hyphens: 'ru',
} as const satisfies LanguageDefinition;

function decline(name: string, sex: 'male' | 'female', wanted: Case): string {
  const at = CASES.indexOf(wanted);
  const fits = (rule: Rule): boolean => (rule.sex === undefined || rule.sex === sex) && rule.ends.test(name);
  const rule = /^\p{Script=Cyrillic}{2,}$/u.test(name) ? RULES.find(fits) : undefined;
  if (rule === undefined) return `${PLAYER[at]} ${name}`;
  return `${name.slice(0, name.length - rule.cut)}${rule.endings[at]}`;
}
