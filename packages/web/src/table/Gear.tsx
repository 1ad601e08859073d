import type { CardId, PlayerView } from '@kickdoor/rules';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { signed } from '../combat/parts.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { Icon } from '../cards/Icon.tsx';
import { gearOf, PLACE_ICONS, type Worn } from './gear.ts';
import { useTable } from './TableContext.ts';
import { useCard } from './useCard.ts';
import './gear.css';

/** What a player wears and carries as silhouettes; pointing at them fans the cards, pressing shows them in full. */
export function Gear({ player }: { readonly player: PlayerView }) {
  const { pool, say, names, setOpen, targets } = useTable();
  const worn = gearOf(pool, player);
  const cards = worn.flatMap((each) => each.cards);
  const lit = cards.some((card) => targets.has(`card:${card}`));
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
          {cards.map((card) => (
            <Fanned key={card} card={card} dimmed={player.ineffective.includes(card)} />
          ))}
        </Tooltip>
      )}
    </TooltipTrigger>
  );
}

function Silhouette({ worn: { place, cards, bonus } }: { readonly worn: Worn }) {
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
