import type { CardId } from '@kickdoor/rules';
import { samePick } from '../hand/fill.ts';
import { Card } from '../table/Card.tsx';
import { useTools, type Choosing } from '../table/TableContext.ts';
import { ToggleCard } from '../ui/ToggleCard.tsx';

interface TrayProps {
  readonly choosing: Choosing;
  readonly hand: readonly CardId[];
}

/** Up to this many cards leave room for the hand beside them; more, such as those of a body, take the full width. */
const FEW = 4;

/**
 * The cards to choose from, in the hand's place and as large. With only a few the hand stays beside them, unless the
 * choice is from the hand itself: what to take depends on what one has.
 */
export function Tray({ choosing, hand }: TrayProps) {
  const cards = choosing.choice.from.flatMap((pick) => ('card' in pick ? [pick.card] : []));
  const isOwn = cards.every((card) => hand.includes(card));
  if (hand.length === 0 || isOwn || cards.length > FEW) return <Choice {...choosing} />;
  return (
    <div className="tray-and-hand" style={{ '--tray-count': cards.length }}>
      <Choice {...choosing} />
      <OwnHand hand={hand} />
    </div>
  );
}

/** The hand, read-only: a press opens a card for reading. */
function OwnHand({ hand }: { readonly hand: readonly CardId[] }) {
  const { say } = useTools();
  return (
    <section className="hand tray-hand" aria-labelledby="tray-hand" data-testid="tray-hand">
      <h2 className="tray-hand-title" id="tray-hand">
        {say('your-hand')}
      </h2>
      <ul className="hand-cards" style={{ '--hand-count': `${hand.length}` }}>
        {hand.map((card) => (
          <li key={card}>
            <Card card={card} size="hand" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice({ choice, picked, toggle }: Choosing) {
  const { say } = useTools();
  const cards = choice.from.flatMap((pick) => ('card' in pick ? [pick] : []));
  const full = choice.max > 1 && picked.length >= choice.max;
  return (
    <section className="hand tray" id="hand" aria-label={say('tray')} data-testid="tray">
      <ul className="hand-cards" style={{ '--hand-count': `${cards.length}` }}>
        {cards.map((pick) => {
          const at = picked.findIndex((each) => samePick(each, pick));
          return (
            <li key={pick.card}>
              <ToggleCard
                card={pick.card}
                on={at >= 0}
                order={choice.ordered && at >= 0 ? at + 1 : null}
                isDisabled={full && at < 0}
                onPress={() => toggle(pick)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether a choice is between cards. */
export function isAmongCards(choosing: Choosing | null): choosing is Choosing {
  return choosing?.choice.from.some((pick) => 'card' in pick) === true;
}
