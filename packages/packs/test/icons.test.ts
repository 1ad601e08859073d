/** Icons that don't exist are reported, because a card would show nothing in their place. */
import { expect, test } from 'vitest';
import { compile, problemsWith, SOUND } from './support.ts';

const spoken = (changes: Readonly<Record<string, string>>): readonly string[] =>
  problemsWith(changes).filter((line) => line.includes('icon'));

test('in pictures.yaml, the figure and each prop', () => {
  const figure = 'rat:\n  figure: { icon: ratt }\n';
  const props = '  props:\n    - { icon: rat }\n    - { icon: zzzzzz }\n';
  const changes = { 'pictures.yaml': `${figure}${props}  ground: cellar\n  sky: night\n` };
  expect(spoken(changes)).toEqual([
    'pictures.yaml:2:19  there is no icon ratt; did you mean rat? (expected the name of an icon that a built-in set uses)',
    'pictures.yaml:5:15  there is no icon zzzzzz (expected the name of an icon that a built-in set uses)',
  ]);
  // It can still be played.
  expect(compile(changes).pack?.cards.map(({ id }) => id)).toContain('rat');
});

test('in the picture of a card', () => {
  const picture = '  picture: { figure: { icon: own:nobody }, ground: cellar, sky: night }\n';
  const cards = SOUND['doors/monsters.yaml'] ?? '';
  const changed = cards.replace('  kind: monster\n', `  kind: monster\n${picture}`);
  expect(spoken({ 'doors/monsters.yaml': changed })).toEqual([
    expect.stringMatching(/^doors\/monsters\.yaml:4:30 {2}there is no icon own:nobody/u),
  ]);
});
