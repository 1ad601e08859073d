/** How each language's own functions inflect names. */
import type { Phrase } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { createWords } from '../src/index.ts';

const card = (id: string): Phrase => ({ id: `set/${id}` });
const player = (name: string, sex: string): Phrase => ({ id: 'player', args: { name, sex } });

describe('German', () => {
  const core = `
player = { $name }
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }
    .gen = { GENITIVE($name) }
der = { DER($card, case: "nom") } { DER($card, case: "acc") } { DER($card, case: "dat") } { DER($card, case: "gen") }
ein = { EIN($card, case: "nom") } { EIN($card, case: "acc") } { EIN($card, case: "dat") }
lost = { $who } hat { SEIN($who, $card, case: "acc") } verloren.
yours = { DEIN($card, case: "acc") }
drew = { $who } hat { DER($cards, case: "acc") } gezogen.
if = { CAPITAL(YOU($card)) }, bist du hier falsch.
starts = { CAPITAL(DER($card)) } liegt in { FORM($who, case: "gen") } Hand.
`;
  const ftl = `
nail = Rostiger Nagel
    .gender = masculine
    .nom = Rostige Nagel
    .acc = Rostigen Nagel
    .dat = Rostigen Nagel
    .gen = Rostigen Nagels
boots = Nasse Socken
    .gender = plural
    .nom = Nassen Socken
    .acc = Nassen Socken
    .dat = Nassen Socken
    .gen = Nassen Socken
thing = Rostiges Ding
    .gender = neuter
    .nom = Rostige Ding
    .acc = Rostige Ding
    .dat = Rostigen Ding
    .gen = Rostigen Dings
rise = Steige eine Stufe auf
    .noun = no
sock = Nasse Socke
boom = Daniel Boom
    .gender = masculine
    .article = none
    .acc = Daniel Boom
`;
  const problems: string[] = [];
  const de = createWords('de', [core, { set: 'set', ftl }], {
    plain: true,
    onProblem: (problem) => problems.push(problem),
  });
  const uwe = player('Uwe', 'male');
  const lukas = player('Lukas', 'male');
  const anja = player('Anja', 'female');

  test.each([
    ['nail', 'der Rostige Nagel den Rostigen Nagel dem Rostigen Nagel des Rostigen Nagels'],
    ['boots', 'die Nassen Socken die Nassen Socken den Nassen Socken der Nassen Socken'],
    ['thing', 'das Rostige Ding das Rostige Ding dem Rostigen Ding des Rostigen Dings'],
    // Its author hasn't given its gender; any article would usually be wrong.
    ['sock', 'Nasse Socke Nasse Socke Nasse Socke Nasse Socke'],
  ])('has articles and weak endings: %s', (id, text) => {
    expect(de.say('der', { card: card(id) })).toBe(text);
  });

  test("addresses “du” with the noun's own form", () => {
    expect(de.say('if', { card: card('thing') })).toBe('Bist du ein Rostiges Ding, bist du hier falsch.');
  });

  test.each([
    ['nail', 'ein Rostiger Nagel einen Rostigen Nagel einem Rostigen Nagel', 'deinen Rostigen Nagel'],
    ['boots', 'Nassen Socken Nasse Socken Nassen Socken', 'deine Nassen Socken'],
    ['thing', 'ein Rostiges Ding ein Rostiges Ding einem Rostigen Ding', 'dein Rostiges Ding'],
  ])('has indefinite articles and possessives: %s', (id, indefinite, yours) => {
    expect(de.say('ein', { card: card(id) })).toBe(indefinite);
    expect(de.say('yours', { card: card(id) })).toBe(yours);
  });

  test("uses the owner's possessive", () => {
    expect(de.say('lost', { who: uwe, card: card('boots') })).toBe('Uwe hat seine Nassen Socken verloren.');
    expect(de.say('lost', { who: anja, card: card('nail') })).toBe('Anja hat ihren Rostigen Nagel verloren.');
    expect(de.say('starts', { who: lukas, card: card('thing') })).toBe(
      'Das Rostige Ding liegt in Lukas’ Hand.',
    );
  });

  test('uses no article for people', () => {
    expect(de.say('drew', { who: anja, cards: [card('boom'), card('nail')] })).toBe(
      'Anja hat Daniel Boom und den Rostigen Nagel gezogen.',
    );
  });

  test("quotes names that aren't nouns, and joins lists", () => {
    const cards = [card('nail'), card('boots'), card('rise')];
    expect(de.say('drew', { who: uwe, cards })).toBe(
      'Uwe hat den Rostigen Nagel, die Nassen Socken und „Steige eine Stufe auf“ gezogen.',
    );
    expect(problems).toEqual([]);
  });
});

describe('Russian', () => {
  const core = `
player = { $name }
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }
    .gen = { DECLINE($name, $sex, case: "gen") }
    .dat = { DECLINE($name, $sex, case: "dat") }
    .acc = { DECLINE($name, $sex, case: "acc") }
    .ins = { DECLINE($name, $sex, case: "ins") }
    .pre = { DECLINE($name, $sex, case: "pre") }
forms = { FORM($who, case: "gen") } { FORM($who, case: "dat") } { FORM($who, case: "acc") } { FORM($who, case: "ins") } { FORM($who, case: "pre") }
gave = { $who } { AGREE($who, "отдал", "отдала") } { FORM($whom, case: "dat") } { LIST($cards, case: "acc") }.
catches = { CAPITAL($card) } { AGREE($card, "настиг", "настигла", "настигло", "настигли") } { FORM($who, case: "acc") }.
all = { LIST($who) } { AGREE($who, "выиграл", "выиграла", "выиграло", "выиграли") }.
`;
  const ftl = `
troll = Сетевой Тролль
    .gender = masculine
    .acc = Сетевого Тролля
slime = сочащаяся Слизь
    .gender = feminine
    .acc = Сочащуюся Слизь
rise = Получи Уровень
    .noun = no
`;
  const problems: string[] = [];
  const ru = createWords('ru', [core, { set: 'set', ftl }], {
    plain: true,
    onProblem: (problem) => problems.push(problem),
  });

  test.each([
    ['Аня', 'female', 'Ани Ане Аню Аней Ане'],
    ['Маша', 'female', 'Маши Маше Машу Машей Маше'],
    ['Ольга', 'female', 'Ольги Ольге Ольгу Ольгой Ольге'],
    ['Мария', 'female', 'Марии Марии Марию Марией Марии'],
    ['Любовь', 'female', 'Любови Любови Любовь Любовью Любови'],
    ['Боря', 'male', 'Бори Боре Борю Борей Боре'],
    ['Лёва', 'male', 'Лёвы Лёве Лёву Лёвой Лёве'],
    ['Иван', 'male', 'Ивана Ивану Ивана Иваном Иване'],
    ['Игорь', 'male', 'Игоря Игорю Игоря Игорем Игоре'],
    ['Андрей', 'male', 'Андрея Андрею Андрея Андреем Андрее'],
    ['Юрий', 'male', 'Юрия Юрию Юрия Юрием Юрии'],
    ['Пётр', 'male', 'Петра Петру Петра Петром Петре'],
    ['Олег', 'male', 'Олега Олегу Олега Олегом Олеге'],
    ['Kot99', 'male', 'игрока Kot99 игроку Kot99 игрока Kot99 игроком Kot99 игроке Kot99'],
    ['Кармен', 'female', 'игрока Кармен игроку Кармен игрока Кармен игроком Кармен игроке Кармен'],
    ['Орёл', 'male', 'игрока Орёл игроку Орёл игрока Орёл игроком Орёл игроке Орёл'],
  ])('declines %s', (name, sex, forms) => {
    expect(ru.say('forms', { who: player(name, sex) })).toBe(forms);
  });

  test('agrees with players and cards', () => {
    const [anya, borya] = [player('Аня', 'female'), player('Боря', 'male')];
    expect(ru.say('gave', { who: anya, whom: borya, cards: [card('troll'), card('rise')] })).toBe(
      'Аня отдала Боре Сетевого Тролля и «Получи Уровень».',
    );
    expect(ru.say('catches', { who: anya, card: card('slime') })).toBe('Сочащаяся Слизь настигла Аню.');
    expect(ru.say('all', { who: [anya, borya] })).toBe('Аня и Боря выиграли.');
    expect(ru.say('all', { who: [anya] })).toBe('Аня выиграла.');
    expect(problems).toEqual([]);
  });

  test('splits a sentence at cards and players, in any grammatical form', () => {
    const phrase = { id: 'catches', args: { who: player('Аня', 'female'), card: card('slime') } };
    expect(ru.pieces(phrase).map(({ text, names }) => [text, names?.id ?? null])).toEqual([
      ['Сочащаяся Слизь', 'set/slime'],
      [' настигла ', null],
      ['Аню', 'player'],
      ['.', null],
    ]);
  });

  test('doesn’t mistake anything in a player’s name for a mark', () => {
    const phrase = { id: 'player', args: { name: 'А\uE001н\uE000я', sex: 'female' } };
    expect(ru.pieces(phrase)).toEqual([{ text: 'Аня', names: phrase }]);
  });
});

describe('English', () => {
  const core = `
who-level = player of Level { $level }
    .indef = of Level { $level }
    .you = your Level is { $level }
lose = Lose a Level.
a = { A($who) }
if = If { YOU($who) }, { LOWER($deed) }
`;
  const en = createWords('en', [
    core,
    { set: 'set', ftl: 'elf = Elf\nmage = Mage\nhour = Hour\n    .indef = an Hour\n' },
  ]);
  const lose = { id: 'lose' };

  test('has the right article for each name', () => {
    const said = ['elf', 'mage', 'hour'].map((id) => en.say('a', { who: card(id) }));
    expect(said).toEqual(['an Elf', 'a Mage', 'an Hour']);
  });

  test("addresses “you” with the noun's own form", () => {
    expect(en.say('if', { who: card('elf'), deed: lose })).toBe('If you are an Elf, lose a Level.');
    expect(en.say('if', { who: { id: 'who-level', args: { level: 3 } }, deed: lose })).toBe(
      'If your Level is 3, lose a Level.',
    );
  });
});

describe('Spanish', () => {
  const ftl = `troll = Trol
    .gender = masculine
sword = Espada
    .gender = feminine
axe = Hacha
    .gender = feminine
    .tonic = yes
skates = Patines
    .gender = plural
boots = Botas
    .gender = feminine-plural
elf = Elfo
    .gender = masculine
up = ¡Sube!
    .noun = no
sock = Calcetín
`;
  const core = `el = { EL($x) }
al = { AL($x) }
del = { DEL($x) }
un = { UN($x, type: "or") }
su = { SU($x) }
eres = { ERES($x) }
sea = { SEA($x) }
agree = { AGREE($x, "roto", "rota", "rotos", "rotas") }
player = { $name }
    .gender = feminine
    .article = none
rich = rico
    .you = tienes oro
    .sea = tenga oro
`;
  const es = createWords('es', [core, { set: 'set', ftl }], { plain: true });
  const say = (id: string, name: string): string => es.say({ id, args: { x: { id: name } } });
  const sayAll = (id: string, ...names: readonly string[]): string =>
    es.say({ id, args: { x: names.map((name) => ({ id: name })) } });

  test.each([
    ['troll', 'el Trol', 'al Trol', 'del Trol', 'un Trol', 'su Trol', 'roto'],
    ['sword', 'la Espada', 'a la Espada', 'de la Espada', 'una Espada', 'su Espada', 'rota'],
    ['axe', 'el Hacha', 'al Hacha', 'del Hacha', 'un Hacha', 'su Hacha', 'rota'],
    ['skates', 'los Patines', 'a los Patines', 'de los Patines', 'unos Patines', 'sus Patines', 'rotos'],
    ['boots', 'las Botas', 'a las Botas', 'de las Botas', 'unas Botas', 'sus Botas', 'rotas'],
    ['sock', 'Calcetín', 'a Calcetín', 'de Calcetín', 'Calcetín', 'su Calcetín', 'roto'],
    ['up', '«¡Sube!»', 'a «¡Sube!»', 'de «¡Sube!»', '«¡Sube!»', '«¡Sube!»', 'rota'],
  ])('puts an article before %s, and contracts it with a preposition', (name, ...expected) => {
    const made = ['el', 'al', 'del', 'un', 'su', 'agree'].map((id) => say(id, `set/${name}`));
    expect(made).toEqual(expected);
  });

  test('formats lists', () => {
    expect(sayAll('el', 'set/sword', 'set/axe')).toBe('la Espada y el Hacha');
    expect(sayAll('un', 'set/troll', 'set/skates')).toBe('un Trol o unos Patines');
    expect(sayAll('agree', 'set/sword', 'set/axe')).toBe('rotos');
  });

  test('says what somebody is, or has, without an article', () => {
    expect([say('eres', 'set/elf'), say('sea', 'set/elf')]).toEqual(['eres Elfo', 'sea Elfo']);
    expect([say('eres', 'rich'), say('sea', 'rich')]).toEqual(['tienes oro', 'tenga oro']);
    expect(es.say({ id: 'al', args: { x: player('Ana', 'female') } })).toBe('a Ana');
  });
});
