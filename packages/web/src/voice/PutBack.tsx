import type { CardId } from '@kickdoor/rules';
import { useWayBack } from '../app/useWayBack.ts';
import { useGround, useHeld, useTouch, type Ground } from '../table/TableContext.ts';

/** Puts back the card that is held out, and the focus on it. */
export function putBack(select: Ground['select'], card: CardId): void {
  select(null);
  const places = ['hand', 'me', 'door-card'].map((place) => `[data-testid=${place}] [data-card="${card}"]`);
  document.querySelector<HTMLElement>(places.join(', '))?.focus();
}

/** The browser's way back puts back the card that is held out. One held out after it takes its place there, too. */
export function PutBack(): null {
  const { select } = useGround();
  const { choosing } = useTouch();
  const held = useHeld();
  const isOut = held !== null && choosing === null;
  useWayBack(isOut ? { close: () => putBack(select, held), covers: false } : null);
  return null;
}
