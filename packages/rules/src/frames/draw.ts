import { discard } from '../chapters/decks.ts';
import { runDrawing } from '../chapters/drawing.ts';
import type { DrawFrame } from '../model/frame.ts';
import { defineFrame } from './kind.ts';

/** Cards are drawn face up, one at a time. */
export const draw = defineFrame<DrawFrame>({
  run(game, frame) {
    runDrawing(game, frame);
    return true;
  },
  holds: (frame) => frame.turned,
  copy: (frame) => ({ ...frame, turned: frame.turned.slice() }),
  without(game, frame, seat) {
    if (frame.seat !== seat) return frame;
    for (const card of frame.turned) discard(game, card);
    return null;
  },
  isOfBattle: (frame) => frame.to === 'fight',
});
