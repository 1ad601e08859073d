import { isLiving } from '../chapters/who.ts';
import { runDeed } from '../kernel/registry.ts';
import type { DoFrame } from '../model/frame.ts';
import { defineFrame } from './kind.ts';

/** Part of a card's effect that has yet to happen. */
export const deed = defineFrame<DoFrame>({
  run(game, frame) {
    game.state.stack.pop();
    // The dead and those who have left are unaffected (D12).
    if (isLiving(game, frame.subject)) runDeed(game, frame);
    return true;
  },
  copy: (frame) => frame,
  isAbout: (_game, frame, seat) => frame.subject === seat,
  without: (_game, frame, seat) => (frame.subject === seat ? null : frame),
});
