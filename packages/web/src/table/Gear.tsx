import type { CardId, PlayerView } from '@kickdoor/rules';
import { memo, useMemo } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { signed } from '../combat/parts.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { Icon } from '../cards/Icon.tsx';
import { gearOf, PLACE_ICONS, type Worn as WornAt } from './gear.ts';
import { Later } from '../ui/Later.tsx';
import { useGround, useTouch } from './TableContext.ts';
import { useCard } from './useCard.ts';
import './gear.css';

/** What a player wears and carries as silhouettes; pointing at them fans the cards, pressing shows them in full. */
export function Gear({ player }: { readonly player: PlayerView }) {
  const { pool } = useGround();
  const { targets } = useTouch();
  const worn = useMemo(() => gearOf(pool, player), [pool, player]);
  const lit = worn.some(({ cards }) => cards.some((card) => targets.has(`card:${card}`)));
  return <Worn player={player} worn={worn} lit={lit} />;
}

interface WornProps {
  readonly player: PlayerView;
  readonly worn: readonly WornAt[];
  /** Whether the selected card can target something of it. */
  readonly lit: boolean;
}

const Worn = memo(function Worn({ player, worn, lit }: WornProps) {
  const { say, names, setOpen } = useGround();
  const cards = worn.flatMap((each) => each.cards);
  return (
    <TooltipTrigger delay={200} closeDelay={80}>
      <Button
        className={`gear${lit ? ' gear-lit' : ''}`}
        aria-label={say('gear-of', {
          who: player.name,
          cards: cards.map((card) => names.card(card)),
          count: cards.length,
        })}
        data-testid={`gear-${player.seat}`}
        onPress={() => setOpen({ kind: 'seat', seat: player.seat })}
      >
        {worn.map((each) => (
          <Silhouette key={each.place} worn={each} />
        ))}
      </Button>
      {cards.length === 0 ? null : (
        <Tooltip className="gear-fan" placement="bottom" offset={6}>
          <Later>
            {cards.map((card) => (
              <Fanned key={card} card={card} dimmed={player.ineffective.includes(card)} />
            ))}
          </Later>
        </Tooltip>
      )}
    </TooltipTrigger>
  );
});

function Silhouette({ worn: { place, cards, bonus } }: { readonly worn: WornAt }) {
  const counted = place === 'carried' || place === 'curse';
  return (
    <span className={`gear-place gear-${place}${cards.length === 0 ? ' gear-none' : ''}`}>
      <Icon name={PLACE_ICONS[place]} />
      {counted ? <span className="gear-figure">{cards.length}</span> : null}
      {!counted && bonus !== 0 ? <span className="gear-figure">{signed(bonus)}</span> : null}
    </span>
  );
}

function Fanned({ card, dimmed }: { readonly card: CardId; readonly dimmed: boolean }) {
  const words = useCard(card);
  return words === null ? null : <CardFace {...words} size="hand" dimmed={dimmed} />;
}
