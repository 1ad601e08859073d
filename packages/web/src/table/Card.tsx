import type { CardId } from '@kickdoor/rules';
import { memo, type MouseEvent } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import { useDoublePress } from '../ui/useSettled.ts';
import { factsOf } from './facts.ts';
import { useAim, useTools, useHeld, type Aim } from './TableContext.ts';
import { useCard, type ShownCard } from './useCard.ts';
import { useLeft } from './useLeft.ts';
import { useLongPress } from './useLongPress.ts';
import './card.css';

export interface CardProps {
  readonly card: CardId;
  readonly size: 'thumb' | 'hand';
  /** Whether it lies sideways: carried, not equipped. */
  readonly sideways?: boolean;
  readonly dimmed?: boolean;
  /** Whether it is raised because it can be played now. */
  readonly lifted?: boolean;
  /** Appended to the accessible name, such as why the card can't be played. */
  readonly note?: string;
  /** The current key number, if it differs from the printed one. */
  readonly number?: number | undefined;
  /** Pressing selects it instead of opening it. */
  readonly selectable?: boolean;
  /** Whether the press that is ending was something else, such as a drag. */
  readonly isTaken?: () => boolean;
}

/**
 * A card on the table or in the hand. Pressing it opens it, selects it, or makes it the target of the selected card.
 */
export function Card(props: CardProps) {
  const { card } = props;
  const held = useHeld() === card;
  const aim = useAim(`card:${card}`);
  const words = useCard(card);
  const left = useLeft(card);
  return words === null ? null : <Face {...props} words={words} held={held} aim={aim} left={left} />;
}

interface FaceProps extends CardProps {
  readonly words: ShownCard;
  /** Whether it is the selected card. */
  readonly held: boolean;
  readonly aim: Aim;
  readonly left: number | null;
}

/**
 * Rerenders only when something about this card changes, since a table has many. A plain button, so that hovering and
 * pressing don't rerender it; the preview is the table's `Preview`.
 */
const Face = memo(function Face(props: FaceProps) {
  const { card, size, words, held, aim, left, note, isTaken, number } = props;
  const { sideways = false, dimmed = false, lifted = false, selectable = false } = props;
  const { setOpen, select, say } = useTools();
  const isAgain = useDoublePress();
  const long = useLongPress(() => setOpen({ kind: 'card', card }));
  const facts = factsOf(words);
  const lasts = left === null ? [] : [say('card-left', { count: left })];
  function press({ detail }: MouseEvent): void {
    // A long press has already opened the card.
    if (long.fired() || isTaken?.() === true) return;
    if (aim.lit && !held) {
      if (!aim.take()) setOpen({ kind: 'card', card });
    } else if (selectable) {
      // A click by keyboard has no count.
      if (!isAgain(detail > 0)) select(held ? null : card);
    } else {
      setOpen({ kind: 'card', card });
    }
  }
  const marks = [
    `card-${size}`,
    sideways ? 'card-sideways' : '',
    lifted ? 'card-lifted' : '',
    held ? 'card-held' : '',
    aim.lit && !held ? 'card-lit' : '',
  ];
  return (
    <button
      type="button"
      className={`card ${marks.filter(Boolean).join(' ')}`}
      aria-label={[words.title, ...facts, ...lasts, ...(note === undefined ? [] : [note])].join('. ')}
      {...(selectable ? { 'aria-pressed': held } : {})}
      data-testid={`card-${words.def.id}`}
      data-card={card}
      data-target={`card:${card}`}
      onClick={press}
      onPointerDown={long.start}
      onPointerUp={long.end}
      onPointerLeave={long.end}
      onPointerCancel={long.end}
    >
      <CardFace {...words} size={size} dimmed={dimmed} number={number} />
      {lasts.map((text) => (
        <span key={text} className="card-left" aria-hidden>
          {text}
        </span>
      ))}
    </button>
  );
});
