/** Which icons the project draws, and what is sent to the browser. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { UI_ICONS } from '../src/cards/ui-icons.ts';
import { iconsIn, picturesSchema, type PictureData } from '@kickdoor/packs/picture';
import { bake, type Baked } from './bake.ts';

const web = join(import.meta.dirname, '..');
const sets = join(web, '..', 'packs', 'sets');

const packageSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** The pictures of all sets, by set and card. */
export function allPictures(): Map<string, Record<string, PictureData>> {
  const files = globSync('*/pictures.yaml', { cwd: sets }).toSorted();
  return new Map(
    files.map((file) => {
      const data: unknown = parse(readFileSync(join(sets, file), 'utf8'));
      return [file.split(/[\\/]/u)[0] ?? file, picturesSchema.parse(data)];
    }),
  );
}

/** The icons in a set's pictures, sorted. */
function iconsOf(pictures: Readonly<Record<string, PictureData>>): string[] {
  return [...new Set(Object.values(pictures).flatMap(iconsIn))].toSorted();
}

/** The names of all icons in use, sorted. */
export function usedIcons(): string[] {
  return [...new Set([...UI_ICONS, ...[...allPictures().values()].flatMap(iconsOf)])].toSorted();
}

/** The path data of one of the project's own drawings. */
function ownPath(name: string): string {
  const svg = readFileSync(join(web, 'src', 'cards', 'picture', 'own', `${name}.svg`), 'utf8');
  return pathOf(svg, name);
}

function pathOf(svg: string, name: string): string {
  const [first, ...more] = [...svg.matchAll(/ d="([^"]*)"/gu)].map((found) => found[1] ?? '');
  if (first === undefined || more.length > 0) throw new Error(`${name}: an icon must be a single path`);
  return first;
}

function packagePaths(): (name: string) => string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`${name}: no such icon in @iconify-json/game-icons`);
    return pathOf(icon.body, name);
  };
}

/** Where generated icons go: one file for the card frames (`ui.json`) and one per set. */
export const GENERATED = join(web, 'src', 'cards', 'picture', 'icons');

/** All icons in use, baked: the text of each generated file by its name. */
export function generatedIcons(): Map<string, string> {
  const pathIn = packagePaths();
  const text = (names: readonly string[]): string => {
    const baked: Record<string, Baked> = {};
    for (const name of names) {
      baked[name] = bake(name.startsWith('own:') ? ownPath(name.slice('own:'.length)) : pathIn(name));
    }
    return `${JSON.stringify(baked, null, 2)}\n`;
  };
  const files = new Map([['ui.json', text(UI_ICONS.toSorted())]]);
  for (const [set, pictures] of allPictures()) files.set(`${set}.json`, text(iconsOf(pictures)));
  return files;
}
