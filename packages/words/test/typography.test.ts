/** Where lines don't break: numbers and their nouns, dashes, short words; and the same words with plain spaces. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, createWords } from '../src/index.ts';
import { typeset } from '../src/typography.ts';

/** A typeset line, with `~` for each non-breaking space. */
function shown(text: string): string {
  return text.replaceAll('\u00A0', '~');
}

const SET: readonly (readonly [language: string, plain: string, set: string])[] = [
  ['en', 'Lose 2 Levels.', 'Lose 2~Levels.'],
  ['en', 'A monster of Level 6 or lower, 600 gold.', 'A monster of Level~6~or lower, 600~gold.'],
  ['en', 'It is over — nobody wins.', 'It is over~— nobody wins.'],
  ['en', 'That player , if an Elf, loses a Level.', 'That player, if an Elf, loses a Level.'],
  ['en', '1–3: nothing. −2 in combat.', '1–3: nothing. −2~in combat.'],
  ['ru', 'Потеряй 2 уровня в бою с монстром.', 'Потеряй 2~уровня в~бою с~монстром.'],
  ['ru', 'Монстр · Уровень 6, не ниже уровня 3.', 'Монстр · Уровень~6, не~ниже уровня~3.'],
  ['ru', 'Победы нет — и не надо.', 'Победы нет~— и~не~надо.'],
  ['ru', 'Надо же, а то бы и не знал, был ли кто.', 'Надо~же, а~то~бы и~не~знал, был~ли кто.'],
  ['ru', 'О чём он? Об игре: «От щедрот» до конца.', 'О~чём он? Об~игре: «От~щедрот» до~конца.'],
  ['ru', 'Так-то за дверью никого: кто-то из них ушёл.', 'Так-то за~дверью никого: кто-то из~них ушёл.'],
  ['de', 'Verliere 2 Stufen, falle auf Stufe 3.', 'Verliere 2~Stufen, falle auf Stufe~3.'],
  ['de', 'Einen Moment …', 'Einen Moment~…'],
  ['es', 'Pierdes 2 niveles y caes al nivel 3.', 'Pierdes 2~niveles y caes al nivel~3.'],
  ['es', 'Monstruo · Nivel 6', 'Monstruo · Nivel~6'],
  ['es', 'Se acabó — vale 600 piezas, solo el 3 %.', 'Se acabó~— vale 600~piezas, solo el 3~%.'],
  ['en', 'Run `kickdoor replay 2 games , 3 — x` 2 times.', 'Run `kickdoor replay 2 games , 3 — x` 2~times.'],
  ['de', 'Eine Karte „„Pirate““ im Spiel.', 'Eine Karte „Pirate“ im Spiel.'],
  ['ru', 'Карта ««Pirate»» в игре.', 'Карта «Pirate» в~игре.'],
  ['de', 'Nichts da – z. B. kein Gold, nur 3 %.', 'Nichts da~– z.~B. kein Gold, nur 3~%.'],
];

test.each(SET)('in %s: %s', (language, plain, set) => {
  expect(shown(typeset(language, plain))).toBe(set);
});

describe.each(LANGUAGES)('words in %s', (language) => {
  const source = 'lost = { $who } — { $count } %\n    .flavour = 7 %\n';
  const phrase = { id: 'lost', args: { who: { id: 's/a' }, count: 5 } };
  const sources = [source, { set: 's', ftl: 'a = 3 D\n' }];

  test('are typeset in texts, pieces and attributes', () => {
    const words = createWords(language, sources);
    expect(shown(words.say(phrase))).toBe('3~D~— 5~%');
    expect(words.pieces(phrase).map(({ text }) => shown(text))).toEqual(['3~D', '~— 5~%']);
    expect(shown(words.attribute('lost', 'flavour') ?? '')).toBe('7~%');
  });

  test('keep typed text, such as a path, as it is', () => {
    const words = createWords(language, ['read = { $file } — { $count } %\n']);
    const read = words.say('read', { file: 'games/table 3 late , 7 a.jsonl', count: 2 });
    expect(shown(read)).toBe('games/table 3 late , 7 a.jsonl~— 2~%');
  });

  test('can be left as written, for programs that split at spaces', () => {
    expect(shown(createWords(language, sources, { plain: true }).say(phrase))).toBe('3 D — 5 %');
  });
});
