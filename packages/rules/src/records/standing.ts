/** The steps of a game that stand: no later rewind has taken them back. */
import type { GameEvent } from '../model/event.ts';

/** A step with the number of its act, 0 for the deal. */
export interface NumberedStep {
  readonly number: number;
  readonly events: readonly GameEvent[];
}

/** Returns the steps that no later one has taken back, in order, including the rewinds themselves. */
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
