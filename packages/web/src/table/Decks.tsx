import type { DeckName } from '@kickdoor/rules';
import { Button } from 'react-aria-components';
import { moveLabel, moveKey } from '../hand/actions.ts';
import { Button as PlainButton } from '../ui/Button.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { Card } from './Card.tsx';
import { onlySet } from './only-set.ts';
import { useTable } from './TableContext.ts';
import './decks.css';

/** The two decks with their discard piles, and between them the card behind the door while it is shown. */
export function Decks() {
  const { view, say } = useTable();
  return (
    <div className="decks">
      <Pile deck="doors" />
      {view.door === null ? null : (
        <div className="door-card" data-testid="door-card">
          <Card card={view.door} size="hand" note={say('door-shown')} selectable={view.turn === view.seat} />
        </div>
      )}
      <Pile deck="treasures" />
    </div>
  );
}

function Pile({ deck }: { readonly deck: DeckName }) {
  const { view, say, game, run, names } = useTable();
  const { top, count } = view.discards[deck];
  const kick =
    deck === 'doors'
      ? game.legalMoves.find(({ move }) => move.do === 'kick' || move.do === 'loot')
      : undefined;
  const label = say(`deck-${deck}`, { count: view.decks[deck] });
  const claim = deck === 'doors' ? game.legalMoves.find(({ move }) => move.do === 'seize') : undefined;
  return (
    <div className={`pile${claim === undefined ? '' : ' pile-claim'}`} data-testid={`pile-${deck}`}>
      <Button
        className={`pile-deck${kick === undefined ? '' : ' pile-live'}`}
        isDisabled={kick === undefined}
        aria-label={kick === undefined ? label : `${label}. ${say(moveLabel(kick.move, names, view))}`}
        onPress={() => {
          if (kick !== undefined) run(kick);
        }}
      >
        <CardBack deck={deck} set={onlySet(view)} size="thumb" />
        <span className="pile-count" aria-hidden>
          {view.decks[deck]}
        </span>
      </Button>
      <div className="pile-discards">
        {top === null ? (
          <span className="pile-empty" role="img" aria-label={say(`discard-${deck}`, { count })} />
        ) : (
          <Card
            card={top}
            size="thumb"
            note={`${say(`discard-${deck}`, { count })}. ${say('discard-top', { card: names.card(top) })}`}
          />
        )}
        <span className="pile-count" aria-hidden>
          {count}
        </span>
      </div>
      {claim === undefined ? null : (
        <PlainButton
          size="small"
          data-testid="pile-seize"
          data-move={moveKey(claim)}
          onPress={() => run(claim)}
        >
          {say(moveLabel(claim.move, names, view))}
        </PlainButton>
      )}
    </div>
  );
}
