/** Checks across the cards of a pack, and across the fields of a card. */
import { oneOf, type Phrase } from '@kickdoor/rules';
import { phrase } from '../words/phrase.ts';
import type { CardSource } from './card.ts';
import { compileCard } from './compile.ts';
import { advise, mistake, type Problem } from '@kickdoor/words/check';
import type { ReadCard } from './read-cards.ts';
import type { Path } from './source.ts';

/** Races and classes that exist besides the pack's own. */
export interface Known {
  readonly races: readonly string[];
  readonly classes: readonly string[];
}

/** Checks cards against each other. */
export function checkCards(cards: readonly ReadCard[], beside: Known, problems: Problem[]): void {
  checkIds(cards, problems);
  const known = {
    race: new Set(['human', ...idsOf(cards, 'race'), ...beside.races]),
    class: new Set([...idsOf(cards, 'class'), ...beside.classes]),
  };
  for (const card of cards) {
    checkWho(card, card.raw, [], known, problems);
    if (card.source === null) continue;
    checkCurse(card, card.source, problems);
    checkSpecial(card, card.source, problems);
    checkItem(card, card.source, problems);
    checkPowers(card, card.source, problems);
  }
}

function idsOf(cards: readonly ReadCard[], kind: 'race' | 'class'): readonly string[] {
  return cards.flatMap((card) => (card.kind === kind && card.id !== null ? [card.id] : []));
}

function checkIds(cards: readonly ReadCard[], problems: Problem[]): void {
  const first = new Map<string, ReadCard>();
  for (const card of cards) {
    if (card.id === null) continue;
    const before = first.get(card.id);
    if (before === undefined) {
      first.set(card.id, card);
      continue;
    }
    const expected = phrase('expected-another-id', { place: `${before.place.file}:${before.place.line}` });
    problems.push(mistake(card.place, phrase('problem-two-cards', { card: card.id }), expected));
  }
}

/** Checks that every condition on a player, anywhere in the card, names existing races and classes. */
function checkWho(
  card: ReadCard,
  value: unknown,
  path: Path,
  known: Readonly<Record<'race' | 'class', ReadonlySet<string>>>,
  problems: Problem[],
): void {
  if (typeof value !== 'object' || value === null) return;
  const parts: [string, unknown][] = Object.entries(value);
  for (const [key, part] of parts) {
    // Pictures have nothing to do with the rules.
    if (path.length === 0 && key === 'picture') continue;
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    if ((key === 'race' || key === 'class') && path.length > 0 && typeof part === 'string') {
      if (known[key].has(part)) continue;
      const { meant, expected } = advise(part, known[key]);
      const message = phrase(`problem-unknown-${key}`, { name: part });
      problems.push(mistake(card.where(inner), message, expected, meant));
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
  if (source.lasting !== true && !strikes) {
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
        oneOf(['self', 'other', 'player']),
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
