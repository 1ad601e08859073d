/** Actions on whole cards, across all files: cards, names, pictures. */
import type { PackFiles } from '@kickdoor/packs';
import type { Kind } from '@kickdoor/rules';
import { cardFiles, cardsOf, isMap, type CardEntry } from './cards.ts';
import { textAt, withFile } from './files.ts';
import { keptWords } from './sheet-names.ts';
import { slugOf } from './slug.ts';
import { deckOf, STARTS } from './starts.ts';
import { namesIn, withId, withName } from './words.ts';
import { appendEntry, removeEntry, setAt, valueOf } from './yaml-edit.ts';

/** The result of adding a card: the files, and where it is. */
export interface Added {
  readonly files: PackFiles;
  readonly file: string;
  readonly at: number;
}

export const PICTURES = 'pictures.yaml';

const idsOf = (files: PackFiles): ReadonlySet<string> =>
  new Set(cardsOf(files).flatMap(({ id }) => id ?? []));

/** The ids that a new card can't have: those of other cards, and the message ids of the pack, its powers and marks. */
export function takenIds(files: PackFiles): ReadonlySet<string> {
  const taken = new Set(['pack', ...idsOf(files)]);
  for (const path of files.keys()) {
    if (path.endsWith('.ftl')) for (const id of namesIn(textAt(files, path)).keys()) taken.add(id);
  }
  return taken;
}

/** Adds a card of a kind, next to others of its kind. */
export function addCard(files: PackFiles, kind: Kind): Added {
  const id = slugOf(`new ${kind}`, 'card', takenIds(files));
  const deck = deckOf(kind);
  const file =
    cardsOf(files).find((card) => card.kind === kind && card.deck === deck)?.file ??
    cardFiles(files).find((path) => path.startsWith(`${deck}/`)) ??
    `${deck}/cards.yaml`;
  return appended(files, file, { id, kind, ...STARTS[kind] });
}

/** Adds a copy of this card, including its picture and names. */
export function copyCard(files: PackFiles, card: CardEntry): Added {
  const before = card.id ?? 'card';
  const id = slugOf(before, 'card', takenIds(files));
  const added = appended(files, card.file, { ...card.value, id });
  const picture = pictureOf(files, before);
  const drawn =
    picture === undefined
      ? added.files
      : withFile(added.files, PICTURES, appendEntry(textAt(files, PICTURES), picture, id));
  return { ...added, files: inWords(drawn, (ftl) => withName(ftl, id, namesIn(ftl).get(before) ?? null)) };
}

function appended(files: PackFiles, file: string, value: Readonly<Record<string, unknown>>): Added {
  const made = withFile(files, file, appendEntry(textAt(files, file), value));
  const at = cardsOf(made).findLast((card) => card.file === file)?.at ?? 0;
  return { files: made, file, at };
}

/** Removes a card, with its names and its picture. */
export function dropCard(files: PackFiles, { file, at, id }: CardEntry): PackFiles {
  const without = withFile(files, file, removeEntry(textAt(files, file), at));
  // Another card with the same id keeps the names and picture they share.
  if (id === null || idsOf(without).has(id)) return without;
  const undrawn = withoutPicture(without, id);
  return inWords(undrawn, (ftl) => withName(ftl, id, null));
}

/** Renames a card's id everywhere it is used. */
export function renameCard(files: PackFiles, { file, at, id, kind }: CardEntry, to: string): PackFiles {
  const renamed = withFile(files, file, setAt(textAt(files, file), [at, 'id'], to));
  if (id === null || id === to) return renamed;
  const drawn = withFile(
    renamed,
    PICTURES,
    textAt(renamed, PICTURES).replace(new RegExp(`^${id}(?=\\s*:)`, 'mu'), to) || null,
  );
  const named = inWords(drawn, (ftl) => withId(ftl, id, to));
  if (kind === 'item') return inCards(named, (text) => withPole(text, id, to));
  if (kind !== 'race' && kind !== 'class') return named;
  const condition = new RegExp(`\\b(${kind}:\\s*)${id}(?![\\w-])`, 'gu');
  return inCards(named, (text) => text.replaceAll(condition, `$1${to}`));
}

/** A value of `poles`: a list in brackets, or one word per line. */
const POLES = /\bpoles:\s*(?:\[[^\]]*\]|(?:\n *- +["']?[\w-]+["']?[ \t]*(?:#.*)?(?=\n|$))+)/gu;

/** Renames an item in the poles of powers. */
function withPole(text: string, id: string, to: string): string {
  const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'gu');
  return text.replaceAll(POLES, (poles) => poles.replaceAll(word, to));
}

/** A card's picture as written; `undefined` if it has none. */
export function pictureOf(files: PackFiles, id: string): unknown {
  const all = valueOf(textAt(files, PICTURES));
  return typeof all === 'object' && all !== null
    ? Object.entries(all).find(([key]) => key === id)?.[1]
    : undefined;
}

/** Sets a card's picture. */
export function withPicture(files: PackFiles, id: string, picture: unknown): PackFiles {
  const text = textAt(files, PICTURES);
  const kept = pictureOf(files, id) === undefined ? text : removeEntry(text, id);
  return withFile(files, PICTURES, appendEntry(kept, picture, id));
}

/** Removes a card's picture, including its image file. */
export function withoutPicture(files: PackFiles, id: string): PackFiles {
  const text = textAt(files, PICTURES);
  const picture = pictureOf(files, id);
  if (picture === undefined) return files;
  const rest = withFile(files, PICTURES, removeEntry(text, id));
  const image = imageIn(picture);
  return image === null || textAt(rest, PICTURES).includes(image) ? rest : withFile(rest, image, null);
}

/** The path of a picture's image file; `null` for a drawn picture. */
export function imageIn(picture: unknown): string | null {
  return isMap(picture) && typeof picture['image'] === 'string' ? picture['image'] : null;
}

/** Gives a card its own image. */
export function withImage(files: PackFiles, id: string, bytes: Uint8Array, end: string): PackFiles {
  const path = `pictures/${id}.${end}`;
  return withFile(withPicture(withoutPicture(files, id), id, { image: path }), path, bytes);
}

/** Changes every file with cards. */
function inCards(files: PackFiles, change: (yaml: string) => string): PackFiles {
  return cardFiles(files).reduce((made, path) => withFile(made, path, change(textAt(made, path))), files);
}

/** Changes every word file. */
function inWords(files: PackFiles, change: (ftl: string) => string): PackFiles {
  return [...files.keys()]
    .filter((path) => path.endsWith('.ftl'))
    .reduce((made, path) => withFile(made, path, keptWords(path, change(textAt(made, path)))), files);
}
