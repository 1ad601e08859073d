import type { CardId } from '@kickdoor/rules';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { CardFace } from '../cards/CardFace.tsx';
import { factsOf } from './facts.ts';
import { useAim, useTable } from './TableContext.ts';
import { useCard } from './useCard.ts';
import { useLongPress } from './useLongPress.ts';
import './card.css';

export interface CardProps {
  readonly card: CardId;
  readonly size: 'thumb' | 'hand';
  /** Sideways: carried, not equipped. */
  readonly sideways?: boolean;
  readonly dimmed?: boolean;
  /** Can be played now. */
  readonly lifted?: boolean;
  /** Appended to the accessible name, such as why the card can't be played. */
  readonly note?: string;
  /** Pressing selects it instead of opening it. */
  readonly selectable?: boolean;
  /** Whether the press that ends now was something else, such as a drag. */
  readonly isTaken?: () => boolean;
}

/**
 * A card on the table or in the hand. Pressing it opens it, selects it, or makes it the target of the selected card.
 */
export function Card({
  card,
  size,
  sideways = false,
  dimmed = false,
  lifted = false,
  note,
  selectable = false,
  isTaken,
}: CardProps) {
  const { setOpen, selected, select } = useTable();
  const aim = useAim(`card:${card}`);
  const words = useCard(card);
  const long = useLongPress(() => setOpen({ kind: 'card', card }));
  if (words === null) return null;
  const facts = factsOf(words);
  const held = selected === card;
  function press(): void {
    // A long press has opened it already.
    if (long.fired() || isTaken?.() === true) return;
    if (aim.lit && !held) {
      if (!aim.take()) setOpen({ kind: 'card', card });
    } else if (selectable) {
      select(held ? null : card);
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
    <TooltipTrigger delay={450} closeDelay={80}>
      <Button
        className={`card ${marks.filter(Boolean).join(' ')}`}
        aria-label={[words.title, ...facts, ...(note === undefined ? [] : [note])].join('. ')}
        {...(selectable ? { 'aria-pressed': held } : {})}
        data-testid={`card-${words.def.id}`}
        data-card={card}
        data-target={`card:${card}`}
        onPress={press}
        onPressStart={long.start}
        onPressEnd={long.end}
      >
        <CardFace {...words} size={size} dimmed={dimmed} />
      </Button>
      <Tooltip className="card-preview" placement="top" offset={10}>
        <CardFace {...words} size="full" />
      </Tooltip>
    </TooltipTrigger>
  );
}
