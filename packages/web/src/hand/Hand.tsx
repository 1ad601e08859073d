import type { CardId, Seat } from '@kickdoor/rules';
import { memo } from 'react';
import { standingOf, type Standing } from '../foresight/worth.ts';
import { isAmongCards, Tray } from '../prompts/Tray.tsx';
import { Card } from '../table/Card.tsx';
import { useTools, usePosition, useInteraction } from '../table/TableContext.ts';
import { useGlide } from '../ui/useGlide.ts';
import { usePresence, type Present } from '../ui/usePresence.ts';
import { reasonPhrase } from '../voice/reason.ts';
import { resultOf } from '../voice/results.ts';
import { actionsOf } from './actions.ts';
import { lawfulNote } from './labels.ts';
import { useDrag } from './useDrag.ts';
import './hand.css';

/** How long a card fades in and out, in milliseconds. */
const FADE = 240;

/** The player's hand, or the cards to choose from. */
export function Hand() {
  const { view } = usePosition();
  const { choosing } = useInteraction();
  if (view.hand === null) return null;
  if (isAmongCards(choosing)) return <Tray choosing={choosing} hand={view.hand} />;
  return <Held hand={view.hand} seat={view.seat} />;
}

interface HeldProps {
  readonly hand: readonly CardId[];
  readonly seat: Seat | null;
}

const Held = memo(function Held({ hand, seat }: HeldProps) {
  const { say } = useTools();
  const cards = usePresence(hand, String, FADE);
  const row = useGlide(cards.map(({ key }) => key).join(' '));
  return (
    <section
      className="hand"
      id="hand"
      aria-label={say('your-hand')}
      data-testid="hand"
      data-place={`hand:${seat}`}
      tabIndex={-1}
    >
      {hand.length === 0 ? <p className="hand-empty">{say('hand-empty')}</p> : null}
      <ul className="hand-cards" ref={row} style={{ '--hand-count': `${hand.length}` }}>
        {cards.map(({ key, item, mood }) => (
          <HandCard key={key} card={item} mood={mood} />
        ))}
      </ul>
    </section>
  );
});

interface HandCardProps {
  readonly card: CardId;
  readonly mood: Present<CardId>['mood'];
}

/** A card in the hand, with a note on what it would do now. */
function HandCard({ card, mood }: HandCardProps) {
  const position = usePosition();
  const { view, game, say, pool, outlook } = position;
  const actions = actionsOf({ pool, view }, game.legalMoves, card);
  const standing = standingOf(outlook, actions);
  const wins =
    standing === 'useful' && actions.some(({ legalMove }) => resultOf(outlook, legalMove).game === 'won');
  const refusal = game.reasons.find((each) => each.card === card)?.refusal;
  function note(): string | null {
    if (wins) return say('hand-wins');
    if (standing === 'useful') return say('hand-useful');
    if (standing === 'lawful') return say(lawfulNote(actions));
    return refusal === undefined ? null : say(reasonPhrase(position, card, refusal));
  }
  return <Lying card={card} mood={mood} standing={standing} wins={wins} note={note()} />;
}

interface LyingProps extends HandCardProps {
  readonly standing: Standing;
  /** Whether playing it wins the game. */
  readonly wins: boolean;
  readonly note: string | null;
}

/**
 * A card lying in the hand: golden if it wins the game, lit if it is useful now, outlined if it is only legal;
 * otherwise dimmed, with the reason.
 */
const Lying = memo(function Lying({ card, mood, standing, wins, note }: LyingProps) {
  const drag = useDrag(card, standing !== 'idle');
  return (
    <li
      className={`hand-card hand-${standing} fade-${mood}${drag.dragging ? ' hand-dragged' : ''}`}
      data-standing={standing}
      data-wins={wins || undefined}
    >
      <div {...drag.handlers} style={drag.style}>
        <Card
          card={card}
          size="hand"
          selectable
          lifted={standing === 'useful'}
          dimmed={standing === 'idle'}
          isTaken={drag.wasDragged}
          {...(note === null ? {} : { note })}
        />
      </div>
    </li>
  );
});
