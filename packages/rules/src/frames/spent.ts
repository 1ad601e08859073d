import { discard } from '../chapters/decks.ts';
import type { SpentFrame } from '../model/frame.ts';
import { defineFrame } from './kind.ts';

/** A card whose effect is in progress. */
export const spent = defineFrame<SpentFrame>({
  run(game, frame) {
    game.state.stack.pop();
    discard(game, frame.card);
    return true;
  },
  holds: (frame) => [frame.card],
  copy: (frame) => frame,
});
