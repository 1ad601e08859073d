/** Describes the parts of a number in words. */
import type { Names, Part, Phrase } from '@kickdoor/rules';
import { text } from '../words/say.ts';

/** The short name of a part: the card it comes from, or its other source. */
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

/** A signed amount, as shown on a token. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A key for each part of a sum that is stable as long as the part remains. */
export function partKey(part: Part, at: number): string {
  return [part.what, part.card, part.power, part.seat, part.foe, part.by, at].join(' ');
}
