/** Lasers joined and taken apart: join, part. */
import type { Seat } from '../model/card.ts';
import type { MoveOf, Offer } from '../model/move.ts';
import type { Game } from '../kernel/game.ts';
import { offersByCard } from './offers-kept.ts';
import { offerStanding } from '../kernel/memo.ts';
import { verb } from './verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from '../chapters/foes.ts';
import { joinedLasers, joinLasers, lasersOf, partLaser } from '../chapters/lasers.ts';
import { hasTwice } from './common.ts';

function judgeTime(game: Game, seat: Seat): Refusal | null {
  return inCombat(game, seat) ? refuse('combat.gear-frozen', 'timing.not-in-combat', 'lasers.combine') : null;
}

function judgeJoin(game: Game, seat: Seat, { cards }: MoveOf<'join'>): Refusal | null {
  const no = judgeTime(game, seat);
  if (no !== null) return no;
  const lasers = lasersOf(game, seat);
  const fits = cards.length >= 2 && !hasTwice(cards) && cards.every((card) => lasers.includes(card));
  return fits ? null : refuse('lasers.combine', 'lasers.kind');
}

export const joinVerb = verb('join', {
  judge: judgeJoin,
  perform: (game, seat, { cards }) => joinLasers(game, seat, cards),
  offers(game, seat, out) {
    if (!inCombat(game, seat)) offerStanding(game, seat, 'join', out, offerJoining);
  },
});

function offerJoining(game: Game, seat: Seat, out: Offer[]): void {
  const from = lasersOf(game, seat);
  if (from.length < 2) return;
  out.push({ move: { do: 'join', cards: [] }, pick: { from, min: 2, max: from.length } });
}

function judgePart(game: Game, seat: Seat, { card }: MoveOf<'part'>): Refusal | null {
  return judgeTime(game, seat) ?? (joinedLasers(game, seat).includes(card) ? null : refuse('lasers.combine'));
}

const PART = offersByCard((card) => ({ do: 'part', card }));

export const partVerb = verb('part', {
  judge: judgePart,
  perform: (game, seat, { card }) => partLaser(game, seat, card),
  offers(game, seat, out) {
    if (!inCombat(game, seat)) offerStanding(game, seat, 'part', out, offerParting);
  },
});

function offerParting(game: Game, seat: Seat, out: Offer[]): void {
  for (const card of joinedLasers(game, seat)) out.push(PART(card));
}
