/** Answers to choices, and charity. */
import type { Seat } from '../model/card.ts';
import type { MoveOf } from '../model/move.ts';
import type { ChoiceFrame } from '../model/frame.ts';
import { answer } from '../chapters/answers.ts';
import { samePick } from '../kernel/choice.ts';
import { player, top, type Game } from '../kernel/game.ts';
import { verb } from './verb.ts';
import { refuse, type Refusal, type RuleId } from '../model/refusal.ts';
import {
  charityOf,
  discardInCharity,
  excess,
  giveInCharity,
  isDiscarded,
  shareLeft,
} from '../chapters/charity.ts';
import { hasTwice } from './common.ts';

/** The choice that a seat owes, or `null`. */
function owed(game: Game, seat: Seat): ChoiceFrame | null {
  const frame = top(game);
  return frame?.f === 'choice' && frame.seat === seat ? frame : null;
}

const RULES: Readonly<Record<ChoiceFrame['about'], RuleId>> = {
  deed: 'curses.victim-chooses',
  play: 'timing.specials',
  power: 'traits.when',
  treasure: 'help.bribe-treasure',
  loot: 'death.looting',
  resurrection: 'traits.when',
  excess: 'items.big-excess',
  order: 'flee.each-monster',
  sidekick: 'sidekicks.play',
  trait: 'traits.one-each',
};

function judgeChoose(game: Game, seat: Seat, { picks }: MoveOf<'choose'>): Refusal | null {
  const frame = owed(game, seat);
  if (frame === null) return refuse('curses.victim-chooses', 'help.bribe-treasure', 'death.looting');
  const least = Math.max(frame.min, 1);
  if (picks.length < least || picks.length > frame.max) return refuse(RULES[frame.about]);
  const known = picks.every((pick) => frame.from.some((one) => samePick(one, pick)));
  const twice = picks.some((pick, at) => picks.some((other, also) => also > at && samePick(pick, other)));
  return known && !twice ? null : refuse(RULES[frame.about]);
}

export const chooseVerb = verb('choose', {
  judge: judgeChoose,
  perform(game, _seat, { picks }) {
    const frame = game.state.stack.pop();
    if (frame?.f === 'choice') answer(game, frame, picks);
  },
  offers(game, seat, out) {
    const frame = owed(game, seat);
    if (frame === null) return;
    const { from, max } = frame;
    out.push({
      move: { do: 'choose', picks: [] },
      choice: { from, min: Math.max(frame.min, 1), max, ordered: frame.ordered === true },
    });
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
