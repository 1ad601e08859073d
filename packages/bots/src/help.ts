/** Asking for help, and answering requests (`help.*`). */
import {
  admits,
  type CombatView,
  type Move,
  type MoveOf,
  type PlayerView,
  type Seat,
  type Terms,
} from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { harmOf } from './deeds.ts';
import { feeling, thanks } from './feelings.ts';
import { byLot } from './lot.ts';
import {
  active,
  best,
  decision,
  def,
  mayDo,
  legalMovesOf,
  playerAt,
  type LegalMoveOf,
  type Scene,
} from './scene.ts';
import { fighters, foeStrength, gainsLevels, levelAfter, waitingFor, winsByHelping } from './strength.ts';
import { LEVEL } from './worth.ts';

/** How many points of thanks are worth an extra Treasure. */
const OWED = 3;

/** The value of an unseen Treasure, in points. */
const TREASURE = 5;

/** The strength a player would add to the combat, as far as others can see it. */
function strengthOfHelp(scene: Scene, combat: CombatView, player: PlayerView): number {
  if (combat.foes.some((foe) => def(scene, foe.kin).traits.levelAlone)) return player.level;
  const own = fighters(scene, combat);
  const worse = combat.foes.reduce((sum, foe) => {
    const monster = def(scene, foe.kin);
    return sum + foeStrength(scene, monster, [...own, player]) - foeStrength(scene, monster, own);
  }, 0);
  return player.strength.total - worse - idleGear(scene, combat, player) + waitingFor(scene, player);
}

/** The part of a player's gear that doesn't count against these monsters. */
function idleGear(scene: Scene, combat: CombatView, player: PlayerView): number {
  const slots = new Set(combat.foes.flatMap((foe) => def(scene, foe.kin).traits.ignoresGear));
  const idle = player.equipped.filter(
    (card) => slots.has(def(scene, card).slot) && !player.ineffective.includes(card),
  );
  return idle.reduce((sum, card) => sum + def(scene, card).bonus, 0);
}

/** Whether the fighters would win ties with this player's help. */
function tiesWith(scene: Scene, combat: CombatView, player: PlayerView): boolean {
  return [...fighters(scene, combat), player].some((one) =>
    active(one).some((card) => {
      const { winsTies } = def(scene, card).traits;
      return winsTies === 'always' || (winsTies === 'single' && combat.foes.length === 1);
    }),
  );
}

/** The fighters' surplus strength with this player's help. */
function margin(scene: Scene, combat: CombatView, player: PlayerView): number {
  const short = combat.monsters.total - combat.fighters.total + (tiesWith(scene, combat, player) ? 0 : 1);
  return strengthOfHelp(scene, combat, player) - short;
}

/** A fair share of the treasures: an elf fights for the Level, others want Treasures. */
function fairShare(scene: Scene, { treasures }: CombatView, player: PlayerView): number {
  return gainsLevels(scene, player) ? Math.floor(treasures / 3) : Math.max(1, Math.floor(treasures / 2));
}

/** The share of the treasures that this bot offers a player first. */
export function firstShare(scene: Scene, combat: CombatView, player: PlayerView): number {
  // A player who has helped before gets one Treasure more.
  const owed = Math.min(1, Math.floor(thanks(scene, player.seat) / OWED));
  return Math.max(0, fairShare(scene, combat, player) + scene.style.offers + owed);
}

/** Terms to offer, cheapest first. */
function terms(scene: Scene, combat: CombatView, player: PlayerView): Terms[] {
  const { treasures } = combat;
  const fair = fairShare(scene, combat, player);
  const first = firstShare(scene, combat, player);
  const generous = Math.max(1, treasures - 1);
  const shares = [...new Set([first, Math.max(first, fair), generous, treasures])].filter(
    (share) => share <= treasures,
  );
  return shares.map((share) => ({
    treasures: share,
    first: share === treasures ? player.seat : scene.seat,
    items: [],
    plays: [],
  }));
}

function requests(scene: Scene, combat: CombatView, legalMove: LegalMoveOf<'ask'>): MoveOf<'ask'>[] {
  const player = playerAt(scene, legalMove.move.seat);
  const declined = combat.declined.filter((seat) => seat === player.seat).length;
  const wanted = terms(scene, combat, player).slice(declined);
  return wanted
    .map((offered): MoveOf<'ask'> => ({ do: 'ask', seat: player.seat, terms: offered }))
    .filter((move) => admits(legalMove, move));
}

/** Every request that could turn the combat, with the terms that suit each player. */
export function requestsOf(scene: Scene, combat: CombatView): Move[] {
  return legalMovesOf(scene, 'ask')
    .filter(({ move }) => margin(scene, combat, playerAt(scene, move.seat)) >= 0)
    .flatMap((legalMove) => requests(scene, combat, legalMove));
}

/** Asks a player whose help would win the combat, the least dangerous rival first. */
export function askForHelp(scene: Scene, combat: CombatView): Decision | null {
  const { level, sharedVictory } = scene.view.options;
  // Nobody should help another player win the game, unless both win.
  const alone = levelAfter(scene, combat) >= level && !sharedVictory;
  const able = legalMovesOf(scene, 'ask').filter(({ move }) => {
    const player = playerAt(scene, move.seat);
    return margin(scene, combat, player) >= 0 && (!alone || winsByHelping(scene, combat, player));
  });
  const found = best(
    byLot(scene, able, ({ move }) => move.seat),
    ({ move }) => {
      const player = playerAt(scene, move.seat);
      const asked = combat.declined.includes(player.seat) ? 20 : 0;
      const known = Math.max(-1, Math.min(1, feeling(scene, player.seat)));
      return 100 - player.level - asked + Math.min(3, margin(scene, combat, player)) + known;
    },
  );
  const [move] = found === null ? [] : requests(scene, combat, found);
  return move === undefined ? null : decision(move, 'bot-why-ask');
}

/** The value of helping: the bot's own share, minus what the asker gains, minus the risk of being caught. */
function worthOfHelping(
  scene: Scene,
  combat: CombatView,
  offered: { readonly treasures: number; readonly items: readonly number[] },
): number {
  const { me, view } = scene;
  const asker = playerAt(scene, combat.fighter);
  const levels = gainsLevels(scene, me) ? combat.foes.length : 0;
  if (me.level + levels >= view.options.level) return 1000;
  const mine = levels * LEVEL + offered.treasures * TREASURE + offered.items.length * 6;
  const ahead = Math.max(0, asker.level - me.level);
  const late = levelAfter(scene, combat) >= view.options.level - 1 ? 8 : 0;
  const theirs = combat.levels * (1.5 + 0.7 * ahead) + late + (combat.treasures - offered.treasures) * 0.8;
  const harm = combat.foes.reduce(
    (sum, foe) => sum + harmOf(scene, def(scene, foe.kin).badStuff, scene.seat),
    0,
  );
  const sure = margin(scene, combat, me) >= 4 ? 0.05 : 0.15;
  return mine - theirs - harm * sure + feeling(scene, asker.seat);
}

/** Whether another player would win the game by helping if this bot doesn't. */
function keepsFromWinning(scene: Scene, combat: CombatView): boolean {
  return scene.view.players.some(
    (one) =>
      one.seat !== scene.seat &&
      one.seat !== combat.fighter &&
      !one.left &&
      !one.dead &&
      winsByHelping(scene, combat, one) &&
      margin(scene, combat, one) >= 0,
  );
}

/** Answers a request for help. */
export function answerRequest(scene: Scene): Decision | null {
  const { combat, options } = scene.view;
  if (combat?.request?.to !== scene.seat) return null;
  const no = decision({ do: 'decline' }, 'bot-why-decline-help');
  if (!mayDo(scene, 'accept')) return mayDo(scene, 'decline') ? no : null;
  const yes = decision({ do: 'accept' }, 'bot-why-accept-help');
  const wins = levelAfter(scene, combat) >= options.level;
  if (margin(scene, combat, scene.me) < 0) return no;
  if (wins) {
    return options.sharedVictory || worthOfHelping(scene, combat, combat.request.terms) >= 1000 ? yes : no;
  }
  if (keepsFromWinning(scene, combat)) return yes;
  if (worthOfHelping(scene, combat, combat.request.terms) <= scene.style.helpOver) {
    return counter(scene, combat) ?? no;
  }
  return thanks(scene, combat.fighter) > 0 ? decision({ do: 'accept' }, 'bot-why-thanks') : yes;
}

/** Declines, and names the price at which the bot would help, so that people can offer it. */
function counter(scene: Scene, combat: CombatView): Decision | null {
  const treasures = helpsFor(scene, combat);
  if (treasures === null || treasures <= (combat.request?.terms.treasures ?? 0)) return null;
  return { move: { do: 'decline' }, why: 'bot-why-counter', treasures };
}

/** The smallest share of the treasures for which this bot would help the fighter; `null` if it wouldn't at all. */
export function helpsFor(scene: Scene, combat: CombatView): number | null {
  const wins = levelAfter(scene, combat) >= scene.view.options.level;
  if (wins || margin(scene, combat, scene.me) < 0) return null;
  for (let treasures = 0; treasures <= combat.treasures; treasures += 1) {
    if (worthOfHelping(scene, combat, { treasures, items: [] }) > scene.style.helpOver) return treasures;
  }
  return null;
}

/** Whether this helper would make the bot win its combat. */
export function turnsWith(scene: Scene, combat: CombatView, helper: Seat): boolean {
  return margin(scene, combat, playerAt(scene, helper)) >= 0;
}

/** The strongest player who can be forced to help. */
export function forceHelp(
  scene: Scene,
  combat: CombatView,
  uses: readonly LegalMoveOf<'use'>[],
): Move | null {
  const able = uses.filter(
    ({ move }) => move.seat !== undefined && margin(scene, combat, playerAt(scene, move.seat)) >= 0,
  );
  return (
    best(
      byLot(scene, able, ({ move }) => move.seat),
      ({ move }) => playerAt(scene, move.seat ?? 0).strength.total,
      -100,
    )?.move ?? null
  );
}
