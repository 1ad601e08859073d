/** Interfering in others' combats, and curses: against whoever is about to win, and occasionally against the leader. */
import type { CombatView, Deed, MoveOf, PlayerView } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { impactOf, worthOf, type Impact } from './deeds.ts';
import { missesAll } from './losses.ts';
import { feeling, grudge } from './feelings.ts';
import { byLot, mood } from './lot.ts';
import { nextStep, playsOf, reach, resources } from './resources.ts';
import { best, decision, def, lastButOne, legalMovesOf, playerAt, rivals, type Scene } from './scene.ts';
import { isThreat, levelAfter, need } from './strength.ts';

/** The fighters' surplus strength. */
function surplus(scene: Scene, combat: CombatView): number {
  return combat.fighters.total - combat.monsters.total + (need(scene, combat) === 0 ? 1 : 0);
}

/** How many Levels short of winning a rival must not get by a fight that can be called off. */
const TOO_NEAR = 2;

/** Ends the fight of a player who is about to win the game or to get close, so that no later card can save the win. */
function callOff(scene: Scene, combat: CombatView): Decision | null {
  const after = levelAfter(scene, combat);
  const isNear =
    after >= scene.view.options.level - TOO_NEAR && playerAt(scene, combat.fighter).level >= scene.me.level;
  const [over] = isNear || isThreat(scene, combat) ? playsOf(scene, 'end-combat') : [];
  if (over === undefined) return null;
  return decision(over.move, isThreat(scene, combat) ? 'bot-why-stop' : 'bot-why-leader', after);
}

function against(scene: Scene, combat: CombatView): Decision | null {
  const list = resources(scene, combat).filter((one) => one.delta < 0);
  const amount = Math.max(1, surplus(scene, combat));
  const step = nextStep(list, amount, -1);
  if (step === null) return null;
  // A win that ends the game must be stopped, even if it takes others, too.
  if (isThreat(scene, combat)) return decision(step.move, 'bot-why-stop', levelAfter(scene, combat));
  const leader = playerAt(scene, combat.fighter);
  const { from, behind, often, cost } = scene.style.meddle;
  const ahead = leader.level >= scene.me.level - behind && leader.level >= from;
  const worthIt = reach(list, -1) >= amount && -step.delta >= amount && step.cost < cost;
  if (!worthIt) return null;
  if (ahead && mood(scene, 1) < often) return decision(step.move, 'bot-why-leader', leader.level);
  return isPaidBack(scene, leader) ? decision(step.move, 'bot-why-grudge') : null;
}

/** The chance per point of grudge that the bot acts on it. */
const PAYS_BACK = 0.25;

/** Whether the bot takes revenge this turn; never on a player well behind it. */
function isPaidBack(scene: Scene, player: PlayerView): boolean {
  const isBehind = player.level < scene.me.level - 2;
  return !isBehind && mood(scene, 4) < PAYS_BACK * grudge(scene, player.seat);
}

/** While others claim a win: stops it, or passes. */
export function meddle(scene: Scene): Decision | null {
  const { combat, phase } = scene.view;
  if (combat === null || phase !== 'combat' || combat.claim?.kind !== 'win') return null;
  if (combat.fighter === scene.seat || combat.helper === scene.seat || !combat.winning) return null;
  return callOff(scene, combat) ?? against(scene, combat);
}

/** Plays cards that make a rival's run harder. */
export function trip(scene: Scene): Decision | null {
  const { flight, pending } = scene.view;
  if (flight === null || pending !== null || flight.runner === scene.seat) return null;
  const runner = playerAt(scene, flight.runner);
  if (runner.level < scene.me.level || mood(scene, 2) > 0.8) return null;
  const floor = legalMovesOf(scene, 'play').find(({ move }) =>
    def(scene, move.card).plays.some((it) => it.play === 'fix-die' && it.with.result === 1),
  );
  return floor === undefined ? null : decision(floor.move, 'bot-why-leader', runner.level);
}

/** The player a card is played on: the one named, or the bot itself. */
function subjectOf(scene: Scene, move: MoveOf<'play'>): PlayerView {
  return move.seat === undefined ? scene.me : playerAt(scene, move.seat);
}

/** The value to the bot of playing a curse, a special or an afflicting one-shot. */
function worthOfPlay(scene: Scene, move: MoveOf<'play'>): number {
  const card = def(scene, move.card);
  const subject = subjectOf(scene, move);
  if (card.kind === 'curse' && card.lasting) {
    return subject.seat === scene.seat ? -5 : subject.level - scene.me.level + 3;
  }
  const impact = impactOfPlay(scene, move);
  const worth = worthOf(scene, impact);
  if (afflictions(scene, move).length === 0 || isGood(impact, subject)) return worth;
  return subject.seat === scene.seat ? -5 : Math.max(worth, 1 + subject.level - scene.me.level, 1);
}

/** What a one-shot does to the player it is played on; nothing if the bot lays it out in front of itself. */
function afflictions(scene: Scene, { card, seat }: MoveOf<'play'>): readonly Deed[] {
  return def(scene, card).plays.flatMap((play) =>
    play.play === 'afflict' && (play.with.on === 'self') === (seat === undefined) ? play.with.do : [],
  );
}

/** What playing a card on somebody does to everybody. */
function impactOfPlay(scene: Scene, move: MoveOf<'play'>): Impact {
  const card = def(scene, move.card);
  return impactOf(
    scene,
    [...card.strike, ...afflictions(scene, move)],
    subjectOf(scene, move).seat,
    scene.seat,
  );
}

/** Whether a card helps the player it is played on. */
function isGood(impact: Impact, { seat }: PlayerView): boolean {
  return (impact.get(seat) ?? 0) > 0;
}

/** The kind a bot plays a card as: one-shots for a player count as curses, or as specials if they help. */
function kindOf(scene: Scene, move: MoveOf<'play'>): string {
  if (afflictions(scene, move).length === 0) return def(scene, move.card).kind;
  return isGood(impactOfPlay(scene, move), subjectOf(scene, move)) ? 'special' : 'curse';
}

/** Whether a card would have no effect; even a grudge doesn't justify that. */
function isWasted(scene: Scene, move: MoveOf<'play'>): boolean {
  const deeds = [...def(scene, move.card).strike, ...afflictions(scene, move)];
  return deeds.length > 0 && missesAll(scene, deeds, subjectOf(scene, move).seat);
}

/** Plays a card on a player, if it is worth at least this much. */
function strikeWorth(scene: Scene, least: number, kinds: readonly string[]): Decision | null {
  const able = legalMovesOf(scene, 'play').filter(
    ({ move }) => kinds.includes(kindOf(scene, move)) && move.on === undefined && !isWasted(scene, move),
  );
  const found = best(
    byLot(scene, able, ({ move }) => move.seat),
    ({ move }) => worthOfPlay(scene, move) - feelingFor(scene, move),
    least,
  );
  return found === null ? null : struck(scene, found.move);
}

/** How the bot feels about the player a card is played on. */
function feelingFor(scene: Scene, { seat }: MoveOf<'play'>): number {
  return seat === undefined || seat === scene.seat ? 0 : feeling(scene, seat);
}

/** Plays a card on a player; the reason names the Level if that player leads. */
function struck(scene: Scene, move: MoveOf<'play'>): Decision {
  const subject = subjectOf(scene, move);
  if (subject.seat === scene.seat) return decision(move, 'bot-why-level');
  if (isAhead(scene, subject)) return decision(move, 'bot-why-leader', subject.level);
  return decision(move, grudge(scene, subject.seat) > 0 ? 'bot-why-grudge' : 'bot-why-curse');
}

/** Whether a rival leads: no other rival has a higher Level, and somebody at the table has a lower one. */
export function isAhead(scene: Scene, player: PlayerView): boolean {
  const levels = rivals(scene).map(({ level }) => level);
  return player.level >= Math.max(...levels) && player.level > Math.min(...levels, scene.me.level);
}

/** Plays specials that give Levels: on itself when possible, on others if that is worth more. */
export function specials(scene: Scene): Decision | null {
  return strikeWorth(scene, 2.5, ['special', 'event']);
}

/** Plays curses on the bot's own turn: freely against a player far ahead, otherwise only with a full hand. */
export function curses(scene: Scene): Decision | null {
  const full = scene.me.hand > scene.me.handLimit;
  const danger = rivals(scene).some((player) => player.level >= lastButOne(scene) - 1);
  if (full) return strikeWorth(scene, 0.2, ['curse', 'special', 'event']);
  const { often, over } = scene.style.curse;
  const wants = danger || mood(scene, 3) < often || rivals(scene).some((one) => isPaidBack(scene, one));
  return wants ? strikeWorth(scene, over, ['curse']) : null;
}
