import { discard } from '../chapters/decks.ts';
import { isClaimSettled, mayRival, passRivalry, settleClaim } from '../chapters/fast.ts';
import type { SeizeFrame } from '../model/frame.ts';
import { refuse } from '../model/refusal.ts';
import { defineFrame, definePrompt, type Prompt } from './kind.ts';

const prompt: Prompt<SeizeFrame> = definePrompt<SeizeFrame>({
  asked: () => null,
  answers: new Set(['seize', 'pass']),
  validate: (_frame, _seat, verb) =>
    prompt.answers.has(verb) ? null : refuse('fast.claim-discard', 'timing.any-time'),
  isAnsweredBy: () => false,
  elsewhere: refuse('curses.at-once', 'timing.any-time'),
  receivers: () => 'nobody',
  mayPass: mayRival,
  pass: passRivalry,
  defaultMove: (game, frame, seat) => (mayRival(game, frame, seat) ? { do: 'pass' } : null),
  clock: (frame, { grace }) => ({ id: frame.clock, kind: 'seize', ms: grace }),
  timeout: settleClaim,
  isSettled: isClaimSettled,
  view(_game, { card, claims, passed }) {
    return { kind: 'seize', card, claims: claims.map(([seat]) => seat), passed: passed.slice() };
  },
  // Everybody sees who claims the card, and nobody sees what they would pay.
  remember: (frame) => ({ ...frame, claims: frame.claims.map(([seat]) => [seat, -1] as const) }),
});

/** A discarded race or class is being claimed in fast play: the window for rivals (D22). */
export const seize = defineFrame<SeizeFrame>({
  run: () => false,
  holds: (frame) => [frame.card],
  copy: (frame) => ({ ...frame, claims: frame.claims.slice(), passed: frame.passed.slice() }),
  without(game, frame, seat) {
    frame.claims = frame.claims.filter(([one]) => one !== seat);
    if (frame.claims.length > 0) return frame;
    discard(game, frame.card);
    return null;
  },
  prompt,
});
