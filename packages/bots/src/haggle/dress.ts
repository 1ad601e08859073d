/** What has come from a trade is put on at once, in others' turns as well. */
import type { Decision } from '../bot.ts';
import { equip } from '../gear.ts';
import { hasTraded } from '../past/past.ts';
import type { Scene } from '../scene.ts';

/** Puts on what is better than what is worn, if the bot has just traded; at other times it does so on its own turn. */
export function dress(scene: Scene): Decision | null {
  return hasTraded(scene.past, scene.seat) ? equip(scene) : null;
}
