/** Checks across the cards of a pack, and across the fields of a card. */
import { MARKS, oneOf, powers, TAGS, traits, type Phrase, type Power, type Trait } from '@kickdoor/rules';
import { phrase } from '../words/phrase.ts';
import type { CardSource } from './card.ts';
import { compileCard } from './compile.ts';
import { advise, flaw, mistake, type Problem } from '@kickdoor/words/check';
import type { Companion } from './manifest.ts';
import type { ReadCard } from './read-cards.ts';
import { checkRolls } from './rolls.ts';
import type { Path } from './source.ts';

/** What exists besides the pack's own cards. */
interface Known extends Companion {
  /** Whether this is everything: all cards and companions were found. */
  readonly all: boolean;
}

/** Checks cards against each other. */
export function checkCards(cards: readonly ReadCard[], beside: Known, problems: Problem[]): void {
  checkIds(cards, beside.marks ?? [], problems);
  const known = {
    race: new Set(['human', ...idsOf(cards, 'race'), ...beside.races]),
    class: new Set([...idsOf(cards, 'class'), ...beside.classes]),
    mark: new Set([...TAGS, ...MARKS, ...(beside.marks ?? [])]),
    item: beside.items === undefined ? null : new Set([...idsOf(cards, 'item'), ...beside.items]),
  };
  for (const card of cards) {
    if (beside.all) checkWho(card, card.raw, [], known, problems);
    checkRolls(card, problems);
    if (card.source === null) continue;
    checkCurse(card, card.source, problems);
    checkSpecial(card, card.source, problems);
    checkItem(card, card.source, problems);
    checkPowers(card, card.source, problems);
    checkBearers(card, card.source, problems);
  }
}

/** The ids of a kind's cards; a card of unknown kind may be of any. */
function idsOf(cards: readonly ReadCard[], kind: 'race' | 'class' | 'item'): readonly string[] {
  return cards.flatMap((card) => ((card.kind ?? kind) === kind && card.id !== null ? [card.id] : []));
}

function checkIds(cards: readonly ReadCard[], marks: readonly string[], problems: Problem[]): void {
  const taken = takenBy(cards, marks);
  const first = new Map<string, ReadCard>();
  for (const card of cards) {
    if (card.id === null) continue;
    if (taken.has(card.id)) problems.push(mistake(card.place, phrase('problem-taken-id', { card: card.id })));
    const before = first.get(card.id);
    if (before === undefined) {
      first.set(card.id, card);
      continue;
    }
    const expected = phrase('expected-another-id', { place: `${before.place.file}:${before.place.line}` });
    problems.push(mistake(card.place, phrase('problem-two-cards', { card: card.id }), expected));
  }
}

/** Ids that words use for things other than cards: the pack itself, powers and marks. */
function takenBy(cards: readonly ReadCard[], marks: readonly string[]): ReadonlySet<string> {
  return new Set([
    'pack',
    ...cards.flatMap(powersOf).map((name) => `power-${name}`),
    ...marks.map((mark) => `mark-${mark}`),
  ]);
}

function powersOf({ source }: ReadCard): readonly string[] {
  const effects = source !== null && 'effects' in source ? (source.effects ?? []) : [];
  return effects.flatMap((effect) => ('power' in effect ? [effect.name] : []));
}

/** What a card may refer to by name. */
type Referred = 'race' | 'class' | 'mark' | 'item';

/** The fields that contain one or more marks. */
const MARK_FIELDS: ReadonlySet<string> = new Set([
  'tags',
  'marks',
  'makes',
  'tag',
  'mark',
  'versus',
  'armed',
  'marked',
]);

/** What a field refers to. */
function referred(key: string): Referred | null {
  if (key === 'race' || key === 'class') return key;
  if (key === 'poles') return 'item';
  return MARK_FIELDS.has(key) ? 'mark' : null;
}

/** Checks that everything a card refers to exists: races and classes in conditions, marks, and items. */
function checkWho(
  card: ReadCard,
  value: unknown,
  path: Path,
  known: Readonly<Record<Referred, ReadonlySet<string> | null>>,
  problems: Problem[],
): void {
  if (typeof value !== 'object' || value === null) return;
  const parts: [string, unknown][] = Object.entries(value);
  for (const [key, part] of parts) {
    // Pictures have nothing to do with the rules.
    if (path.length === 0 && key === 'picture') continue;
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    const inList = Array.isArray(value);
    const what = referred(inList ? String(path.at(-1) ?? '') : key);
    // A list of races or classes is reported elsewhere.
    if (inList && (what === 'race' || what === 'class')) continue;
    if (what !== null && (path.length > 0 || what === 'mark') && typeof part === 'string') {
      const there = known[what];
      if (there === null || there.has(part)) continue;
      const { meant, expected } = advise(part, there, what === 'item' ? phrase('expected-item') : null);
      const message = phrase(`problem-unknown-${what}`, { name: part });
      // The card still works if such an item doesn't exist.
      const weigh = what === 'item' ? flaw : mistake;
      problems.push(weigh(card.where(inner), message, expected, meant));
    } else {
      checkWho(card, part, inner, known, problems);
    }
  }
}

function checkCurse(card: ReadCard, source: CardSource, problems: Problem[]): void {
  if (source.kind !== 'curse') return;
  const strikes = (source.strike ?? []).length > 0;
  const holds = (source.effects ?? []).length > 0;
  if (source.lasting !== true && holds) {
    const what = compileCard(source, '').traits.goneWith === null ? 'effects' : 'gone-with';
    const message = phrase('problem-not-lasting', { card: source.id, what });
    problems.push(mistake(card.where(['effects']), message, phrase('expected-lasting')));
  }
  if (source.lasting === true && !holds) {
    const message = phrase('problem-idle-curse', { card: source.id });
    problems.push(mistake(card.where(['lasting']), message, oneOf(['effects'])));
  }
  if (source.lasting !== true && !holds && !strikes) {
    problems.push(mistake(card.place, idle(source.id), phrase('expected-strike-or-lasting')));
  }
}

function idle(card: string): Phrase {
  return phrase('problem-idle', { card });
}

/** A special card either affects a player, and says whom, or is played like a one-shot. */
function checkSpecial(card: ReadCard, source: CardSource, problems: Problem[]): void {
  if (source.kind !== 'special') return;
  const { id, on, strike, use } = source;
  if (strike !== undefined && use !== undefined) {
    problems.push(
      mistake(card.where(['use']), phrase('problem-strike-and-use', { card: id }), phrase('expected-one')),
    );
  } else if (strike === undefined && use === undefined) {
    problems.push(mistake(card.place, idle(id), phrase('expected-strike-or-use')));
  } else if (strike !== undefined && on === undefined) {
    problems.push(
      mistake(
        card.where(['on']),
        phrase('problem-missing', { name: 'on' }),
        oneOf(['self', 'other', 'player', 'highest', 'lowest']),
      ),
    );
  } else if (use !== undefined && on !== undefined) {
    problems.push(
      mistake(
        card.where(['on']),
        phrase('problem-aimed', { card: id }),
        phrase('expected-no', { field: 'on' }),
      ),
    );
  }
}

/** A laser is held in two hands; gear for a steed fills no slot. */
function checkItem(card: ReadCard, source: CardSource, problems: Problem[]): void {
  if (source.kind !== 'item' || source.slot === undefined) return;
  if (source.laser === true && source.slot !== 'two hands') {
    const message = phrase('problem-laser-slot', { card: source.id });
    problems.push(mistake(card.where(['slot']), message, oneOf(['two hands'])));
  }
  if (source.steed === true && source.slot !== 'none') {
    const message = phrase('problem-steed-slot', { card: source.id });
    problems.push(mistake(card.where(['slot']), message, phrase('expected-no', { field: 'slot' })));
  }
}

function checkPowers(card: ReadCard, source: CardSource, problems: Problem[]): void {
  if (!('effects' in source)) return;
  const names = new Set<string>();
  for (const [entry, effect] of (source.effects ?? []).entries()) {
    if (!('power' in effect)) continue;
    if (names.has(effect.name)) {
      const message = phrase('problem-two-powers', { card: source.id, power: effect.name });
      problems.push(mistake(card.where(['effects', entry]), message, phrase('expected-own-names')));
    }
    names.add(effect.name);
  }
}

/** Reports effects on kinds of card on which they do nothing. */
function checkBearers(card: ReadCard, source: CardSource, problems: Problem[]): void {
  if (!('effects' in source)) return;
  for (const [entry, effect] of (source.effects ?? []).entries()) {
    const { name, on } = bearersOf(effect);
    if (on === undefined || on.includes(source.kind)) continue;
    const message = phrase('problem-misplaced', { effect: name, kind: source.kind });
    const expected = phrase('expected-bearer', { kinds: on.join(', '), count: on.length });
    problems.push(flaw(card.where(['effects', entry]), message, expected));
  }
}

/** The name of an effect, and the kinds of card on which it works. */
function bearersOf(effect: Trait | Power): {
  readonly name: string;
  readonly on: readonly string[] | undefined;
} {
  const name = 'trait' in effect ? effect.trait : effect.power;
  return { name, on: ('trait' in effect ? traits[name] : powers[name])?.on };
}
