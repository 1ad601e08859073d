import type { CardId } from '@kickdoor/rules';
import { useState, type ComponentProps, type RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { CardFace } from '../cards/CardFace.tsx';
import { Later } from '../ui/Later.tsx';
import { useCard } from './useCard.ts';

interface GearFanProps {
  readonly cards: readonly CardId[];
  /** Cards that don't count. */
  readonly idle: readonly CardId[];
  /** The gear being pointed at. */
  readonly at: RefObject<HTMLElement | null>;
}

/** Always open while rendered: without the toolkit's trigger, a tooltip has no state of its own. */
const OPEN: ComponentProps<typeof TooltipTriggerStateContext>['value'] = {
  isOpen: true,
  shouldSkipAnimation: false,
  open: () => undefined,
  close: () => undefined,
};

/** A player's cards in play, fanned out below the gear being pointed at. */
export function GearFan({ cards, idle, at }: GearFanProps) {
  // Inside the page's landmark, where all readable content belongs.
  const [main] = useState(() => document.querySelector('main') ?? document.body);
  return (
    <TooltipTriggerStateContext value={OPEN}>
      <Tooltip
        className="gear-fan"
        placement="bottom"
        offset={6}
        triggerRef={at}
        // oxlint-disable-next-line typescript/no-deprecated -- its replacement isn't exported by the toolkit
        UNSTABLE_portalContainer={main}
      >
        <Later>
          {cards.map((card) => (
            <Fanned key={card} card={card} dimmed={idle.includes(card)} />
          ))}
        </Later>
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

function Fanned({ card, dimmed }: { readonly card: CardId; readonly dimmed: boolean }) {
  const words = useCard(card);
  return words === null ? null : <CardFace {...words} size="hand" dimmed={dimmed} />;
}
