/** Dragging a card from the hand to its target. */
import type { CardId } from '@kickdoor/rules';
import { useCallback, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { useTools } from '../table/TableContext.ts';
import { actionsOf, type Action } from './actions.ts';

/** How many pixels a pointer must move before it counts as dragging. */
const SLACK = 8;

export interface Drag {
  readonly dragging: boolean;
  readonly style: CSSProperties | undefined;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
  /** Whether the press that is ending was a drag. */
  readonly wasDragged: () => boolean;
}

/** The drop target at a point; `null` if it is just the table. */
function targetAt(x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest('[data-target]'));
  return found.find((element) => element !== null)?.getAttribute('data-target') ?? null;
}

function isOverTable(x: number, y: number): boolean {
  return document.elementsFromPoint(x, y).some((element) => element.matches('.stage, .cast'));
}

/** The action that a drop at a point means; `null` if there is none, or more than one. */
function actionAt(actions: readonly Action[], x: number, y: number): Action | null {
  const target = targetAt(x, y);
  const meant = target === null ? [] : actions.filter((action) => action.target === target);
  const open = isOverTable(x, y) ? actions.filter((action) => action.legalMove.move.do === 'play') : [];
  const [only, ...others] = meant.length > 0 ? meant : open;
  return only === undefined || others.length > 0 ? null : only;
}

/**
 * Drags a card. On touch screens only an upward drag moves the card; sideways drags scroll the hand. After an ambiguous
 * drop, the card stays selected so that the player can choose.
 */
export function useDrag(card: CardId, canPlay: boolean): Drag {
  const { now, pool, run, select, aim } = useTools();
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const [offset, setOffset] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const actions = () => {
    const { view, game } = now();
    return actionsOf({ pool, view }, game.legalMoves, card);
  };
  const wasDragged = useCallback(() => dragged.current, []);
  function end(): void {
    from.current = null;
    setOffset(null);
    aim(null);
  }
  return {
    dragging: offset !== null,
    style: offset === null ? undefined : { transform: `translate(${offset.x}px, ${offset.y}px)`, zIndex: 30 },
    wasDragged,
    handlers: {
      onPointerDown({ clientX, clientY, button }) {
        dragged.current = false;
        if (canPlay && button === 0) from.current = { x: clientX, y: clientY };
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }) {
        const start = from.current;
        if (start === null) return;
        const next = { x: clientX - start.x, y: clientY - start.y };
        if (offset === null) {
          if (Math.hypot(next.x, next.y) < SLACK || Math.abs(next.y) < Math.abs(next.x)) return;
          dragged.current = true;
          currentTarget.setPointerCapture(pointerId);
          select(card);
        }
        setOffset(next);
        aim(actionAt(actions(), clientX, clientY)?.legalMove ?? null);
      },
      onPointerUp({ clientX, clientY }) {
        if (offset !== null) {
          const action = actionAt(actions(), clientX, clientY);
          if (action !== null) run(action.legalMove, action.from);
        }
        end();
      },
      onPointerCancel: end,
    },
  };
}
