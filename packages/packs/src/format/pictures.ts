/** The pictures of a pack: in its cards, or all together in pictures.yaml. */
import { z } from 'zod';
import { show } from './issues.ts';
import { gap, mistake, type Place, type Problem } from './problem.ts';
import type { ReadCard } from './read-cards.ts';
import { readYaml } from './source.ts';
import { advise } from './suggest.ts';

/** Says what is wrong with a picture, with the path to it; an empty list if nothing is. */
export type PictureCheck = (
  picture: Readonly<Record<string, unknown>>,
) => readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

interface FoundPicture {
  readonly picture: Record<string, unknown>;
  where(path: readonly PropertyKey[]): Place;
}

const record = z.record(z.string(), z.unknown());

/** Reads pictures.yaml, a map from the ids of cards to their pictures. */
function readPictures(
  file: { readonly path: string; readonly text: string } | null,
  ids: readonly string[],
  problems: Problem[],
): ReadonlyMap<string, FoundPicture> {
  const found = new Map<string, FoundPicture>();
  const source = file === null ? null : readYaml(file.path, file.text, problems);
  if (source === null || source.value === null) return found;
  const all = record.safeParse(source.value);
  if (!all.success) {
    const expected = 'a map from the ids of cards to their pictures';
    problems.push(mistake(source.place([]), `here is ${show(source.value)}`, expected));
    return found;
  }
  const known = new Set(ids);
  for (const [id, value] of Object.entries(all.data)) {
    const picture = record.safeParse(value);
    if (!known.has(id)) {
      const { hint, expected } = advise(id, ids, 'the id of a card');
      problems.push(gap(source.placeOfKey([id]), `${id} is no card of this pack${hint}`, expected));
    } else if (picture.success) {
      found.set(id, { picture: picture.data, where: (path) => source.place([id, ...path]) });
    } else {
      problems.push(mistake(source.place([id]), `the picture of ${id} is ${show(value)}`, 'a map of fields'));
    }
  }
  return found;
}

/** Gives the cards the pictures of pictures.yaml, and reports what is wrong or missing. */
export function checkPictures(
  cards: readonly ReadCard[],
  file: { readonly path: string; readonly text: string } | null,
  check: PictureCheck | undefined,
  problems: Problem[],
): ReadonlyMap<string, Record<string, unknown>> {
  const ids = cards.flatMap(({ id }) => id ?? []);
  const listed = readPictures(file, ids, problems);
  const pictures = new Map<string, Record<string, unknown>>();
  for (const card of cards) {
    if (card.id === null) continue;
    const own = record.safeParse(valueOf(card.raw));
    const shared = listed.get(card.id);
    const found: FoundPicture | undefined = own.success
      ? { picture: own.data, where: (path) => card.where(['picture', ...path]) }
      : shared;
    if (found === undefined) {
      problems.push(gap(card.place, `${card.id} has no picture`, 'one in pictures.yaml'));
      continue;
    }
    if (own.success && shared !== undefined) {
      problems.push(mistake(shared.where([]), `${card.id} has a second picture`, 'only one'));
    }
    for (const { path, message } of check?.(found.picture) ?? []) {
      problems.push(mistake(found.where(path), `the picture of ${card.id}: ${message}`));
    }
    pictures.set(card.id, found.picture);
  }
  return pictures;
}

function valueOf(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && 'picture' in raw ? raw.picture : undefined;
}
