/** What a bot bears somebody, or thanks them for, as far as its style lets that count. */
import type { Seat } from '@kickdoor/rules';
import { debtTo } from './past/past.ts';
import type { Scene } from './scene.ts';

/** A deed counts for no more than so many others. */
const MOST = 4;

/** What a bot has against somebody, in points; 0 for nothing. */
export function grudge({ past, seat, style }: Scene, other: Seat): number {
  if (style.feelings.grudge === 0) return 0;
  return style.feelings.grudge * Math.min(MOST, debtTo(past, seat, other).grudge);
}

/** What a bot has to thank somebody for, in points; 0 for nothing. */
export function thanks({ past, seat, style }: Scene, other: Seat): number {
  if (style.feelings.thanks === 0) return 0;
  return style.feelings.thanks * Math.min(MOST, debtTo(past, seat, other).thanks);
}

/** What it makes of somebody in all, in points: for them above 0, against them below. */
export function feeling(scene: Scene, other: Seat): number {
  return thanks(scene, other) - grudge(scene, other);
}
