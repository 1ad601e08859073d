import type { Bot } from '@kickdoor/bots';
import { sampleMove, type Move, type Offer } from '@kickdoor/rules';

/** Numbers from a seed, so that a failing test fails again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Any lawful move but leaving; `null` where there is none. */
export function anyMove(offers: readonly Offer[], random: () => number): Move | null {
  const likely = offers.filter(({ move }) => move.do !== 'concede');
  const offer = likely[Math.floor(random() * likely.length)];
  return offer === undefined ? null : sampleMove(offer, random);
}

/** Plays whatever is lawful. */
export function randomBot(seed: number): Bot {
  const random = seeded(seed);
  return {
    decide(_, offers) {
      const move = anyMove(offers, random);
      return move === null ? null : { move, why: 'bot-why-at-random' };
    },
  };
}
