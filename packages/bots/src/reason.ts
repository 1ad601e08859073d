/** Short reasons for moves found by a search, derived from the move and face-up cards, never from the hand. */
import type { CardDef, CombatView, Move, MoveOf, Verb } from '@kickdoor/rules';
import type { Decision, Why } from './bot.ts';
import { isAhead } from './meddle.ts';
import { decision, def, playerAt, type Scene } from './scene.ts';
import { deltaOfPlay, deltaOfUse, isThreat, levelAfter, isPower } from './strength.ts';

/** Verbs whose reason depends on the move. */
type Explained = 'accept' | 'decline' | 'end' | 'play' | 'use';

/** The reasons for all other moves. */
const WHY: Readonly<Record<Exclude<Verb, Explained>, Why>> = {
  kick: 'bot-why-door',
  loot: 'bot-why-loot',
  fight: 'bot-why-trouble',
  equip: 'bot-why-equip',
  unequip: 'bot-why-equip',
  sell: 'bot-why-sell',
  offer: 'bot-why-trade',
  ask: 'bot-why-ask',
  claim: 'bot-why-claim',
  pass: 'bot-why-pass',
  flee: 'bot-why-flee',
  roll: 'bot-why-roll',
  charity: 'bot-why-charity',
  take: 'bot-why-must',
  join: 'bot-why-must',
  part: 'bot-why-must',
  give: 'bot-why-must',
  drop: 'bot-why-must',
  withdraw: 'bot-why-must',
  sacrifice: 'bot-why-must',
  choose: 'bot-why-must',
  seize: 'bot-why-must',
  show: 'bot-why-must',
  concede: 'bot-why-must',
  timeout: 'bot-why-must',
};

/** Kinds of card that a player lays out in front of themselves. */
const LAID_OUT: ReadonlySet<CardDef['kind']> = new Set<CardDef['kind']>([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  'item',
  'item-enhancer',
  'sidekick',
  'steed',
]);

/** A move with its reason. */
export function reasoned(scene: Scene, move: Move): Decision {
  const { combat } = scene.view;
  switch (move.do) {
    case 'accept':
      return decision(move, combat?.request?.to === scene.seat ? 'bot-why-accept-help' : 'bot-why-bargain');
    case 'decline':
      return decision(
        move,
        combat?.request?.to === scene.seat ? 'bot-why-decline-help' : 'bot-why-decline-trade',
      );
    case 'end':
      return decision(move, scene.view.phase === 'setup' ? 'bot-why-ready' : 'bot-why-end');
    case 'play':
      return ofPlay(scene, move);
    case 'use':
      if (isPower(scene, move.power, 'steal')) return decision(move, 'bot-why-steal');
      return combat === null
        ? decision(move, 'bot-why-fight-power')
        : inCombat(scene, combat, move, deltaOfUse(scene, combat, move));
    default:
      return decision(move, WHY[move.do]);
  }
}

function ofPlay(scene: Scene, move: MoveOf<'play'>): Decision {
  const { combat } = scene.view;
  const target = move.seat === undefined ? scene.me : playerAt(scene, move.seat);
  const { kind } = def(scene, move.card);
  const delta = combat === null ? 0 : deltaOfPlay(scene, combat, move);
  if (combat !== null && delta !== 0) return inCombat(scene, combat, move, delta);
  if (target.seat !== scene.seat) {
    return isAhead(scene, target)
      ? decision(move, 'bot-why-leader', target.level)
      : decision(move, 'bot-why-curse');
  }
  if (LAID_OUT.has(kind)) return decision(move, 'bot-why-lay-out');
  return decision(move, kind === 'special' ? 'bot-why-level' : 'bot-why-dodge');
}

/** A move that changes the strengths in a combat, with its reason. */
function inCombat(scene: Scene, combat: CombatView, move: Move, delta: number): Decision {
  const isOwn = combat.fighter === scene.seat || combat.helper === scene.seat;
  if (delta > 0 || isOwn) {
    const tips = move.do === 'use' ? 'bot-why-fight-power' : 'bot-why-fight-shot';
    return decision(move, delta > 0 ? tips : 'bot-why-meddle');
  }
  if (isThreat(scene, combat)) return decision(move, 'bot-why-stop', levelAfter(scene, combat));
  const fighter = playerAt(scene, combat.fighter);
  return isAhead(scene, fighter)
    ? decision(move, 'bot-why-leader', fighter.level)
    : decision(move, 'bot-why-meddle');
}
