/** A bot's grudges and gratitude, as far as its style counts them. */
import type { Seat } from '@kickdoor/rules';
import { debtTo } from './past/past.ts';
import type { Scene } from './scene.ts';

/** The most points of grudge or thanks that count. */
const MOST = 4;

/** What a bot holds against another player, in points; 0 for nothing. */
export function grudge({ past, seat, style }: Scene, other: Seat): number {
  if (style.feelings.grudge === 0) return 0;
  return style.feelings.grudge * Math.min(MOST, debtTo(past, seat, other).grudge);
}

/** What a bot has to thank another player for, in points; 0 for nothing. */
export function thanks({ past, seat, style }: Scene, other: Seat): number {
  if (style.feelings.thanks === 0) return 0;
  return style.feelings.thanks * Math.min(MOST, debtTo(past, seat, other).thanks);
}

/** A bot's overall attitude to another player, in points: above 0 for them, below 0 against them. */
export function feeling(scene: Scene, other: Seat): number {
  return thanks(scene, other) - grudge(scene, other);
}
