/** Cards that lie with something pending. */
import type { CardId } from '../model/card.ts';
import type { Frame } from '../model/frame.ts';

/** Cards that a frame holds; most only speak of cards that lie elsewhere. */
export function heldBy(frame: Frame): readonly CardId[] {
  switch (frame.f) {
    case 'cancel':
    case 'spent':
    case 'seize':
      return [frame.card];
    case 'draw':
      return frame.turned;
    case 'reward':
      return frame.open;
    case 'loot':
      return frame.cards;
    default:
      return [];
  }
}
