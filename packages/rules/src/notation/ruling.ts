/** Rulings as text, as in records and scenarios. */
import type { CardPool } from '../model/card.ts';
import type { Ruling } from '../model/ruling.ts';
import { split } from './cursor.ts';
import { cardName, copiesOf } from './names.ts';
import type { Naming } from './print.ts';

/** Returns a ruling as text: `rewind 12`, `set-level NAME 3`, `put CARD in hand NAME`, `put-away CARD`. */
export function printRuling({ pool, players }: Naming, ruling: Ruling): string {
  const name = (seat: number): string => players[seat]?.name ?? `seat ${seat}`;
  switch (ruling.do) {
    case 'rewind':
      return `rewind ${ruling.to}`;
    case 'set-level':
      return `set-level ${name(ruling.seat)} ${ruling.level}`;
    case 'put':
      return `put ${cardName(pool, ruling.card)} in ${ruling.in} ${name(ruling.seat)}`;
    case 'put-away':
      return `put-away ${cardName(pool, ruling.card)}`;
  }
}

/** What names in a ruling may refer to. */
export interface RulingReader {
  readonly pool: CardPool;
  /** The players' names, in seating order. */
  readonly names: readonly string[];
}

/** Returns the rulings that a text may mean, one for each copy of the card it names; none if it isn't a ruling. */
export function readRuling({ pool, names }: RulingReader, text: string): Ruling[] {
  const [verb, first = '', second = '', third = '', fourth, ...rest] = split(text, names);
  if (rest.length > 0) return [];
  const cards = copiesOf(pool, first) ?? [];
  if (verb === 'rewind') return second === '' && isNumber(first) ? [{ do: verb, to: Number(first) }] : [];
  if (verb === 'put-away') return second === '' ? cards.map((card) => ({ do: verb, card })) : [];
  if (verb === 'set-level') {
    const seat = names.indexOf(first);
    const isLevel = seat >= 0 && third === '' && isNumber(second);
    return isLevel ? [{ do: verb, seat, level: Number(second) }] : [];
  }
  const seat = names.indexOf(fourth ?? '');
  if (verb !== 'put' || second !== 'in' || seat < 0 || (third !== 'hand' && third !== 'play')) return [];
  return cards.map((card) => ({ do: verb, card, seat, in: third }));
}

function isNumber(word: string): boolean {
  return /^[1-9]\d{0,6}$/u.test(word);
}
