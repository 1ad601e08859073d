import { badStuffPhrase, type CardId, type CombatView } from '@kickdoor/rules';
import { useState, type RefObject } from 'react';
import { useTools } from '../table/TableContext.ts';
import { useFit } from '../ui/useFit.ts';

/** The Bad Stuff shown in a fight. */
export interface Told {
  /** The element that contains it. */
  readonly shown: RefObject<HTMLDivElement | null>;
  /** The monsters it is about. */
  readonly kinds: readonly CardId[];
  /** Whether it needs small type. */
  readonly small: boolean;
  /** Whether some of it still overflows. */
  readonly overflows: boolean;
  /** Switches to the next monster's, if there is only room for one at a time. */
  readonly next: (() => void) | null;
  /** The index of the one shown, and the number of them. */
  readonly at: number;
  readonly count: number;
}

/** Steps of shrinking: all of it in small type, then one monster's at a time, then that in small type. */
const [SMALL, ONE, LAST] = [1, 2, 3];

/** Chooses which Bad Stuff of a fight to show: each monster's, or one at a time if there is little room. */
export function useTold({ foes, levels, treasures, helper, sealed }: CombatView): Told {
  const { say, pool } = useTools();
  const [chosen, setChosen] = useState<CardId | null>(null);
  const kinds = [...new Set(foes.map(({ kin }) => kin))];
  const at = Math.max(chosen === null ? 0 : kinds.indexOf(chosen), 0);
  const texts = kinds.map((card) => {
    const def = pool.cards[card];
    return def === undefined ? '' : say(badStuffPhrase(def));
  });
  const contents = JSON.stringify([at, levels, treasures, helper, sealed === true, ...texts]);
  const many = kinds.length > 1;
  const fit = useFit<HTMLDivElement>({ contents, room: '.stage', last: many ? LAST : SMALL });
  const single = fit.step >= ONE;
  return {
    shown: fit.shown,
    kinds: single ? kinds.slice(at, at + 1) : kinds,
    small: fit.step === SMALL || fit.step === LAST,
    overflows: fit.overflows,
    next: single ? () => setChosen(kinds[(at + 1) % kinds.length] ?? null) : null,
    at,
    count: kinds.length,
  };
}
