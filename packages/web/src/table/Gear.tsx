import type { PlayerView } from '@kickdoor/rules';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { lazily } from '../app/lazily.ts';
import { signed } from '../ui/figure.ts';
import { Icon } from '../cards/Icon.tsx';
import { gearOf, PLACE_ICONS, type Worn as WornAt } from './gear.ts';
import { useTools, useInteraction } from './TableContext.ts';
import './gear.css';

/** Loaded later: nobody points at gear right away. */
const GearFan = lazily(async () => (await import('./GearFan.tsx')).GearFan);

/**
 * What a player wears and carries, as silhouettes. Pointing at them fans out the cards; pressing shows them in full.
 */
export function Gear({ player }: { readonly player: PlayerView }) {
  const { pool } = useTools();
  const { targets } = useInteraction();
  const worn = useMemo(() => gearOf(pool, player), [pool, player]);
  const lit = worn.some(({ cards }) => cards.some((card) => targets.has(`card:${card}`)));
  return <Worn player={player} worn={worn} lit={lit} />;
}

interface WornProps {
  readonly player: PlayerView;
  readonly worn: readonly WornAt[];
  /** Whether the selected card can target something here. */
  readonly lit: boolean;
}

const Worn = memo(function Worn({ player, worn, lit }: WornProps) {
  const { say, names, setOpen } = useTools();
  const { rests, point, leave } = useRest();
  const button = useRef<HTMLButtonElement>(null);
  const cards = worn.flatMap((each) => each.cards);
  return (
    <>
      <Button
        ref={button}
        className={`gear${lit ? ' gear-lit' : ''}`}
        aria-label={say('gear-of', {
          who: player.name,
          cards: cards.map((card) => names.card(card)),
          count: cards.length,
        })}
        data-testid={`gear-${player.seat}`}
        data-place={`gear:${player.seat}`}
        onHoverStart={point}
        onHoverEnd={leave}
        onFocus={({ target }) => {
          if (target.matches(':focus-visible')) point();
        }}
        onBlur={leave}
        onKeyDown={leave}
        onPress={() => {
          leave();
          setOpen({ kind: 'seat', seat: player.seat });
        }}
      >
        {worn.map((each) => (
          <Silhouette key={each.place} worn={each} />
        ))}
      </Button>
      {rests && cards.length > 0 ? <GearFan cards={cards} idle={player.ineffective} at={button} /> : null}
    </>
  );
});

/** Milliseconds of pointing before the cards fan out. */
const REST = 200;

/** Whether the pointer or the keyboard focus rests on something. */
function useRest() {
  const [rests, setRests] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function point(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRests(true), REST);
  }
  function leave(): void {
    clearTimeout(timer.current);
    setRests(false);
  }
  return { rests, point, leave };
}

function Silhouette({ worn: { place, cards, bonus } }: { readonly worn: WornAt }) {
  const counted = place === 'carried' || place === 'curse';
  return (
    <span
      className={`gear-place gear-${place}${cards.length === 0 ? ' gear-none' : ''}`}
      data-cards={cards.join(' ')}
    >
      <Icon name={PLACE_ICONS[place]} />
      {counted ? <span className="gear-figure">{cards.length}</span> : null}
      {!counted && bonus !== 0 ? <span className="gear-figure">{signed(bonus)}</span> : null}
    </span>
  );
}
