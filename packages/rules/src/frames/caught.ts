import { settleCaught } from '../chapters/flee.ts';
import type { CaughtFrame } from '../model/frame.ts';
import { refuse } from '../model/refusal.ts';
import { defineFrame, definePrompt, type Prompt } from './kind.ts';

const prompt: Prompt<CaughtFrame> = definePrompt<CaughtFrame>({
  asked: (frame) => frame.seat,
  answers: new Set(['pass', 'use']),
  validate(frame, seat, verb) {
    if (frame.seat !== seat) return refuse('flee.each-monster', 'flee.roll');
    return prompt.answers.has(verb) ? null : refuse('flee.bad-stuff', 'flee.roll');
  },
  isAnsweredBy: (_game, _frame, _seat, move) => move.do === 'use',
  elsewhere: refuse('curses.at-once', 'timing.any-time'),
  receivers: () => 'others',
  mayPass: (_game, frame, seat) => frame.seat === seat,
  pass: settleCaught,
  defaultMove: (_game, frame, seat) => (frame.seat === seat ? { do: 'pass' } : null),
  clock: (frame, { limit }) => ({ id: frame.clock, kind: 'choice', ms: limit }),
  timeout: settleCaught,
  view: (_game, { seat, foe, die, total }) => ({ kind: 'caught', seat, foe, die, total }),
});

/** A roll to run away has failed: the wait for the runner's own powers. */
export const caught = defineFrame<CaughtFrame>({
  run: () => false,
  without: (_game, frame, seat) => (frame.seat === seat ? null : frame),
  isOfBattle: () => true,
  prompt,
});
