import { samePick } from '../hand/fill.ts';
import { useGround, type Choosing } from '../table/TableContext.ts';
import { ToggleCard } from '../ui/ToggleCard.tsx';

/** The cards a choice is between, where the hand lies otherwise, as large as it. */
export function Tray({ choosing: { choice, picked, toggle } }: { readonly choosing: Choosing }) {
  const { say } = useGround();
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
