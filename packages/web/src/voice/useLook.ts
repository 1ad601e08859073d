import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import type { LegalMove } from '@kickdoor/rules';
import { moveKey } from '../hand/actions.ts';
import { useTools } from '../table/TableContext.ts';

/**
 * Aims a button's move while the button is hovered or focused: the stage previews the resulting figures. The aim
 * survives updates that recreate the same move. A button that appears or changes under a resting pointer aims only once
 * the pointer moves.
 */
export function useLook(legalMove: LegalMove) {
  const { aim } = useTools();
  const key = moveKey(legalMove);
  /** The key of the move that this button is aiming. */
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
      // Only for keyboard focus: focus from a tap or a click doesn't aim.
      if (target.matches(':focus-visible')) look();
    },
  };
}
