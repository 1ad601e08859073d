import type { DeckName } from '@kickdoor/rules';
import { Button } from 'react-aria-components';
import { moveLabel, moveKey } from '../hand/actions.ts';
import { Button as PlainButton } from '../ui/Button.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { Card } from './Card.tsx';
import { onlySet } from './only-set.ts';
import { usePosition } from './TableContext.ts';
import './decks.css';

/** Between fights: the door, or the card behind it, large; beside it the decks with their discards. */
export function Decks() {
  const { view, say } = usePosition();
  return (
    <div className="decks">
      <Pile deck="doors" />
      {view.door === null ? (
        <Door />
      ) : (
        <div className="door-card" data-testid="door-card" data-place="door">
          <Card card={view.door} size="hand" note={say('door-shown')} selectable={view.turn === view.seat} />
        </div>
      )}
      <Pile deck="treasures" />
    </div>
  );
}

/** The door, to be kicked open by whoever may. */
function Door() {
  const { game, view, say, run, names } = usePosition();
  const kick = game.legalMoves.find(({ move }) => move.do === 'kick');
  return (
    <Button
      className={`door${kick === undefined ? '' : ' door-live'}`}
      isDisabled={kick === undefined}
      aria-label={kick === undefined ? say('stage-nobody') : say(moveLabel(kick.move, names, view))}
      data-testid="door"
      data-place="door"
      onPress={() => {
        if (kick !== undefined) run(kick);
      }}
    >
      <CardBack deck="doors" set={onlySet(view)} size="hand" />
    </Button>
  );
}

function Pile({ deck }: { readonly deck: DeckName }) {
  const { view, say, game, run, names } = usePosition();
  const { top, count } = view.discards[deck];
  const loot = deck === 'doors' ? game.legalMoves.find(({ move }) => move.do === 'loot') : undefined;
  const label = say(`deck-${deck}`, { count: view.decks[deck] });
  const claim = deck === 'doors' ? game.legalMoves.find(({ move }) => move.do === 'seize') : undefined;
  return (
    <div className={`pile pile-${deck}`} data-testid={`pile-${deck}`}>
      <Button
        className={`pile-deck${loot === undefined ? '' : ' pile-live'}`}
        isDisabled={loot === undefined}
        aria-label={loot === undefined ? label : `${label}. ${say(moveLabel(loot.move, names, view))}`}
        data-place={`deck:${deck}`}
        onPress={() => {
          if (loot !== undefined) run(loot);
        }}
      >
        <CardBack deck={deck} set={onlySet(view)} size="thumb" />
        <span className="pile-count" aria-hidden>
          {view.decks[deck]}
        </span>
      </Button>
      <div className="pile-discards" data-place={`discards:${deck}`}>
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
