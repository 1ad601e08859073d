import {
  cheapestFirst,
  givable,
  givesRoom,
  receivers,
  settleExcess,
  settleOverdue,
} from '../chapters/excess.ts';
import type { Game } from '../kernel/game.ts';
import type { ExcessFrame } from '../model/frame.ts';
import type { Move } from '../model/move.ts';
import { refuse } from '../model/refusal.ts';
import { defineFrame, definePrompt, type Prompt } from './kind.ts';

const EXCESS = refuse('items.big-excess');

/** The cheapest goes to somebody who can carry it. */
function defaultMove(game: Game, { seat, limit }: ExcessFrame): Move | null {
  const [to] = receivers(game, seat, limit);
  const can = to === undefined ? [] : givable(game, seat, to, limit);
  const cheapest = cheapestFirst(game, seat, limit).find((card) => can.includes(card));
  return to === undefined || cheapest === undefined ? null : { do: 'give', cards: [cheapest], seat: to };
}

const prompt: Prompt<ExcessFrame> = definePrompt<ExcessFrame>({
  asked: (frame) => frame.seat,
  // An excess is given away, sold, or allowed again by a regained power (`items.big-excess`).
  answers: new Set(['give', 'sell', 'play']),
  validate: (frame, seat, verb) => (frame.seat === seat && prompt.answers.has(verb) ? null : EXCESS),
  isAnsweredBy: (game, frame, seat, move) =>
    move.do === 'play' && frame.seat === seat && givesRoom(game, move.card),
  elsewhere: EXCESS,
  receivers: () => 'others',
  defaultMove: (game, frame, seat) => (frame.seat === seat ? defaultMove(game, frame) : null),
  clock: (frame, { limit }) => ({ id: frame.clock, kind: 'choice', ms: limit }),
  timeout: settleOverdue,
  view: (_game, { seat, limit }) => ({ kind: 'excess', seat, limit }),
  marks: true,
});

/** A player has more Big items, gadgets or steeds than allowed, and has to get rid of some at once. */
export const excess = defineFrame<ExcessFrame>({
  run: settleExcess,
  without: (_game, frame, seat) => (frame.seat === seat ? null : frame),
  prompt,
});
