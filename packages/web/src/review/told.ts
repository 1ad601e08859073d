/** Sentences for the findings of a review. */
import type { Mistake, TurningPoint } from '@kickdoor/bots';
import type { Names } from '@kickdoor/rules';
import { moveTold } from './move-told.ts';
import type { ToldMoment } from '../table/moments.ts';
import { text } from '../words/say.ts';

const percent = (chance: number): number => Math.round(chance * 100);

/** A mistake: the move made, and the better one. */
export function mistakeTold(mistake: Mistake, names: Names): ToldMoment {
  const { number, turn, seat, seen, made, best, chance, cost } = mistake;
  const base = {
    who: names.who(seat),
    made: moveTold(made, names, seen),
    with: percent(Math.max(0, chance - cost)),
    instead: percent(chance),
  };
  const phrase =
    best === null
      ? text('review-mistake-wait', base)
      : text('review-mistake', { ...base, best: moveTold(best, names, seen) });
  return { key: 'mistake', number, turn, phrase };
}

/** A turning point: a player's chances before and after. */
export function turningPointTold(point: TurningPoint, names: Names): ToldMoment {
  const { number, turn, seat, before, after } = point;
  const args = { who: names.who(seat), before: percent(before), after: percent(after) };
  const id = after > before ? 'review-rose' : 'review-fell';
  return { key: `turning ${turn}`, number, turn, phrase: text(id, args) };
}
