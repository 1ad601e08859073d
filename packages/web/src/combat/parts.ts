/** What a part of a number is, in words. */
import type { Names, Part, Phrase } from '@kickdoor/rules';
import { text } from '../words/say.ts';

/** The short name of a part: the card it comes from, or what else it is. */
export function partName(part: Part, names: Names): Phrase {
  if (part.what === 'level') {
    if (part.foe !== undefined) return text('part-level-foe', { card: names.card(part.foe) });
    if (part.seat !== undefined) return text('part-level', { who: names.who(part.seat) });
    if (part.card !== undefined) return text('part-level-foe', { card: names.card(part.card) });
  }
  if (part.card !== undefined && part.power !== undefined) {
    return text('part-power', { card: names.card(part.card), power: names.power(part.power) });
  }
  if (part.card !== undefined) return names.card(part.card);
  if (part.power !== undefined) return names.power(part.power);
  return { id: part.what === undefined ? 'part-other' : `part-${part.what}` };
}

/** An amount with its sign, as a token shows it. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A name for each part of a sum, stable where the part stays. */
export function partKey(part: Part, at: number): string {
  return [part.what, part.card, part.power, part.seat, part.foe, part.by, at].join(' ');
}
