import { runLooting } from '../chapters/death.ts';
import type { LootFrame } from '../model/frame.ts';
import { defineFrame } from './kind.ts';

/** A body is being looted. */
export const loot = defineFrame<LootFrame>({
  phase: 'looting',
  run(game, frame) {
    runLooting(game, frame);
    return true;
  },
  holds: (frame) => frame.cards,
  copy: (frame) => ({ ...frame, cards: frame.cards.slice(), queue: frame.queue.slice() }),
});
