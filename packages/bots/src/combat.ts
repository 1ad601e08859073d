/** The bot's own combats, as fighter or helper: what to spend, whom to ask, when to run. */
import type { CardDef, CombatView, Kind, MoveOf, Play } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { harmOf } from './deeds.ts';
import { askForHelp, forceHelp } from './help.ts';
import { costOf, nextStep, playsOf, reach, resources, type Resource } from './resources.ts';
import { best, decision, def, isWho, mayDo, legalMovesOf, rivals, type Scene } from './scene.ts';
import { deltaOfPlay, foeStrength, isThreat, levelAfter, need, isPower, waitingFor } from './strength.ts';
import type { Chances } from './style.ts';
import { cardWorth, cheapest, LEVEL } from './worth.ts';

/** `wait`: others have to act first, and any move now would be a mistake. */
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

/** Wins with the bot's own cards, if they suffice and winning is worth them. */
function byOwnMeans(scene: Scene, combat: CombatView, which: (one: Resource) => boolean): Decision | null {
  const list = resources(scene, combat).filter(which);
  const amount = need(scene, combat);
  if (reach(list, 1) < amount) return null;
  if (costOf(list, amount, 1) > prize(scene, combat) + danger(scene, combat)) return null;
  return spend(nextStep(list, amount, 1));
}

/** Uses a power that forces another player to help for free. */
function byForce(scene: Scene, combat: CombatView): Decision | null {
  const uses = legalMovesOf(scene, 'use').filter(({ move }) => isPower(scene, move.power, 'allure'));
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
  const cheap = byOwnMeans(scene, combat, (one) => one.cost < 5);
  if (cheap !== null) return cheap;
  const forced = byForce(scene, combat);
  if (forced !== null) return forced;
  const asked = askForHelp(scene, combat);
  if (asked !== null) return asked;
  const dear = byOwnMeans(scene, combat, () => true) ?? wayOut(scene, combat);
  if (dear !== null) return dear;
  return mayDo(scene, 'flee') ? decision({ do: 'flee' }, 'bot-why-flee') : null;
}

/** Kinds of card that add monsters to a combat, and so Levels. */
const MORE: ReadonlySet<Kind> = new Set<Kind>(['mate', 'wandering']);

/** When far ahead, makes the combat bigger: a stronger monster has more Treasures, another one gives another Level. */
function greed(scene: Scene, combat: CombatView): Decision | null {
  if (levelAfter(scene, combat) >= scene.view.options.level) return null;
  const { spare: left, more } = scene.style.greed;
  const spare = combat.fighters.total - combat.monsters.total - left;
  const able = legalMovesOf(scene, 'play').filter(({ move }) => {
    const { kind, bonus } = def(scene, move.card);
    if (kind === 'enhancer') return bonus > 0 && spare >= bonus;
    return more && MORE.has(kind) && spare + deltaOfPlay(scene, combat, move) >= 0;
  });
  const one = best(able, ({ move }) => (def(scene, move.card).kind === 'enhancer' ? 1 : 2));
  return one === null ? null : decision(one.move, 'bot-why-meddle');
}

function fight(scene: Scene, combat: CombatView): Advice {
  if (combat.claim !== null) return mayDo(scene, 'pass') ? decision({ do: 'pass' }, 'bot-why-pass') : 'wait';
  if (!combat.winning) return lose(scene, combat);
  const more = greed(scene, combat);
  if (more !== null) return more;
  return mayDo(scene, 'claim') ? decision({ do: 'claim' }, 'bot-why-claim') : null;
}

function support(scene: Scene, combat: CombatView): Advice {
  // A helper who sees that the fighter is about to win the game has no good options left.
  if (!combat.winning && !isThreat(scene, combat)) {
    const help = byOwnMeans(scene, combat, () => true);
    if (help !== null) return help;
  }
  return mayDo(scene, 'pass') ? decision({ do: 'pass' }, 'bot-why-pass') : 'wait';
}

/** What to do in the bot's own combat. */
export function inCombat(scene: Scene): Advice {
  const { combat, phase } = scene.view;
  if (combat === null || phase !== 'combat') return null;
  if (combat.fighter === scene.seat) return fight(scene, combat);
  return combat.helper === scene.seat ? support(scene, combat) : null;
}

/** The bot's strength in a fight with a monster, before any cards. */
function ownStrength(scene: Scene, { traits }: CardDef): number {
  const { me } = scene;
  return traits.levelAlone ? me.level : me.strength.total + waitingFor(scene, me);
}

/** Whether the bot's strength alone would beat a monster, whatever the monster's bonuses, with a margin. */
function isSure(scene: Scene, monster: CardDef): boolean {
  const { me } = scene;
  const mine = ownStrength(scene, monster);
  // Nobody turns human unexpectedly, so bonuses against humans count only if the bot is one now.
  const against = monster.traits.against.filter(({ who }) => who.race !== 'human' || isWho(scene, me, who));
  return mine >= against.reduce((sum, one) => sum + Math.max(0, one.strength), monster.level) + 2;
}

/** The bot's chance to beat a monster, from 0 to 1: by strength alone, with cards from its hand, or with help. */
function hope(scene: Scene, monster: CardDef, chances: Chances): number {
  const { me } = scene;
  const mine = ownStrength(scene, monster);
  const short = foeStrength(scene, monster, [me]) + 1 - mine;
  if (short <= 0) return chances.strength;
  if (short <= shots(scene, monster)) return chances.cards;
  if (monster.traits.levelAlone || monster.treasures < 2) return 0;
  const helper = rivals(scene).some(
    (one) => !one.dead && foeStrength(scene, monster, [me, one]) + 1 <= mine + one.strength.total,
  );
  return helper ? chances.help : 0;
}

/** What the one-shots in hand add to the fighters' strength against a monster. */
function shots(scene: Scene, monster: CardDef): number {
  let sum = 0;
  for (const card of scene.view.hand ?? []) {
    for (const play of def(scene, card).plays) {
      if (play.play === 'strength') sum += Math.max(0, shotAgainst(play.with, monster));
    }
  }
  return sum;
}

type Shot = Extract<Play, { readonly play: 'strength' }>['with'];

/** What a one-shot adds against this monster; nothing if it is for other monsters. */
function shotAgainst(shot: Shot, { tags }: CardDef): number {
  if (typeof shot === 'number') return shot;
  return shot.versus === undefined || tags.includes(shot.versus) ? shot.amount : 0;
}

/** The value of fighting a monster from the hand, in points. */
function promise(scene: Scene, { card }: MoveOf<'fight'>): number {
  const monster = def(scene, card);
  const { trouble: chances } = scene.style;
  if (chances === null) {
    // Without chances the bot only takes sure fights.
    return isSure(scene, monster) ? 2 * monster.levels + monster.treasures : Number.NEGATIVE_INFINITY;
  }
  const chance = hope(scene, monster, chances);
  const won = monster.levels * LEVEL + monster.treasures * 5;
  const lost = 0.5 * harmOf(scene, monster.badStuff, scene.seat);
  return chance * won - (1 - chance) * lost - 0.5 * cardWorth(scene, card);
}

/** Revives the monster on top of the door discards, if the bot is sure to beat it and it is worth the card it costs. */
export function revive(scene: Scene): Decision | null {
  const { top } = scene.view.discards.doors;
  const monster = top === null ? null : def(scene, top);
  if (monster?.kind !== 'monster' || !isSure(scene, monster)) return null;
  const use = legalMovesOf(scene, 'use').find(({ move }) => isPower(scene, move.power, 'resurrection'));
  const [card] = cheapest(scene, use?.pick?.from ?? []);
  if (use === undefined || card === undefined) return null;
  const { me, view } = scene;
  const worth =
    me.level + monster.levels >= view.options.level ? 1000 : monster.levels * LEVEL + monster.treasures * 5;
  return 0.6 * worth <= cardWorth(scene, card)
    ? null
    : decision({ ...use.move, cards: [card] }, 'bot-why-trouble');
}

/** Looks for trouble with the best monster in hand. */
export function trouble(scene: Scene): Decision | null {
  const found = best(
    legalMovesOf(scene, 'fight'),
    ({ move }) => promise(scene, move),
    scene.style.troubleOver,
  );
  return found === null ? null : decision(found.move, 'bot-why-trouble');
}
