import type { CardId } from '@kickdoor/rules';
import { useState, type ComponentProps, type RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
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

/** It is open as long as it is drawn. A tooltip without the toolkit's trigger has no state of its own. */
const OPEN: ComponentProps<typeof TooltipTriggerStateContext>['value'] = {
  isOpen: true,
  shouldSkipAnimation: false,
  open: () => undefined,
  close: () => undefined,
};

/** The cards that a player wears and carries, fanned below the gear that is pointed at. */
export function GearFan({ cards, idle, at }: GearFanProps) {
  // Within the page's landmark, as everything is that can be read.
  const [main] = useState(() => document.querySelector('main') ?? document.body);
  return (
    <TooltipTriggerStateContext value={OPEN}>
      <Tooltip
        className="gear-fan"
        placement="bottom"
        offset={6}
        triggerRef={at}
        // oxlint-disable-next-line typescript/no-deprecated -- what replaces it is not among the toolkit's exports
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
