import type { CardId } from '@kickdoor/rules';
import { Button } from 'react-aria-components';
import { CardFace } from '../cards/CardFace.tsx';
import { factsOf } from '../table/facts.ts';
import { useCard } from '../table/useCard.ts';
import { isPointed, useDoublePress } from './useSettled.ts';
import './toggle-card.css';

export interface ToggleCardProps {
  readonly card: CardId;
  readonly on: boolean;
  /** Its position among the selected cards, if order matters. */
  readonly order?: number | null;
  /** A caption, such as its value. */
  readonly under?: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A card that can be selected. */
export function ToggleCard({ card, on, order = null, under, isDisabled = false, onPress }: ToggleCardProps) {
  const words = useCard(card);
  const isAgain = useDoublePress();
  if (words === null) return null;
  return (
    <Button
      className="toggle-card"
      aria-pressed={on}
      data-selected={on || undefined}
      isDisabled={isDisabled}
      aria-label={[words.title, ...factsOf(words), ...(under === undefined ? [] : [under])].join('. ')}
      data-testid={`pick-${words.def.id}`}
      data-pick={card}
      onPress={(press) => {
        if (!isAgain(isPointed(press))) onPress();
      }}
    >
      <CardFace {...words} size="hand" />
      {on ? (
        <span className="toggle-card-mark" aria-hidden>
          {order ?? '✓'}
        </span>
      ) : null}
      {under === undefined ? null : <span className="toggle-card-under">{under}</span>}
    </Button>
  );
}
