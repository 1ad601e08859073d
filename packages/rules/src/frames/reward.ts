import { discard } from '../chapters/decks.ts';
import { runReward } from '../chapters/reward.ts';
import type { RewardFrame } from '../model/frame.ts';
import { defineFrame } from './kind.ts';

/** The end of a won combat, in steps. */
export const reward = defineFrame<RewardFrame>({
  phase: 'reward',
  run(game, frame) {
    runReward(game, frame);
    return true;
  },
  holds: (frame) => frame.open,
  copy: (frame) => ({ ...frame, open: frame.open.slice() }),
  // If the fighter leaves, everything to be shared is lost; if the helper leaves, only the helper's share
  // (`chapters/reward.ts`).
  without(game, frame, seat) {
    if (frame.fighter !== seat) return frame;
    for (const card of frame.open) discard(game, card);
    return null;
  },
});
