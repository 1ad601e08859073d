/** The pictures of a pack: in its card files, or in pictures.yaml. */
import { z } from 'zod';
import { ICON_NAMES } from '../icon-names.ts';
import {
  imageSchema,
  pictureSchema,
  printedSchema,
  type PictureData,
  type PrintedImage,
} from '../picture.ts';
import { phrase } from '../words/phrase.ts';
import { check, show } from './issues.ts';
import { advise, flaw, gap, mistake, type Place, type Problem } from '@kickdoor/words/check';
import type { ReadCard } from './read-cards.ts';
import type { SourceFile } from './sort-files.ts';
import { readYaml, type Path, type Source } from './source.ts';

interface Listed {
  readonly place: Place;
  /** `null` if it is invalid. */
  readonly picture: PictureData | PrintedImage | null;
}

/** The sources of a pack's pictures. */
interface PictureFiles {
  /** pictures.yaml. */
  readonly file: SourceFile | null;
  /** As data URLs. */
  readonly images: readonly SourceFile[];
}

/**
 * The cards' pictures, by card id. Reports problems in pictures.yaml, and cards without a picture. Picture problems
 * don't make a pack unplayable. `allCards`: whether all cards were found.
 */
export function readPictures(
  cards: readonly ReadCard[],
  files: PictureFiles,
  allCards: boolean,
  problems: Problem[],
): ReadonlyMap<string, PictureData | PrintedImage> {
  const ids = cards.flatMap(({ id }) => id ?? []);
  const read = readListed(files, ids, allCards, problems);
  const listed = read?.listed ?? new Map<string, Listed>();
  const pictures = new Map<string, PictureData | PrintedImage>();
  const bare: Problem[] = [];
  for (const card of cards) {
    const { id, raw, place, source } = card;
    if (id === null) continue;
    const own = typeof raw === 'object' && raw !== null && 'picture' in raw;
    const shared = listed.get(id);
    if (own && shared !== undefined) {
      problems.push(
        flaw(shared.place, phrase('problem-second-picture', { card: id }), phrase('expected-one-picture')),
      );
    } else if (!own && shared === undefined && read?.meant.has(id) !== true) {
      bare.push(gap(place, phrase('problem-no-picture', { card: id }), phrase('expected-picture')));
    }
    if (source?.picture !== undefined) {
      problems.push(...unknownIcons(source.picture, (path) => card.where(['picture', ...path])));
    }
    const picture = source?.picture ?? shared?.picture ?? null;
    if (picture !== null) pictures.set(id, picture);
  }
  if (read !== null) problems.push(...(bare.length === ids.length ? nothingDrawn(bare) : bare));
  return pictures;
}

/** Reports pictures that nobody has started on once, not for each card. */
function nothingDrawn(bare: readonly Problem[]): readonly Problem[] {
  if (bare.length < 2) return bare;
  const place = { file: 'pictures.yaml', line: 1, column: 1 };
  return [gap(place, phrase('problem-no-pictures'), phrase('expected-pictures'))];
}

/** The entries of pictures.yaml by card, and the cards that unknown ids were probably meant for. */
interface AllListed {
  readonly listed: ReadonlyMap<string, Listed>;
  readonly meant: ReadonlySet<string>;
}

const NOTHING: AllListed = { listed: new Map(), meant: new Set() };

/** Reads pictures.yaml: a map from card ids to pictures; `null` if it can't be read. */
function readListed(
  { file, images }: PictureFiles,
  ids: readonly string[],
  allCards: boolean,
  problems: Problem[],
): AllListed | null {
  if (file === null) return NOTHING;
  const source = file.text === null ? null : readYaml(file.path, file.text, problems);
  if (source === null) return null;
  if (source.value === null) return NOTHING;
  const all = z.record(z.string(), z.unknown()).safeParse(source.value);
  if (!all.success) {
    const message = phrase('problem-here', { value: show(source.value) });
    problems.push(mistake(source.place([]), message, phrase('expected-pictures')));
    return null;
  }
  const known = new Set(ids);
  const listed = new Map<string, Listed>();
  for (const id of Object.keys(all.data)) {
    if (known.has(id)) {
      const read = isImage(all.data[id])
        ? readImageOf(source, id, images, problems)
        : readPicture(source, id, problems);
      listed.set(id, { place: source.placeOfKey([id]), picture: read });
    }
  }
  const strays = allCards ? Object.keys(all.data).filter((id) => !known.has(id)) : [];
  const [renamed = null, ...others] = ids.filter((id) => !listed.has(id));
  // If just one entry has no card and just one card has no picture, the card's id was changed.
  const only = strays.length === 1 && others.length === 0 ? renamed : null;
  const found = strays.map((id) => {
    const { meant, expected } = advise(id, ids, phrase('expected-card-id'));
    return flaw(source.placeOfKey([id]), phrase('problem-no-card', { id }), expected, meant ?? only);
  });
  problems.push(...found);
  return { listed, meant: new Set(found.flatMap(({ meant }) => meant ?? [])) };
}

function isImage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'image' in value;
}

/** The image an entry names. */
function readImageOf(
  source: Source,
  id: string,
  images: readonly SourceFile[],
  problems: Problem[],
): PrintedImage | null {
  const wrong: Problem[] = [];
  const label = phrase('problem-picture', { card: id });
  const named = check(imageSchema, { source, path: [id], label }, wrong);
  for (const problem of wrong) problems.push({ ...problem, weight: 'flaw' });
  if (named === null) return null;
  const file = images.find(({ path }) => path === named.image);
  if (file === undefined) {
    const { meant, expected } = advise(
      named.image,
      images.map(({ path }) => path),
      phrase('expected-image-path'),
    );
    const message = phrase('problem-no-image', { path: named.image });
    problems.push(flaw(source.place([id, 'image']), message, expected, meant));
    return null;
  }
  // A file that couldn't be read has been reported.
  return file.text === null ? null : (printedSchema.safeParse({ image: file.text }).data ?? null);
}

function readPicture(source: Source, id: string, problems: Problem[]): PictureData | null {
  const wrong: Problem[] = [];
  const picture = check(
    pictureSchema,
    { source, path: [id], label: phrase('problem-picture', { card: id }) },
    wrong,
  );
  for (const problem of wrong) problems.push({ ...problem, weight: 'flaw' });
  if (picture !== null) problems.push(...unknownIcons(picture, (path) => source.place([id, ...path])));
  return picture;
}

/** Icons that don't exist and would leave a blank. */
function unknownIcons({ figure, props = [] }: PictureData, where: (path: Path) => Place): readonly Problem[] {
  const layers = [
    { icon: figure.icon, path: ['figure', 'icon'] },
    ...props.map(({ icon }, at) => ({ icon, path: ['props', at, 'icon'] })),
  ];
  return layers
    .filter(({ icon }) => !ICON_NAMES.has(icon))
    .map(({ icon, path }) => {
      const { meant, expected } = advise(icon, ICON_NAMES, phrase('expected-icon'));
      return flaw(where(path), phrase('problem-no-icon', { name: icon }), expected, meant);
    });
}
