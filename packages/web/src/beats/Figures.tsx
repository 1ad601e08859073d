/** The figures of a scene: players, cards, and the thread from the one who acts to the one affected. */
import type { CardId, Seat } from '@kickdoor/rules';
import type { ReactNode } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import { Likeness } from '../table/Likeness.tsx';
import { usePosition } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import './figures.css';

/** A player's portrait and name. */
export function Who({ seat }: { readonly seat: Seat }) {
  const { view } = usePosition();
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <div className="beat-who">
      <Likeness player={player} size={80} />
      <span className="beat-name">{player.name}</span>
    </div>
  );
}

/** A card, for display only. */
export function Face({ card }: { readonly card: CardId }) {
  const words = useCard(card);
  return words === null ? null : (
    <div className="beat-card">
      <CardFace {...words} size="hand" />
    </div>
  );
}

/** The arrow from the one who acts to the one affected. */
export function Thread() {
  return (
    <svg className="thread" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden>
      <path d="M0 10Q25 0 50 10T96 10" />
      <path d="M88 4L97 10L88 16" />
    </svg>
  );
}

interface ThreadedProps {
  readonly from: Seat | null;
  readonly to: Seat | null;
  /** What is between the two players; `null`: nothing. */
  readonly children: ReactNode;
}

/**
 * The player who acts or gives, the content, and the player who is affected or receives, with a thread between each.
 */
export function Threaded({ from, to, children }: ThreadedProps) {
  const isBetween = children !== null;
  return (
    <>
      {from === null ? null : <Who seat={from} />}
      {from !== null && (isBetween || to !== null) ? <Thread /> : null}
      {children}
      {to !== null && isBetween ? <Thread /> : null}
      {to === null ? null : <Who seat={to} />}
    </>
  );
}
