import { useEffect } from 'react';
import { useHeld, usePosition, useTouch } from '../table/TableContext.ts';
import { isAmongCards } from '../prompts/Tray.tsx';
import { useOpenTalk } from '../talk/panel.ts';
import type { Voice } from './model.ts';

/** Whether somebody is typing, or a dialog has the keyboard. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
}

/** Whether the space bar belongs to whatever has the focus. */
function ownsSpace({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('button, a, [role=radio], [role=switch], summary') !== null
  );
}

/** The keyboard of the table: Space does what comes first, 1 to 9 hold out a card, P passes, L is the log, T is Talk, ? lists them. */
export function Keys({ said: { primary, others } }: { readonly said: Voice }): null {
  const { view, run, select, setOpen } = usePosition();
  const { open, choosing } = useTouch();
  const selected = useHeld();
  const openTalk = useOpenTalk();
  useEffect(() => {
    function holdOut(at: number): void {
      if (isAmongCards(choosing)) {
        // The tray lies where the hand was.
        const pick = choosing.choice.from.filter((each) => 'card' in each)[at];
        if (pick !== undefined) choosing.toggle(pick);
        return;
      }
      const card = view.hand?.[at];
      if (card === undefined || choosing !== null) return;
      select(card === selected ? null : card);
    }
    function pass(): void {
      const found = [primary, ...others].find((act) => act?.legalMove.move.do === 'pass');
      if (found !== null && found !== undefined) run(found.legalMove);
    }
    /** Whether the key means something here. */
    function press(event: KeyboardEvent): boolean {
      const { key } = event;
      if (/^[1-9]$/u.test(key)) holdOut(Number(key) - 1);
      else if (key === 'p' || key === 'P') pass();
      else if (key === 'l' || key === 'L') setOpen({ kind: 'log' });
      else if (key === 't' || key === 'T') openTalk?.();
      else if (key === '?') setOpen({ kind: 'keys' });
      else if (key === 'Escape' && selected !== null) select(null);
      else if (key === ' ' && !event.repeat && !ownsSpace(event) && choosing !== null) {
        if (choosing.enough) choosing.confirm();
      } else if (key === ' ' && !event.repeat && !ownsSpace(event) && primary !== null && selected === null) {
        if (primary.opensTargets) setOpen({ kind: 'which', like: primary.legalMove });
        else run(primary.legalMove);
      } else return false;
      return true;
    }
    function hear(event: KeyboardEvent): void {
      if (open === null && !event.defaultPrevented && !isTaken(event) && press(event)) event.preventDefault();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [view, primary, others, run, select, setOpen, selected, open, choosing, openTalk]);
  return null;
}
