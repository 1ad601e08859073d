/** The bot's own combats, as fighter or helper: what to spend, whom to ask, when to run. */
import type { CombatView } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { harmOf } from './deeds.ts';
import { askForHelp, forceHelp } from './help.ts';
import { costOf, nextStep, playsOf, reach, resources, type Resource } from './resources.ts';
import { best, decision, def, mayDo, legalMovesOf, type Scene } from './scene.ts';
import { isThreat, levelAfter, need, powerNamed } from './strength.ts';
import { LEVEL } from './worth.ts';

/** `wait`: others are to act, and any move in the meantime would be a mistake. */
export type Advice = Decision | 'wait' | null;

/** The cost of losing the combat, in points. */
export function danger(scene: Scene, combat: CombatView): number {
  const bad = combat.foes.map((foe) => {
    const { badStuff, escaped, traits } = def(scene, foe.kin);
    const caught = harmOf(scene, badStuff, scene.seat);
    return traits.noEscape ? caught : 0.6 * caught + 0.4 * harmOf(scene, escaped, scene.seat);
  });
  return bad.reduce((sum, harm) => sum + harm, 0);
}

/** The value of winning it, in points. */
function prize(scene: Scene, combat: CombatView): number {
  if (combat.helper === scene.seat) return 5 * (combat.terms?.treasures ?? 0);
  if (levelAfter(scene, combat) >= scene.view.options.level) return 1000;
  return combat.levels * LEVEL + combat.treasures * 5;
}

function spend(step: Resource | null): Decision | null {
  if (step === null) return null;
  return decision(step.move, step.kind === 'power' ? 'bot-why-fight-power' : 'bot-why-fight-shot');
}

/** Wins with one's own cards, if they suffice and it is worth it. */
function byOwnMeans(scene: Scene, combat: CombatView, which: (one: Resource) => boolean): Decision | null {
  const list = resources(scene, combat).filter(which);
  const amount = need(scene, combat);
  if (reach(list, 1) < amount) return null;
  if (costOf(list, amount, 1) > prize(scene, combat) + danger(scene, combat)) return null;
  return spend(nextStep(list, amount, 1));
}

/** Uses a power that forces somebody to help for free. */
function byForce(scene: Scene, combat: CombatView): Decision | null {
  const uses = legalMovesOf(scene, 'use').filter(
    ({ move }) => powerNamed(scene, move.power)?.power === 'allure',
  );
  const move = forceHelp(scene, combat, uses);
  return move === null ? null : decision(move, 'bot-why-fight-power');
}

/** Escapes a combat that can't be won. */
function wayOut(scene: Scene, combat: CombatView): Decision | null {
  if (danger(scene, combat) < 7) return null;
  const [over] = playsOf(scene, 'end-combat');
  if (over !== undefined) return decision(over.move, 'bot-why-escape');
  const [swap] = playsOf(scene, 'swap-foe');
  const strongest = Math.max(...combat.foes.map((foe) => foe.strength.total));
  return swap === undefined || strongest < 9 ? null : decision(swap.move, 'bot-why-escape');
}

function lose(scene: Scene, combat: CombatView): Advice {
  if (combat.request !== null) return 'wait';
  const alone = levelAfter(scene, combat) >= scene.view.options.level;
  const cheap = byOwnMeans(scene, combat, (one) => one.kind === 'power' || one.cost < 5);
  if (cheap !== null) return cheap;
  const forced = byForce(scene, combat);
  if (forced !== null) return forced;
  if (!alone || scene.view.options.sharedVictory) {
    const asked = askForHelp(scene, combat);
    if (asked !== null) return asked;
  }
  const dear = byOwnMeans(scene, combat, () => true) ?? wayOut(scene, combat);
  if (dear !== null) return dear;
  return mayDo(scene, 'flee') ? decision({ do: 'flee' }, 'bot-why-flee') : null;
}

/** A stronger monster has more Treasures; when far ahead, the bot strengthens it. */
function greed(scene: Scene, combat: CombatView): Decision | null {
  if (levelAfter(scene, combat) >= scene.view.options.level) return null;
  const spare = combat.fighters.total - combat.monsters.total;
  const one = legalMovesOf(scene, 'play').find(({ move }) => {
    const card = def(scene, move.card);
    return card.kind === 'enhancer' && card.bonus > 0 && spare >= card.bonus + 5;
  });
  return one === undefined ? null : decision(one.move, 'bot-why-meddle');
}

function fight(scene: Scene, combat: CombatView): Advice {
  if (combat.claim !== null) return mayDo(scene, 'pass') ? decision({ do: 'pass' }, 'bot-why-pass') : 'wait';
  if (!combat.winning) return lose(scene, combat);
  const more = greed(scene, combat);
  if (more !== null) return more;
  return mayDo(scene, 'claim') ? decision({ do: 'claim' }, 'bot-why-claim') : null;
}

function support(scene: Scene, combat: CombatView): Advice {
  // A helper who sees that the fighter is about to win the game has only bad options left.
  if (!combat.winning && !isThreat(scene, combat)) {
    const help = byOwnMeans(scene, combat, () => true);
    if (help !== null) return help;
  }
  return mayDo(scene, 'pass') ? decision({ do: 'pass' }, 'bot-why-pass') : 'wait';
}

/** What to do in one's own combat. */
export function inCombat(scene: Scene): Advice {
  const { combat, phase } = scene.view;
  if (combat === null || phase !== 'combat') return null;
  if (combat.fighter === scene.seat) return fight(scene, combat);
  return combat.helper === scene.seat ? support(scene, combat) : null;
}

/** The best monster in hand for looking for trouble. */
export function trouble(scene: Scene): Decision | null {
  const { me } = scene;
  const able = legalMovesOf(scene, 'fight').filter(({ move }) => {
    const monster = def(scene, move.card);
    const mine = monster.traits.levelAlone ? me.level : me.strength.total;
    const against = monster.traits.against.filter(
      ({ who }) => who.race === undefined || who.race !== 'human',
    );
    const most = against.reduce((sum, one) => sum + Math.max(0, one.strength), monster.level);
    return mine >= most + 2;
  });
  const found = best(able, ({ move }) => {
    const monster = def(scene, move.card);
    return 2 * monster.levels + monster.treasures;
  });
  return found === null ? null : decision(found.move, 'bot-why-trouble');
}
