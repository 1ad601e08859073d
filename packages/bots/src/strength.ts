/** Predicts strengths: what cards and powers do to a combat, in points for the fighters. */
import type {
  CardDef,
  CardId,
  CombatView,
  Deed,
  FoeView,
  MoveOf,
  Play,
  PlayerView,
  Power,
  Seat,
} from '@kickdoor/rules';
import { active, def, isWho, playerAt, type Scene } from './scene.ts';

export function fighters(scene: Scene, combat: CombatView): PlayerView[] {
  const seats = combat.helper === null ? [combat.fighter] : [combat.fighter, combat.helper];
  return seats.map((seat) => playerAt(scene, seat));
}

function foeAt(combat: CombatView, card: CardId | undefined): FoeView | null {
  return combat.foes.find((foe) => foe.card === card) ?? combat.foes[0] ?? null;
}

/** A monster's strength against some players, according to its card, without enhancers. */
export function foeStrength(scene: Scene, monster: CardDef, against: readonly PlayerView[]): number {
  const more = monster.traits.against.filter(({ who }) =>
    against.some((player) => isWho(scene, player, who)),
  );
  return monster.level + more.reduce((sum, { strength }) => sum + strength, 0);
}

/** What one effect of a one-shot would do. */
function playDelta(scene: Scene, combat: CombatView, play: Play, move: MoveOf<'play'>): number {
  const side = move.side === 'monsters' ? -1 : 1;
  const own = fighters(scene, combat);
  switch (play.play) {
    case 'strength':
      return side * (typeof play.with === 'number' ? play.with : play.with.amount);
    case 'strength-each': {
      const { who, each } = play.with;
      return each * own.filter((player) => isWho(scene, player, who)).length;
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

function strikeDelta(deed: Deed, player: PlayerView): number {
  switch (deed.deed) {
    case 'lose-level':
      return typeof deed.with === 'number' ? -deed.with : -1;
    case 'next-combat':
      return deed.with.strength;
    case 'lose-item':
      return player.equipped.length > 0 ? -2 : 0;
    case 'lose-trait':
      return -1.5;
    case 'if':
    case 'either':
    case 'roll':
      return -1;
    default:
      return 0;
  }
}

/** What a curse would take from a fighter's strength, roughly. */
function curseDelta(scene: Scene, card: CardDef, victim: Seat): number {
  const player = playerAt(scene, victim);
  let sum = 0;
  for (const deed of card.strike) sum += strikeDelta(deed, player);
  return sum;
}

/** What playing a card would do to the combat, in points for the fighters. */
export function deltaOfPlay(scene: Scene, combat: CombatView, move: MoveOf<'play'>): number {
  const card = def(scene, move.card);
  switch (card.kind) {
    case 'oneshot':
      return card.plays.reduce((sum, play) => sum + playDelta(scene, combat, play, move), 0);
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

/** The power with this name among the bot's cards in play and the monsters of the combat. */
export function powerNamed(scene: Scene, name: string): Power | null {
  const { me, view } = scene;
  const foes = view.combat?.foes.map((foe) => foe.kin) ?? [];
  const { races, classes, talents, equipped, steeds, sidekicks, curses } = me;
  const lying = me.attached.map(([, card]) => card);
  const own = [races, classes, equipped, steeds, talents, sidekicks, curses, lying].flat();
  for (const card of [...own, ...foes]) {
    const found = def(scene, card).powers.find((power) => power.name === name);
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether the power with this name is of this kind, whatever its card calls it. */
export function isPower(scene: Scene, name: string, kind: Power['power']): boolean {
  return powerNamed(scene, name)?.power === kind;
}

/** What a power would do to the combat, in points for the fighters; per card if cards scale it. */
export function deltaOfUse(scene: Scene, combat: CombatView, move: MoveOf<'use'>): number {
  const power = powerNamed(scene, move.power);
  if (power === null) return 0;
  switch (power.power) {
    case 'discard-for-strength':
      return power.with.each;
    case 'backstab':
      return -power.with.penalty;
    case 'chase':
    case 'charm':
    case 'buy-off':
      return foeAt(combat, move.on)?.strength.total ?? 0;
    default:
      return 0;
  }
}

/** Whether the fighters win ties, as far as the table shows. */
function winsTies(scene: Scene, combat: CombatView): boolean {
  const alone = combat.helper === null;
  const single = combat.foes.length === 1;
  return fighters(scene, combat).some((player) =>
    active(player).some((card) => {
      const { winsTies: kind } = def(scene, card).traits;
      return kind === 'always' || (kind === 'alone' && alone) || (kind === 'single' && single);
    }),
  );
}

/** How much more strength the fighters need to win; zero or less if they are winning. */
export function need(scene: Scene, combat: CombatView): number {
  const short = combat.monsters.total - combat.fighters.total;
  return combat.winning ? Math.min(0, short) : Math.max(1, short + (winsTies(scene, combat) ? 0 : 1));
}

/** The Level the fighter would reach by winning. */
export function levelAfter(scene: Scene, combat: CombatView): number {
  return playerAt(scene, combat.fighter).level + combat.levels;
}

/** Whether helping gains this player Levels. */
export function gainsLevels(scene: Scene, player: PlayerView): boolean {
  return active(player).some((card) => def(scene, card).traits.helperLevels);
}

/** Whether a player would win the game by helping. */
export function winsByHelping(scene: Scene, combat: CombatView, player: PlayerView): boolean {
  return gainsLevels(scene, player) && player.level + combat.foes.length >= scene.view.options.level;
}

/** Whether somebody other than the bot would win the game by winning this combat. */
export function isThreat(scene: Scene, combat: CombatView): boolean {
  const { options } = scene.view;
  if (combat.fighter === scene.seat) return false;
  if (combat.helper === scene.seat && options.sharedVictory) return false;
  if (levelAfter(scene, combat) >= options.level) return true;
  if (combat.helper === null || combat.helper === scene.seat) return false;
  const helper = playerAt(scene, combat.helper);
  return winsByHelping(scene, combat, helper);
}

/** What curses will add to a player's strength in their next combat, or take from it. */
export function waitingFor({ view }: Scene, { seat }: PlayerView): number {
  const { nextCombat = [] } = view.memory.players[seat] ?? {};
  return nextCombat.reduce((sum, { strength }) => sum + strength, 0);
}
