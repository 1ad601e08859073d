/** Which of a game's steps stand: no later rewind has taken them back. */
import type { GameEvent } from '../model/event.ts';

/** A step by the number of the act it was, 0 being the deal. */
export interface NumberedStep {
  readonly number: number;
  readonly events: readonly GameEvent[];
}

/** The steps that no later one has taken back, in their order; the rewinds themselves are among them. */
export function standing<Step extends NumberedStep>(steps: readonly Step[]): readonly Step[] {
  let stand: Step[] = [];
  for (const step of steps) {
    for (const event of step.events) {
      if (event.e === 'rewound') stand = stand.filter(({ number }) => number < event.to);
    }
    stand.push(step);
  }
  return stand;
}
