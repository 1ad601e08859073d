/** Interfering in others' combats, and curses: against whoever is about to win, and occasionally against the leader. */
import type { CombatView, MoveOf, PlayerView } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { impactOf, worthOf } from './deeds.ts';
import { nextStep, reach, resources } from './resources.ts';
import { best, decision, def, lastButOne, legalMovesOf, playerAt, rivals, type Scene } from './scene.ts';
import { isThreat, need } from './strength.ts';

/** A mood between 0 and 1 that stays the same for a whole turn, so that a bot that has passed doesn't reconsider. */
function mood(scene: Scene, salt: number): number {
  const mixed = Math.imul(scene.view.turns * 31 + scene.seat * 7 + salt, 0x9e3779b1) >>> 0;
  return ((mixed ^ (mixed >>> 15)) % 1000) / 1000;
}

/** The fighters' surplus strength. */
function surplus(scene: Scene, combat: CombatView): number {
  return combat.fighters.total - combat.monsters.total + (need(scene, combat) === 0 ? 1 : 0);
}

function against(scene: Scene, combat: CombatView): Decision | null {
  const list = resources(scene, combat).filter((one) => one.delta < 0);
  const amount = Math.max(1, surplus(scene, combat));
  const step = nextStep(list, amount, -1);
  if (step === null) return null;
  // A win that ends the game must be stopped, even if others have to do the rest.
  if (isThreat(scene, combat)) return decision(step.move, 'bot-why-stop');
  const leader = playerAt(scene, combat.fighter);
  const ahead = leader.level >= scene.me.level && leader.level >= 5;
  const worthIt = reach(list, -1) >= amount && -step.delta >= amount && step.cost < 7;
  return ahead && worthIt && mood(scene, 1) < 0.45 ? decision(step.move, 'bot-why-meddle') : null;
}

/** While others claim a win: stops it, or passes. */
export function meddle(scene: Scene): Decision | null {
  const { combat, phase } = scene.view;
  if (combat === null || phase !== 'combat' || combat.claim?.kind !== 'win') return null;
  if (combat.fighter === scene.seat || combat.helper === scene.seat || !combat.winning) return null;
  return against(scene, combat);
}

/** Plays cards that make a rival's run harder. */
export function trip(scene: Scene): Decision | null {
  const { flight, pending } = scene.view;
  if (flight === null || pending !== null || flight.runner === scene.seat) return null;
  const runner = playerAt(scene, flight.runner);
  if (runner.level < scene.me.level || mood(scene, 2) > 0.6) return null;
  const floor = legalMovesOf(scene, 'play').find(({ move }) =>
    def(scene, move.card).plays.some((it) => it.play === 'fix-die' && it.with.result === 1),
  );
  return floor === undefined ? null : decision(floor.move, 'bot-why-meddle');
}

/** The player a card is played on: the one named, or oneself. */
function subjectOf(scene: Scene, move: MoveOf<'play'>): PlayerView {
  return move.seat === undefined ? scene.me : playerAt(scene, move.seat);
}

/** The value to oneself of playing a curse, a special or an afflicting one-shot. */
function worthOfPlay(scene: Scene, move: MoveOf<'play'>): number {
  const card = def(scene, move.card);
  const subject = subjectOf(scene, move);
  if (card.kind === 'curse' && card.lasting) {
    return subject.seat === scene.seat ? -5 : subject.level - scene.me.level + 3;
  }
  const afflicts = card.plays.some(({ play }) => play === 'afflict');
  if (afflicts) return subject.seat === scene.seat ? -5 : 1 + Math.max(0, subject.level - scene.me.level);
  return worthOf(scene, impactOf(scene, card.strike, subject.seat, scene.seat));
}

/** Plays a card on a player, if it is worth at least this much. */
function strikeWorth(scene: Scene, least: number, kinds: readonly string[]): Decision | null {
  const able = legalMovesOf(scene, 'play').filter(({ move }) => {
    const card = def(scene, move.card);
    const works =
      kinds.includes(card.kind) ||
      (kinds.includes('curse') && card.plays.some(({ play }) => play === 'afflict'));
    return works && move.on === undefined;
  });
  const found = best(able, ({ move }) => worthOfPlay(scene, move), least);
  if (found === null) return null;
  const own = subjectOf(scene, found.move).seat === scene.seat;
  return decision(found.move, own ? 'bot-why-level' : 'bot-why-curse');
}

/** Specials that give Levels: on oneself when possible, against others if that is worth more. */
export function specials(scene: Scene): Decision | null {
  return strikeWorth(scene, 2.5, ['special', 'event']);
}

/** Curses on one's own turn: freely against a player far ahead, otherwise only with a full hand. */
export function curses(scene: Scene): Decision | null {
  const full = scene.me.hand > scene.me.handLimit;
  const danger = rivals(scene).some((player) => player.level >= lastButOne(scene) - 1);
  if (full) return strikeWorth(scene, 0.2, ['curse', 'special', 'event']);
  return danger || mood(scene, 3) < 0.25 ? strikeWorth(scene, 2, ['curse']) : null;
}
