import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { onlySet } from '../table/only-set.ts';
import { usePosition } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import type { Place } from './beats.ts';
import { useBeat } from './BeatsContext.ts';
import { selectorsOf } from './places.ts';

/** A card flying from its owner to its target, above everything. */
export function Travel() {
  const beat = useBeat();
  if (beat?.shown.kind !== 'travel') return null;
  return <Traveler key={beat.key} {...beat.shown} ms={beat.ms} />;
}

interface TravelerProps {
  readonly card: number | null;
  readonly from: Place;
  readonly to: Place;
  readonly ms: number;
}

/** The center of the first of these elements that is visible. */
function middleOf(selectors: readonly string[]): { readonly x: number; readonly y: number } | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) continue;
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

function Traveler({ card, from, to, ms }: TravelerProps) {
  const { view, pool, now } = usePosition();
  const deck = card === null ? 'doors' : (pool.cards[card]?.deck ?? 'doors');
  const traveler = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const middle = (place: Place) => middleOf(selectorsOf(place, { card, deck }, now().view));
    const [start, end] = [middle(from), middle(to)];
    if (traveler.current === null || start === null || end === null) return;
    const at = ({ x, y }: { readonly x: number; readonly y: number }, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frames = still
      ? [
          { transform: at(end, 1), opacity: 0 },
          { transform: at(end, 1), opacity: 1 },
        ]
      : [
          { transform: at(start, 0.6), opacity: 0.4 },
          { transform: at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 24 }, 1.1), opacity: 1 },
          { transform: at(end, 0.6), opacity: 0.7 },
        ];
    traveler.current.animate(frames, { duration: ms, easing: 'ease-in-out', fill: 'both' });
  }, [from, to, card, deck, ms, now]);
  return (
    <div className="traveler" ref={traveler} aria-hidden>
      {card === null ? (
        <CardBack deck={from === 'deck:treasures' ? 'treasures' : 'doors'} set={onlySet(view)} size="thumb" />
      ) : (
        <Shown card={card} />
      )}
    </div>
  );
}

function Shown({ card }: { readonly card: number }) {
  const words = useCard(card);
  return words === null ? null : <CardFace {...words} size="thumb" />;
}
