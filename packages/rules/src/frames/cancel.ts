import { announcedAbout } from '../chapters/announced.ts';
import { isCurseSettled, mayPassCurse, passCurse, sayCancelled, strikeCurse } from '../chapters/curses.ts';
import type { CancelFrame } from '../model/frame.ts';
import { refuse } from '../model/refusal.ts';
import { defineFrame, definePrompt, type Prompt } from './kind.ts';

const WAITING = refuse('curses.at-once', 'timing.any-time');

const prompt: Prompt<CancelFrame> = definePrompt<CancelFrame>({
  asked: () => null,
  answers: new Set(['pass', 'use', 'play']),
  validate: (_frame, _seat, verb) => (prompt.answers.has(verb) ? null : WAITING),
  isAnsweredBy: (_game, frame, _seat, move) => move.on === frame.card,
  elsewhere: WAITING,
  receivers: () => 'nobody',
  mayPass: mayPassCurse,
  pass: passCurse,
  defaultMove: (game, frame, seat) => (mayPassCurse(game, frame, seat) ? { do: 'pass' } : null),
  clock: (frame, { grace }) => ({ id: frame.clock, kind: 'cancel', ms: grace }),
  timeout: strikeCurse,
  isSettled: isCurseSettled,
  view(_game, { card, victim, by, passed, move }) {
    const played = move === undefined ? {} : { played: true as const };
    return { kind: 'cancel', card, victim, by, passed: passed.slice(), ...played };
  },
});

/** A curse is about to take effect, or a card to be played: everybody may cancel it, or pass (D2). */
export const cancel = defineFrame<CancelFrame>({
  run(game, frame, playAnnounced) {
    if (frame.due !== true) return false;
    playAnnounced(game, frame);
    return true;
  },
  holds: (frame) => [frame.card],
  copy: (frame) => ({ ...frame, passed: frame.passed.slice() }),
  without(game, frame, seat) {
    const isOver = frame.move === undefined ? frame.victim === seat : announcedAbout(game, frame, seat);
    if (!isOver) return frame;
    sayCancelled(game, frame, { rule: 'setup.players' });
    return null;
  },
  prompt,
});
