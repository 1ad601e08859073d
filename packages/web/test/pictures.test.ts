import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CREDITS, creditsWith } from '../scripts/credits.ts';
import {
  allPictures,
  GENERATED,
  generatedIcons,
  ICON_NAMES_FILE,
  iconNamesText,
  usedIcons,
} from '../scripts/used.ts';

/** The recognizable parts of a picture. */
function composition({ figure, props = [], ground, sky }: ReturnType<typeof picturesOf>[number][1]): string {
  return [figure.icon, ...props.map(({ icon }) => icon).toSorted(), ground, sky].join(' ');
}

function picturesOf(set: string) {
  return Object.entries(allPictures().get(set) ?? {});
}

/** The values that occur more than once. */
function doubled(all: readonly string[]): string[] {
  return all.filter((one, i) => all.indexOf(one) !== i);
}

describe('the icons', () => {
  it.each([...generatedIcons()])(
    'of %s are exactly the ones in use, as baked by the script',
    (file, text) => {
      const now = readFileSync(join(GENERATED, file), 'utf8');
      expect(now === text, 'run `npm run icons -w packages/web`').toBe(true);
    },
  );

  it.each(['lightning-boltz', 'own:boltz'])('have %s, or are listed with their card', (icon) => {
    const pictures = { thunder: { figure: { icon }, ground: 'cellar', sky: 'night' } } as const;
    expect(() => generatedIcons(new Map([['kitchen', pictures]]))).toThrow(
      `kitchen/pictures.yaml: thunder: there is no icon ${icon}; see`,
    );
  });

  it('are known to the pack checker', () => {
    const now = readFileSync(ICON_NAMES_FILE, 'utf8');
    expect(now === iconNamesText(), 'run `npm run icons -w packages/web`').toBe(true);
  });

  it('are credited to their artists', () => {
    const text = readFileSync(CREDITS, 'utf8');
    expect(text === creditsWith(usedIcons(), text), 'run `npm run icons -w packages/web`').toBe(true);
  });
});

describe.each([...allPictures().keys()])('the pictures of %s', (set) => {
  it('are all different compositions', () => {
    expect(doubled(picturesOf(set).map(([, picture]) => composition(picture)))).toEqual([]);
  });

  it('never show the same figure in front of the same backdrop', () => {
    const scenes = picturesOf(set).map(([, { figure, ground, sky }]) => `${figure.icon} ${ground} ${sky}`);
    expect(doubled(scenes)).toEqual([]);
  });
});
