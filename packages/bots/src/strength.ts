/** How strengths would change: what cards and powers do to a combat, in points for the fighters. */
import type { CardDef, CardId, CombatView, FoeView, MoveOf, PlayerView, Power, Seat } from '@kickdoor/rules';
import { condition, field, figure } from './params.ts';
import { def, isWho, playerAt, type Scene } from './scene.ts';

export function fighters(scene: Scene, combat: CombatView): PlayerView[] {
  const seats = combat.helper === null ? [combat.fighter] : [combat.fighter, combat.helper];
  return seats.map((seat) => playerAt(scene, seat));
}

function foeAt(combat: CombatView, card: CardId | undefined): FoeView | null {
  return combat.foes.find((foe) => foe.card === card) ?? combat.foes[0] ?? null;
}

/** Strength that a monster has against some players, as its card says, without enhancers. */
export function foeStrength(scene: Scene, monster: CardDef, against: readonly PlayerView[]): number {
  const more = monster.traits.against.filter(({ who }) =>
    against.some((player) => isWho(scene, player, who)),
  );
  return monster.level + more.reduce((sum, { strength }) => sum + strength, 0);
}

/** What one effect of a one-shot would do. */
function playDelta(
  scene: Scene,
  combat: CombatView,
  name: string,
  params: unknown,
  move: MoveOf<'play'>,
): number {
  const side = move.side === 'monsters' ? -1 : 1;
  const own = fighters(scene, combat);
  switch (name) {
    case 'strength':
      return side * figure(params, 'amount');
    case 'strength-each': {
      const who = condition(field(params, 'who'));
      const count = own.filter((player) => isWho(scene, player, who)).length;
      return count * figure(params, 'each');
    }
    case 'copy-level':
      return move.seat === undefined
        ? Math.max(...own.map((one) => one.level))
        : playerAt(scene, move.seat).level;
    case 'copy-gear': {
      const whose = move.seat === undefined ? own : [playerAt(scene, move.seat)];
      return Math.max(0, ...whose.flatMap((player) => player.equipped.map((card) => def(scene, card).bonus)));
    }
    case 'remove-foe':
      return foeAt(combat, move.on)?.strength.total ?? 0;
    case 'swap-foe':
      return (foeAt(combat, move.on)?.strength.total ?? 0) - 8;
    case 'turn-boost': {
      const boost = combat.boosts.find((one) => one.card === move.on);
      return boost === undefined ? 0 : 2 * boost.amount * (boost.side === 'fighters' ? -1 : 1);
    }
    case 'strip-enhancer':
      return move.on === undefined ? 0 : def(scene, move.on).bonus;
    default:
      return 0;
  }
}

/** What a curse would take from a fighter's strength, roughly. */
function curseDelta(scene: Scene, card: CardDef, victim: Seat): number {
  const player = playerAt(scene, victim);
  let sum = 0;
  for (const { deed, with: params } of card.strike) {
    if (deed === 'lose-level') sum -= figure(params, 'count', 1);
    else if (deed === 'next-combat') sum += figure(params, 'strength');
    else if (deed === 'lose-item' && player.equipped.length > 0) sum -= 2;
    else if (deed === 'lose-trait') sum -= 1.5;
    else if (deed === 'if' || deed === 'either' || deed === 'roll') sum -= 1;
  }
  return sum;
}

/** What playing a card would do to the combat, in points for the fighters. */
export function deltaOfPlay(scene: Scene, combat: CombatView, move: MoveOf<'play'>): number {
  const card = def(scene, move.card);
  switch (card.kind) {
    case 'oneshot':
      return card.plays.reduce(
        (sum, { play, with: params }) => sum + playDelta(scene, combat, play, params, move),
        0,
      );
    case 'enhancer':
      return -card.bonus * Math.max(1, combat.foes.filter((foe) => foe.kin === move.on).length);
    case 'mate':
      return -(foeAt(combat, move.on)?.strength.total ?? 0);
    case 'wandering':
      return move.with === undefined
        ? 0
        : -foeStrength(scene, def(scene, move.with), fighters(scene, combat));
    case 'monster':
      return -foeStrength(scene, card, fighters(scene, combat));
    case 'curse': {
      const victim = move.seat;
      const fights = victim === combat.fighter || victim === combat.helper;
      return victim !== undefined && fights ? curseDelta(scene, card, victim) : 0;
    }
    default:
      return 0;
  }
}

/** The power of a name among the cards in front of a player and the monsters of the combat. */
export function powerNamed(scene: Scene, name: string): Power | null {
  const { me, view } = scene;
  const foes = view.combat?.foes.map((foe) => foe.kin) ?? [];
  for (const card of [...me.races, ...me.classes, ...me.equipped, ...me.steeds, ...foes]) {
    const found = def(scene, card).powers.find((power) => power.name === name);
    if (found !== undefined) return found;
  }
  return null;
}

/** What using a power would do to the combat for each card that is paid, and how many may be. */
export function deltaOfUse(scene: Scene, combat: CombatView, move: MoveOf<'use'>): number {
  const power = powerNamed(scene, move.power);
  if (power === null) return 0;
  switch (power.power) {
    case 'discard-for-strength':
      return figure(power.with, 'each', 1);
    case 'backstab':
      return -figure(power.with, 'penalty', 2);
    case 'chase':
    case 'charm':
    case 'buy-off':
      return foeAt(combat, move.on)?.strength.total ?? 0;
    default:
      return 0;
  }
}

/** Whether the fighters win a tie, as far as the table shows. */
function winsTies(scene: Scene, combat: CombatView): boolean {
  const alone = combat.helper === null;
  const single = combat.foes.length === 1;
  return fighters(scene, combat).some((player) =>
    [...player.races, ...player.classes, ...player.equipped].some((card) => {
      const { winsTies: kind } = def(scene, card).traits;
      return kind === 'always' || (kind === 'alone' && alone) || (kind === 'single' && single);
    }),
  );
}

/** How much more strength the fighters need to win; zero or less where they win. */
export function need(scene: Scene, combat: CombatView): number {
  const short = combat.monsters.total - combat.fighters.total;
  return combat.winning ? Math.min(0, short) : Math.max(1, short + (winsTies(scene, combat) ? 0 : 1));
}

/** The Level that the fighter would reach by winning. */
export function levelAfter(scene: Scene, combat: CombatView): number {
  return playerAt(scene, combat.fighter).level + combat.levels;
}

/** Whether winning this combat would win the game for others than oneself. */
export function isThreat(scene: Scene, combat: CombatView): boolean {
  const { options } = scene.view;
  if (combat.fighter === scene.seat) return false;
  if (combat.helper === scene.seat && options.sharedVictory) return false;
  if (levelAfter(scene, combat) >= options.level) return true;
  if (combat.helper === null || combat.helper === scene.seat) return false;
  const helper = playerAt(scene, combat.helper);
  const gains = [...helper.races, ...helper.equipped].some((card) => def(scene, card).traits.helperLevels);
  return gains && helper.level + combat.foes.length >= options.level;
}
