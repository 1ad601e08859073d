import type { CardId } from '@kickdoor/rules';
import type { RefObject } from 'react';
import { Tooltip } from 'react-aria-components';
import { CardFace } from '../cards/CardFace.tsx';
import { Later } from '../ui/Later.tsx';
import { useCard } from './useCard.ts';

interface GearFanProps {
  readonly cards: readonly CardId[];
  /** Those that don't count. */
  readonly idle: readonly CardId[];
  /** What is pointed at. */
  readonly at: RefObject<HTMLElement | null>;
}

/** The cards that a player wears and carries, fanned below the gear that is pointed at. */
export function GearFan({ cards, idle, at }: GearFanProps) {
  return (
    <Tooltip className="gear-fan" placement="bottom" offset={6} triggerRef={at} isOpen>
      <Later>
        {cards.map((card) => (
          <Fanned key={card} card={card} dimmed={idle.includes(card)} />
        ))}
      </Later>
    </Tooltip>
  );
}

function Fanned({ card, dimmed }: { readonly card: CardId; readonly dimmed: boolean }) {
  const words = useCard(card);
  return words === null ? null : <CardFace {...words} size="hand" dimmed={dimmed} />;
}
