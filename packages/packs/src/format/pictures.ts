/** The pictures of a pack: with its cards, or all together in pictures.yaml. */
import { z } from 'zod';
import { pictureSchema, type PictureData } from '../picture.ts';
import { phrase } from '../words/phrase.ts';
import { check, show } from './issues.ts';
import { advise, gap, mistake, type Place, type Problem } from '@kickdoor/words/check';
import type { ReadCard } from './read-cards.ts';
import { readYaml, type Source } from './source.ts';

/** An optional file. */
interface File {
  readonly path: string;
  readonly text: string;
}

interface Listed {
  readonly place: Place;
  /** `null` if it is invalid. */
  readonly picture: PictureData | null;
}

/**
 * The cards' pictures, by card id. Reports problems in pictures.yaml, and cards without a picture. Picture problems
 * don't make a pack unplayable.
 */
export function readPictures(
  cards: readonly ReadCard[],
  file: File | null,
  problems: Problem[],
): ReadonlyMap<string, PictureData> {
  const ids = cards.flatMap(({ id }) => id ?? []);
  const listed = readListed(file, ids, problems);
  const pictures = new Map<string, PictureData>();
  for (const { id, raw, place, source } of cards) {
    if (id === null) continue;
    const own = typeof raw === 'object' && raw !== null && 'picture' in raw;
    const shared = listed.get(id);
    if (own && shared !== undefined) {
      problems.push(
        gap(shared.place, phrase('problem-second-picture', { card: id }), phrase('expected-one-picture')),
      );
    } else if (!own && shared === undefined) {
      problems.push(gap(place, phrase('problem-no-picture', { card: id }), phrase('expected-picture')));
    }
    const picture = source?.picture ?? shared?.picture ?? null;
    if (picture !== null) pictures.set(id, picture);
  }
  return pictures;
}

/** Reads pictures.yaml: a map from card ids to pictures. */
function readListed(
  file: File | null,
  ids: readonly string[],
  problems: Problem[],
): ReadonlyMap<string, Listed> {
  const source = file === null ? null : readYaml(file.path, file.text, problems);
  if (source === null || source.value === null) return new Map();
  const all = z.record(z.string(), z.unknown()).safeParse(source.value);
  if (!all.success) {
    const message = phrase('problem-here', { value: show(source.value) });
    problems.push(mistake(source.place([]), message, phrase('expected-pictures')));
    return new Map();
  }
  const known = new Set(ids);
  const listed = new Map<string, Listed>();
  for (const id of Object.keys(all.data)) {
    if (known.has(id)) {
      listed.set(id, { place: source.placeOfKey([id]), picture: readPicture(source, id, problems) });
    } else {
      const { meant, expected } = advise(id, ids, phrase('expected-card-id'));
      problems.push(gap(source.placeOfKey([id]), phrase('problem-no-card', { id }), expected, meant));
    }
  }
  return listed;
}

function readPicture(source: Source, id: string, problems: Problem[]): PictureData | null {
  const wrong: Problem[] = [];
  const picture = check(
    pictureSchema,
    { source, path: [id], label: phrase('problem-picture', { card: id }) },
    wrong,
  );
  for (const problem of wrong) problems.push({ ...problem, weight: 'gap' });
  return picture;
}
