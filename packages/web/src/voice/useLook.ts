import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import type { LegalMove } from '@kickdoor/rules';
import { moveKey } from '../hand/actions.ts';
import { useGround } from '../table/TableContext.ts';

/**
 * Looking at a button aims its move: the stage shows the figures there would be. Updates give the same move anew, and it
 * stays aimed. A button that appears or becomes another one under a pointer at rest aims as soon as the pointer moves.
 */
export function useLook(legalMove: LegalMove) {
  const { aim } = useGround();
  const key = moveKey(legalMove);
  /** The move that this button has aimed. */
  const aimed = useRef<string | null>(null);
  useEffect(() => {
    if (aimed.current === key) aim(legalMove);
  }, [aim, key, legalMove]);
  const look = () => {
    aimed.current = key;
    aim(legalMove);
  };
  return {
    away: () => {
      aimed.current = null;
      aim(null);
    },
    over: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && aimed.current !== key) look();
    },
    focus: ({ target }: FocusEvent) => {
      // Only where the keyboard is at work: focus that follows a tap or a click aims at nothing.
      if (target.matches(':focus-visible')) look();
    },
  };
}
