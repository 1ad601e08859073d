/** What is done where nothing better is known: somebody who owes an answer, or has the turn, never stands still. */
import { sampleMove, type Verb } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { decision, type Scene } from './scene.ts';

/** Moves that go on with the game, the ones that risk least first. */
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

/** Whether a move goes on with the game, where others only prepare for it. */
export function isOnward(verb: Verb): boolean {
  return ONWARD.includes(verb);
}

/** The first thing that goes on with the game. */
export function goOn(scene: Scene): Decision | null {
  for (const verb of ONWARD) {
    const offer = scene.offers.find((one) => one.move.do === verb);
    if (offer !== undefined) {
      return decision(sampleMove(offer, scene.random), verb === 'pass' ? 'bot-why-pass' : 'bot-why-must');
    }
  }
  return null;
}
