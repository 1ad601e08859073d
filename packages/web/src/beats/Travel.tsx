import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { onlySet } from '../table/only-set.ts';
import { usePosition } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import type { Place } from './beats.ts';
import { useBeat } from './BeatsContext.ts';

/** A card on its way from its owner to its target, above everything. */
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

/** The middle of a place, marked by `data-place`; of the stage, if the place doesn't show now. */
function middleOf(place: string): { readonly x: number; readonly y: number } | null {
  const found =
    document.querySelector(`[data-place="${place}"]`) ?? document.querySelector('[data-place="stage"]');
  if (found === null) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function Traveler({ card, from, to, ms }: TravelerProps) {
  const { view, pool } = usePosition();
  const deck = card === null ? 'doors' : (pool.cards[card]?.deck ?? 'doors');
  const traveler = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nameOf = (place: Place) => (place === 'discards' ? `discards:${deck}` : place);
    const [start, end] = [middleOf(nameOf(from)), middleOf(nameOf(to))];
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
  }, [from, to, deck, ms]);
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
