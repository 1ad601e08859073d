/** Answers to choices, and charity. */
import type { Seat } from '../model/card.ts';
import type { MoveOf } from '../model/move.ts';
import { kindOf } from '../frames/kind-of.ts';
import type { Choice } from '../frames/kind.ts';
import { samePick } from '../kernel/choice.ts';
import { player, top, type Game } from '../kernel/game.ts';
import { verb } from './verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import {
  charityOf,
  discardInCharity,
  excess,
  giveInCharity,
  isDiscarded,
  shareLeft,
} from '../chapters/charity.ts';
import { hasTwice } from './common.ts';

const NOTHING_ASKED = refuse('curses.victim-chooses', 'help.bribe-treasure', 'death.looting');

/** What a seat has to choose, or `null`. */
function owed(game: Game, seat: Seat): Choice | null {
  const frame = top(game);
  return frame === undefined ? null : (kindOf(frame).prompt?.choice(game, frame, seat) ?? null);
}

function judgeChoose(game: Game, seat: Seat, { picks }: MoveOf<'choose'>): Refusal | null {
  const asked = owed(game, seat);
  if (asked === null) return NOTHING_ASKED;
  const { from, min, max, rule } = asked;
  if (picks.length < min || picks.length > max) return refuse(rule);
  const known = picks.every((pick) => from.some((one) => samePick(one, pick)));
  const twice = picks.some((pick, at) => picks.some((other, also) => also > at && samePick(pick, other)));
  return known && !twice ? null : refuse(rule);
}

export const chooseVerb = verb('choose', {
  judge: judgeChoose,
  perform(game, seat, { picks }) {
    const frame = top(game);
    if (frame !== undefined) kindOf(frame).prompt?.choose(game, frame, seat, picks);
  },
  offers(game, seat, out) {
    const asked = owed(game, seat);
    if (asked === null) return;
    const { from, min, max, ordered } = asked;
    out.push({ move: { do: 'choose', picks: [] }, choice: { from, min, max, ordered } });
  },
});

function judgeCharity(game: Game, seat: Seat, move: MoveOf<'charity'>): Refusal | null {
  const { phase, turn } = game.state;
  if (phase !== 'charity' || turn !== seat) return refuse('turn.charity');
  const { hand } = player(game, seat);
  const { cards } = move;
  if (cards.length === 0 || hasTwice(cards) || cards.some((card) => !hand.includes(card))) {
    return refuse('turn.charity');
  }
  if (cards.length <= mostTo(game, seat, move.seat)) return null;
  const dead = game.state.players[move.seat ?? -1]?.dead === true;
  return dead ? refuse('turn.charity', 'death.no-gain') : refuse('turn.charity');
}

/** How many cards may go to a seat, or be discarded where none is named. */
function mostTo(game: Game, seat: Seat, to: Seat | undefined): number {
  if (isDiscarded(game)) return to === undefined ? excess(game, seat) : 0;
  return to === undefined ? 0 : shareLeft(game, seat, to);
}

export const charityVerb = verb('charity', {
  judge: judgeCharity,
  perform(game, seat, move) {
    if (move.seat === undefined) discardInCharity(game, seat, move.cards);
    else giveInCharity(game, seat, move.seat, move.cards);
  },
  offers(game, seat, out) {
    const { phase, turn } = game.state;
    if (phase !== 'charity' || turn !== seat) return;
    const from = player(game, seat).hand.slice();
    for (const to of isDiscarded(game) ? [undefined] : charityOf(game).lowest) {
      const max = mostTo(game, seat, to);
      if (max < 1) continue;
      const move =
        to === undefined
          ? ({ do: 'charity', cards: [] } as const)
          : ({ do: 'charity', cards: [], seat: to } as const);
      out.push({ move, pick: { from, min: 1, max } });
    }
  },
});
