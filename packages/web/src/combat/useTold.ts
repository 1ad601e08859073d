import { badStuffPhrase, type CardId, type CombatView } from '@kickdoor/rules';
import { useState, type RefObject } from 'react';
import { useGround } from '../table/TableContext.ts';
import { useFit } from '../ui/useFit.ts';

/** The Bad Stuff that is shown of a fight. */
export interface Told {
  /** Where it stands. */
  readonly shown: RefObject<HTMLDivElement | null>;
  /** Of which monsters it is. */
  readonly kinds: readonly CardId[];
  /** Whether it has to be printed small. */
  readonly small: boolean;
  /** Whether some of it is left over even so. */
  readonly overflows: boolean;
  /** Shows the next monster's, where there is room for one at a time alone. */
  readonly next: (() => void) | null;
  /** Which one that is, and of how many. */
  readonly at: number;
  readonly count: number;
}

/** All of it in small type, then one monster's at a time, then that in small type. */
const [SMALL, ONE, LAST] = [1, 2, 3];

/** Which Bad Stuff of a fight is shown: each monster's, or that of one after the other where there is little room. */
export function useTold({ foes, levels, treasures, helper, sealed }: CombatView): Told {
  const { say, pool } = useGround();
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
