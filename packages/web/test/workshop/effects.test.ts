/** The effects that the workshop offers: each can be read, and none is a mistake in the pack that it is added to. */
import { compileCards } from '@kickdoor/packs';
import type { PackFiles } from '@kickdoor/packs';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { namesIn } from '../../src/workshop/code/helping.ts';
import { atHome } from '../../src/workshop/model/at-home.ts';
import { effectsOf, written, type EffectKind } from '../../src/workshop/model/schema.ts';

const EMPTY: PackFiles = new Map([['pack.yaml', 'id: attic\nversion: 1.0.0\nlanguages: [en]\n']]);
const OWN: PackFiles = new Map([
  ...EMPTY,
  ['doors/own.yaml', '- { id: heir, kind: class, effects: [{ flee: 1 }] }\n- { id: gnome, kind: race }\n'],
]);

/** A minimal card that can have an effect. */
function cardsWith(of: EffectKind, effect: unknown): readonly object[] {
  if (of === 'deed') return [{ id: 'draft', kind: 'curse', strike: [effect] }];
  if (of === 'play') return [{ id: 'draft', kind: 'oneshot', gold: null, use: [effect] }];
  return [
    { id: 'draft', kind: 'class', effects: [effect] },
    { id: 'draft', kind: 'monster', level: 1, treasures: 1, badStuff: [], effects: [effect] },
    { id: 'draft', kind: 'curse', lasting: true, effects: [effect] },
    { id: 'draft', kind: 'sidekick', effects: [effect] },
  ];
}

test.each([
  ['without races and classes', EMPTY],
  ['with its own', OWN],
])('every effect is valid in its initial form, in a pack %s', (_, files) => {
  const beside = {
    races: namesIn(files, 'race'),
    classes: namesIn(files, 'class'),
    marks: namesIn(files, 'mark'),
  };
  const faulty = (['deed', 'effect', 'play'] as const).flatMap((of) =>
    effectsOf(of)
      .map((effect) => atHome(files, written(effect)))
      .filter((effect) =>
        cardsWith(of, effect).every(
          (card) => compileCards('draft.yaml', stringify([card]), [], 'draft', beside).set === null,
        ),
      ),
  );
  expect(faulty).toEqual([]);
});

test('what an effect refers to is kept if the pack has it', () => {
  const value = { if: { who: { class: 'heir' }, do: [{ each: { who: { race: 'elf' } } }] } };
  expect(atHome(OWN, value)).toEqual({
    if: { who: { class: 'heir' }, do: [{ each: { who: { race: 'gnome' } } }] },
  });
  expect(atHome(EMPTY, { friendly: { class: 'cleric' } })).toEqual({ friendly: { race: 'human' } });
});
