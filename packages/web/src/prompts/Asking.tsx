import type { CardId } from '@kickdoor/rules';
import { Threaded } from '../beats/Figures.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { Card } from '../table/Card.tsx';
import { useTools, usePosition, useInteraction, type Choosing } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import { askedOf, type AskedCard } from './asked.ts';
import './asking.css';

/** The subject of the table's question, over the stage: it never covers the sentence, the clock or the answers. */
export function Asking() {
  const { view, say } = usePosition();
  const { choosing } = useInteraction();
  const asked = askedOf(view, lookedAt(choosing));
  if (asked === null) return null;
  const { from, cards, pile, to } = asked;
  return (
    // Content too tall for the stage scrolls, also by keyboard.
    <div
      role="group"
      className="asking"
      style={{ '--count': cards.length }}
      aria-label={say('table-cards')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-testid="asking"
    >
      <h2 className="visually-hidden">{say('table-cards')}</h2>
      <Threaded from={from} to={to}>
        {cards.map((each) => (
          <AskingCard key={each.card} {...each} />
        ))}
        {pile.length === 0 ? null : <Pile cards={pile} />}
      </Threaded>
    </div>
  );
}

/** The card of the tray that was pressed last. */
function lookedAt(choosing: Choosing | null): CardId | null {
  const last = choosing?.picked.at(-1);
  return last !== undefined && 'card' in last ? last.card : null;
}

/** The card in question, large enough to read. */
function AskingCard({ card, caption }: AskedCard) {
  const { say, names } = useTools();
  const words = useCard(card);
  if (words === null) return null;
  return (
    <figure className="asking-figure">
      <div className="asking-card">
        <CardFace {...words} size="full" />
      </div>
      {caption === undefined ? null : (
        <figcaption>{say({ id: caption, args: { card: names.card(card) } })}</figcaption>
      )}
    </figure>
  );
}

/** A row of face-up cards. */
function Pile({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <div className="asking-cards">
      {cards.map((card) => (
        <Card key={card} card={card} size="hand" />
      ))}
    </div>
  );
}
