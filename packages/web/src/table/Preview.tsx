import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardFace } from '../cards/CardFace.tsx';
import { useCard } from './useCard.ts';
import { usePointedAt, type Pointed } from './usePointedAt.ts';

/** A readable preview of the card under the pointer or the keyboard focus, shared by all cards. */
export function Preview() {
  const pointed = usePointedAt();
  if (pointed === null) return null;
  return createPortal(<Shown key={pointed.card} {...pointed} />, document.body);
}

interface Place {
  readonly top: number;
  readonly left: number;
}

/** Pixels between the preview and the card, and between the preview and the edges of the page. */
const BESIDE = 10;
const EDGE = 12;

/** The preview's position: above the card, or below it if there is more room; away from the edges where possible. */
function placeOf(at: DOMRect, { width, height }: DOMRect): Place {
  const { clientWidth, clientHeight } = document.documentElement;
  const above = at.top - BESIDE - EDGE;
  const below = clientHeight - at.bottom - BESIDE - EDGE;
  const top = height <= above || above >= below ? at.top - BESIDE - height : at.bottom + BESIDE;
  const left = at.left + (at.width - width) / 2;
  return {
    top: Math.max(EDGE, Math.min(top, clientHeight - EDGE - height)),
    left: Math.max(EDGE, Math.min(left, clientWidth - EDGE - width)),
  };
}

function Shown({ card, at }: Pointed) {
  const words = useCard(card);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current !== null) setPlace(placeOf(at.getBoundingClientRect(), current.getBoundingClientRect()));
    at.setAttribute('aria-describedby', id);
    return () => at.removeAttribute('aria-describedby');
  }, [at, id]);
  if (words === null) return null;
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="card-preview"
      data-placed={place === null ? undefined : true}
      style={{ '--preview-top': `${place?.top ?? 0}px`, '--preview-left': `${place?.left ?? 0}px` }}
    >
      <CardFace {...words} size="full" />
    </div>
  );
}
