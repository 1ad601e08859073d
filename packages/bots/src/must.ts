/** The fallback that keeps a game moving: a seat that owes an answer, or whose turn it is, always acts. */
import { sampleMove, type Verb } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { decision, type Scene } from './scene.ts';

/** Moves that advance the game, least risky first. */
const ONWARD: readonly Verb[] = [
  'pass',
  'decline',
  'choose',
  'charity',
  'give',
  'kick',
  'take',
  'claim',
  'roll',
  'loot',
  'flee',
  'end',
];

/** Whether a move advances the game rather than preparing for it. */
export function isOnward(verb: Verb): boolean {
  return ONWARD.includes(verb);
}

/** Makes the first legal move that advances the game. */
export function goOn(scene: Scene): Decision | null {
  for (const verb of ONWARD) {
    const legalMove = scene.legalMoves.find((one) => one.move.do === verb);
    if (legalMove !== undefined) {
      return decision(sampleMove(legalMove, scene.random), verb === 'pass' ? 'bot-why-pass' : 'bot-why-must');
    }
  }
  return null;
}
