/** Which icons the project draws, and what is sent to the browser. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { UI_ICONS } from '../src/cards/ui-icons.ts';
import { iconsIn, pictureSchema, type PictureData } from '@kickdoor/packs/picture';
import { bake, type Baked } from './bake.ts';

const web = join(import.meta.dirname, '..');
const sets = join(web, '..', 'packs', 'sets');

const packageSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Pictures by card. */
type Pictures = Readonly<Record<string, PictureData>>;

/** Where the names of icons are found. */
const KNOWN_ICONS =
  'see https://game-icons.net for the names, and packages/web/src/cards/picture/own for those after own:';

/** The pictures of all sets, by set and card. */
export function allPictures(): Map<string, Record<string, PictureData>> {
  const files = globSync('*/pictures.yaml', { cwd: sets }).toSorted();
  return new Map(
    files.map((file) => {
      const data: unknown = parse(readFileSync(join(sets, file), 'utf8'));
      return [file.split(/[\\/]/u)[0] ?? file, z.record(z.string(), pictureSchema).parse(data)];
    }),
  );
}

/** The icons in a set's pictures, sorted. */
function iconsOf(pictures: Pictures): string[] {
  return [...new Set(Object.values(pictures).flatMap(iconsIn))].toSorted();
}

/** The names of all icons in use, sorted. */
export function usedIcons(): string[] {
  return [...new Set([...UI_ICONS, ...[...allPictures().values()].flatMap(iconsOf)])].toSorted();
}

/** The path data of one of the project's own drawings; `null` if there is no such drawing. */
function ownPath(name: string): string | null {
  const file = join(web, 'src', 'cards', 'picture', 'own', `${name}.svg`);
  return existsSync(file) ? pathOf(readFileSync(file, 'utf8'), name) : null;
}

function pathOf(svg: string, name: string): string {
  const [first, ...more] = [...svg.matchAll(/ d="([^"]*)"/gu)].map((found) => found[1] ?? '');
  if (first === undefined || more.length > 0) throw new Error(`${name}: an icon must be a single path`);
  return first;
}

function packagePaths(): (name: string) => string | null {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (name) => {
    const icon = icons[name];
    return icon === undefined ? null : pathOf(icon.body, name);
  };
}

/** Where generated icons go: one file for the card frames (`ui.json`) and one per set. */
export const GENERATED = join(web, 'src', 'cards', 'picture', 'icons');

/** All icons in use, baked: the text of each generated file by its name. */
export function generatedIcons(all: ReadonlyMap<string, Pictures> = allPictures()): Map<string, string> {
  const pathIn = packagePaths();
  const text = (names: readonly string[], place: (name: string) => string): string => {
    const baked: Record<string, Baked> = {};
    for (const name of names) {
      const path = name.startsWith('own:') ? ownPath(name.slice('own:'.length)) : pathIn(name);
      if (path === null) throw new Error(`${place(name)}: there is no icon ${name}; ${KNOWN_ICONS}`);
      baked[name] = bake(path);
    }
    return `${JSON.stringify(baked, null, 2)}\n`;
  };
  const files = new Map([['ui.json', text(UI_ICONS.toSorted(), () => 'ui-icons.ts')]]);
  for (const [set, pictures] of all) {
    const place = (name: string): string => `${set}/pictures.yaml: ${cardsWith(pictures, name).join(', ')}`;
    files.set(`${set}.json`, text(iconsOf(pictures), place));
  }
  return files;
}

/** Where the checker of packs finds the names of all icons that the page draws. */
export const ICON_NAMES_FILE = join(web, '..', 'packs', 'src', 'icon-names.ts');

/** That file's text. */
export function iconNamesText(): string {
  return `/** The icons that the page draws, by name. Made by \`npm run icons -w packages/web\`. */
const NAMES = \`
${inLines(usedIcons()).join('\n')}
\`;

export const ICON_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/\\s+/u));
`;
}

/** Words in lines of a hundred characters or so. */
function inLines(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 100) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** The cards whose pictures have the icon. */
function cardsWith(pictures: Pictures, name: string): string[] {
  return Object.keys(pictures).filter((card) => {
    const picture = pictures[card];
    return picture !== undefined && iconsIn(picture).includes(name);
  });
}
