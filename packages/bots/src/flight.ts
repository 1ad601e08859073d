/** Running away: what helps before a roll, after a failed roll, and against curses. */
import type { Decision } from './bot.ts';
import { danger, type Advice } from './combat.ts';
import { ESCAPE_AT, type PendingView } from '@kickdoor/rules';
import { harmOf, impactOf, worthOf } from './deeds.ts';
import { payment, playsOf } from './resources.ts';
import { decision, def, legalMovesOf, type Scene } from './scene.ts';
import { powerNamed } from './strength.ts';

type PendingCancel = Extract<PendingView, { kind: 'cancel' }>;

/** Plays cards that make escape likelier, if being caught would hurt. */
function dodge(scene: Scene): Decision | null {
  const { combat } = scene.view;
  if (combat === null || danger(scene, combat) < 9) return null;
  const own = (effect: string): Decision | null => {
    const found = playsOf(scene, effect).find(({ move }) => {
      if (move.seat !== undefined && move.seat !== scene.seat) return false;
      return !def(scene, move.card).plays.some((play) => play.play === 'fix-die' && play.with.result === 1);
    });
    return found === undefined ? null : decision(found.move, 'bot-why-dodge');
  };
  // Plays whatever it has: the modifiers show played cards only during the roll itself.
  return own('escape') ?? own('fix-die') ?? own('flee-bonus');
}

/** The bot's own run: dodges, then rolls. */
export function run(scene: Scene): Advice {
  const { flight, pending } = scene.view;
  if (flight === null || flight.runner !== scene.seat || pending !== null) return null;
  const [roll] = legalMovesOf(scene, 'roll');
  if (roll === undefined) return null;
  return dodge(scene) ?? decision(roll.move, 'bot-why-roll');
}

/** After a failed roll, uses a power that fixes it, if being caught costs more than its cards. */
export function caught(scene: Scene): Decision | null {
  const { pending } = scene.view;
  if (pending?.kind !== 'caught' || pending.seat !== scene.seat) return null;
  const foe = scene.view.combat?.foes.find(({ card }) => card === pending.foe);
  // A mate has its monster's bad stuff.
  const harm = harmOf(scene, def(scene, foe?.kin ?? pending.foe).badStuff, scene.seat);
  const short = ESCAPE_AT - pending.total;
  for (const legalMove of legalMovesOf(scene, 'use')) {
    const power = powerNamed(scene, legalMove.move.power);
    if (power?.power === 'discard-for-roll') {
      const count = Math.ceil(short / power.with.each);
      const most = legalMove.pick?.max ?? 0;
      if (count <= most && harm >= 4 * count) {
        return decision({ ...legalMove.move, cards: payment(scene, legalMove, count) }, 'bot-why-dodge');
      }
    } else if (power?.power === 'second-wind' && harm >= 6) {
      return decision({ ...legalMove.move, cards: payment(scene, legalMove, 1) }, 'bot-why-dodge');
    }
  }
  return null;
}

/** The value to the bot of the card about to be played; below 0 if it does harm. */
function worthAnnounced(scene: Scene, pending: PendingCancel): number {
  const { combat } = scene.view;
  const { kind, plays, strike, bonus } = def(scene, pending.card);
  if (kind === 'curse') return worthOf(scene, impactOf(scene, strike, pending.victim, pending.by));
  const deeds = plays.flatMap((one) => (one.play === 'afflict' ? one.with.do : []));
  const points = worthOf(scene, impactOf(scene, [...strike, ...deeds], pending.victim, pending.by));
  const fights = combat !== null && [combat.fighter, combat.helper].includes(scene.seat);
  return points - (fights && kind === 'enhancer' ? Math.max(0, bonus) : 0);
}

/** How bad a card must be for a bot to cancel it, in points. */
const UNBEARABLE = -6;

/** Cancels a card that another player has just played, if it would do much harm. */
export function cancelPlayed(scene: Scene): Decision | null {
  const { pending } = scene.view;
  if (pending?.kind !== 'cancel' || pending.by === scene.seat) return null;
  const [cancel] = playsOf(scene, 'cancel-card');
  if (cancel === undefined || worthAnnounced(scene, pending) > UNBEARABLE) return null;
  return decision(cancel.move, 'bot-why-dodge');
}

/** Cancels a curse that is about to hit the bot, if it would hurt. */
export function ward(scene: Scene): Decision | null {
  const { pending } = scene.view;
  if (pending?.kind !== 'cancel' || pending.victim !== scene.seat) return null;
  const curse = def(scene, pending.card);
  const harm = curse.lasting ? 7 : harmOf(scene, curse.strike, scene.seat);
  const cancel = playsOf(scene, 'cancel-curse').find(
    ({ move }) => move.on === undefined || move.on === pending.card,
  );
  return cancel === undefined || harm < 6 ? null : decision(cancel.move, 'bot-why-dodge');
}
