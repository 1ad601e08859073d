/** Reads a card file: a YAML list, each entry validated by the schema of its kind. */
import { KINDS, type DeckName, type Kind, type Phrase } from '@kickdoor/rules';
import type { z } from 'zod';
import { phrase } from '../words/phrase.ts';
import { cardSchemas, deckOf, idSchema, isKind, type CardSource } from './card.ts';
import { check, show } from './issues.ts';
import { MAX_CARD_DEPTH, MAX_CARD_VALUES, MAX_CARDS } from './limits.ts';
import { advise, flaw, gap, mistake, type Place, type Problem } from '@kickdoor/words/check';
import type { CardText } from './sort-files.ts';
import { readYaml, valueAt, type Path, type Source } from './source.ts';

/** A card as found in a file. */
export interface ReadCard {
  /** Its id, even if the rest is invalid; without a valid one, the id that was probably meant. */
  readonly id: string | null;
  readonly kind: Kind | null;
  /** The position of its id. */
  readonly place: Place;
  /** The parsed card, if all of it is valid. */
  readonly source: CardSource | null;
  /** The raw value, for checks across cards. */
  readonly raw: unknown;
  /** The position of one of its values. */
  where(path: Path): Place;
}

/** Reads the cards of a file; `null` if it isn't a list of cards, or is empty. */
export function readCards({ path, text, deck }: CardText, problems: Problem[]): readonly ReadCard[] | null {
  const source = text === null ? null : readYaml(path, text, problems);
  if (source === null) return null;
  if (source.value === null) {
    // An empty file is no mistake, but cards it used to have may still have names and pictures.
    problems.push(gap(source.place([]), phrase('problem-empty-file'), phrase('expected-card-list')));
    return null;
  }
  return cardsAt(source, [], deck, problems);
}

/** Reads the cards of a list anywhere in a file; `null` if there is no such list. */
export function cardsAt(
  source: Source,
  path: Path,
  deck: DeckName | null,
  problems: Problem[],
): readonly ReadCard[] | null {
  const list = valueAt(source.value, path);
  if (!Array.isArray(list)) {
    problems.push(mistake(source.place(path), hereIs(list), phrase('expected-card-list')));
    return null;
  }
  if (list.length > MAX_CARDS) {
    const message = phrase('problem-long-list', { count: list.length });
    problems.push(mistake(source.place(path), message, phrase('expected-at-most', { limit: MAX_CARDS })));
    return null;
  }
  return list.map((_, entry) => readCard(source, [...path, entry], deck, problems));
}

function readCard(source: Source, path: Path, deck: DeckName | null, problems: Problem[]): ReadCard {
  const raw = valueAt(source.value, path);
  const id = valueAt(raw, ['id']);
  const kind = valueAt(raw, ['kind']);
  const card = {
    id: typeof id === 'string' ? meantId(id) : null,
    kind: isKind(kind) ? kind : null,
    place: source.place([...path, 'id']),
    raw,
    where: (inner: Path) => source.place([...path, ...inner]),
  };
  const excess = excessOf(raw);
  if (excess !== null) {
    problems.push(mistake(card.place, phrase('problem-big-card'), excess));
    return { ...card, raw: null, source: null };
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    problems.push(mistake(source.place(path), hereIs(raw), phrase('expected-card')));
    return { ...card, source: null };
  }
  if (!isKind(kind)) {
    const { meant, expected } = advise(typeof kind === 'string' ? kind : '', KINDS);
    const message =
      kind === undefined
        ? phrase('problem-missing', { name: 'kind' })
        : phrase('problem-unknown-kind', { kind: show(kind) });
    check(idSchema, { source, path: [...path, 'id'], label: 'id' }, problems);
    problems.push(mistake(source.place([...path, 'kind']), message, expected, meant));
    return { ...card, source: null };
  }
  const schema: z.ZodType<CardSource> = cardSchemas[kind];
  const read = check(schema, { source, path, label: phrase('problem-card', { kind }) }, problems);
  if (read !== null && deck !== null) checkDeck(read, deck, source, path, problems);
  if (source.isBlank([...path, 'gold'])) {
    const missing = phrase('problem-missing', { name: 'gold' });
    problems.push(flaw(source.placeOfKey([...path, 'gold']), missing, phrase('expected-price')));
  }
  return { ...card, source: read };
}

/** The id that words and pictures probably use for a card with an invalid id, such as one with capitals. */
function meantId(id: string): string | null {
  const meant = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return meant === '' ? null : meant;
}

/** A card must be in its deck's folder, so that the folder shows what the deck contains. */
function checkDeck(
  card: CardSource,
  folder: DeckName,
  source: Source,
  path: Path,
  problems: Problem[],
): void {
  const deck = card.deck ?? deckOf(card.kind);
  if (deck === folder) return;
  const at = source.place([...path, card.deck === undefined ? 'kind' : 'deck']);
  const message = phrase('problem-other-deck', { card: card.id, kind: card.kind, deck, folder });
  problems.push(mistake(at, message, phrase('expected-deck', { deck, folder })));
}

function hereIs(value: unknown): Phrase {
  return phrase('problem-here', { value: show(value) });
}

/** The limit that a card exceeds with aliases expanded, as what is expected; `null` if it is small enough. */
export function excessOf(card: unknown): Phrase | null {
  const waiting: (readonly [value: unknown, depth: number])[] = [[card, 1]];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth] = next;
    count += 1;
    if (count > MAX_CARD_VALUES) return phrase('expected-card-values', { limit: MAX_CARD_VALUES });
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_CARD_DEPTH) return phrase('expected-nesting', { limit: MAX_CARD_DEPTH });
    // Aliases can make a value infinite, so it must never be expanded first.
    const parts: unknown[] = Object.values(value);
    for (const part of parts.slice(0, MAX_CARD_VALUES)) waiting.push([part, depth + 1]);
  }
  return null;
}
