/** Equips items got in a trade at once, even in others' turns. */
import type { Decision } from '../bot.ts';
import { equip } from '../gear.ts';
import { hasTraded } from '../past/past.ts';
import type { Scene } from '../scene.ts';

/** Equips better items if the bot has just traded; otherwise that waits for its own turn. */
export function dress(scene: Scene): Decision | null {
  return hasTraded(scene.past, scene.seat) ? equip(scene) : null;
}
