/** Estimates what a card's effects take from their subject, in points. */
import type { CardId, Deed, DeedParams, PlayerView, Seat, Slot } from '@kickdoor/rules';
import { bears, def, playerAt, type Scene } from './scene.ts';
import { LEVEL, gearWorth } from './worth.ts';

function levelLoss(scene: Scene, params: DeedParams<'lose-level'>, player: PlayerView): number {
  if (typeof params === 'number') return Math.min(params, player.level - 1);
  if ('half' in params) return Math.floor(player.level / 2);
  if (params.to === 'lowest') return player.level - Math.min(...scene.view.players.map((one) => one.level));
  return Math.max(0, player.level - params.to);
}

/** The items in play that a loss could hit. */
function exposed(
  scene: Scene,
  player: PlayerView,
  which: DeedParams<'lose-item'>['which'],
): readonly CardId[] {
  const all = [...player.equipped, ...player.carried];
  if (which === 'any') return all;
  if (which === 'steed') return player.steeds;
  return all.filter((card) => {
    const it = def(scene, card);
    if (typeof which === 'object') return bears(it, which.mark);
    switch (which) {
      case 'big':
        return it.big;
      case 'small':
        return !it.big;
      case 'oneshot':
        return it.kind === 'oneshot';
      case 'gadget':
        return it.gadget;
      case 'laser':
        return it.laser;
      default:
        return player.equipped.includes(card) && isWorn(it.slot, which);
    }
  });
}

/** Whether a loss of equipped items could hit an item in this slot. */
function isWorn(slot: Slot, which: Slot | 'hands' | 'best'): boolean {
  if (which === 'hands') return slot === 'one hand' || slot === 'two hands';
  return which === 'best' || slot === which;
}

function itemLoss(scene: Scene, params: DeedParams<'lose-item'>, player: PlayerView): number {
  const { which, count, chooser } = params;
  const worths = exposed(scene, player, which)
    .map((card) => 1 + 2 * gearWorth(scene, player, def(scene, card)))
    .toSorted((a, b) => a - b);
  const worst = which === 'best' || chooser === 'curser';
  const many = count === 'all' ? worths.length : count;
  const lost = worst ? worths.slice(-many) : worths.slice(0, many);
  return lost.reduce((sum, worth) => sum + worth, 0);
}

function traitLoss({ which }: DeedParams<'lose-trait'>, player: PlayerView): number {
  return (which === 'class' ? player.classes : player.races).length > 0 ? 7 : 0;
}

function handLoss({ count }: DeedParams<'lose-hand'>, player: PlayerView): number {
  return 3 * (count === 'all' ? player.hand : Math.min(player.hand, count));
}

/** The cost of a deed that takes something, in points; `null` for other deeds. At 0, {@link insteadOf} may apply. */
export function loss(scene: Scene, deed: Deed, player: PlayerView): number | null {
  switch (deed.deed) {
    case 'lose-level':
      return LEVEL * levelLoss(scene, deed.with, player);
    case 'lose-item':
      return itemLoss(scene, deed.with, player);
    case 'lose-trait':
      return traitLoss(deed.with, player);
    case 'lose-hand':
      return handLoss(deed.with, player);
    case 'lose-worth':
      return player.equipped.length + player.carried.length > 0 ? 8 : 0;
    case 'die':
      return 25 + 4 * (player.equipped.length + player.carried.length) + 2 * player.hand;
    default:
      return null;
  }
}

/** The deeds that replace a loss if there is nothing to lose. */
export function insteadOf(deed: Deed): readonly Deed[] {
  switch (deed.deed) {
    case 'lose-item':
    case 'lose-trait':
    case 'lose-hand':
      return deed.with.else ?? [];
    default:
      return [];
  }
}

/** Whether deeds have no effect on this subject: it has nothing they could take, and they do nothing else. */
export function missesAll(scene: Scene, deeds: readonly Deed[], subject: Seat): boolean {
  const player = playerAt(scene, subject);
  return deeds.every((deed) => loss(scene, deed, player) === 0 && missesAll(scene, insteadOf(deed), subject));
}
