import type { DeckName } from '@kickdoor/rules';
import { memo } from 'react';
import { Button } from 'react-aria-components';
import { moveKey } from '../hand/actions.ts';
import { moveLabel } from '../hand/labels.ts';
import { Button as PlainButton } from '../ui/Button.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import type { GameNow } from '../net/state.ts';
import { Card } from './Card.tsx';
import { onlySet } from './only-set.ts';
import { useTools, usePosition } from './TableContext.ts';
import './decks.css';

/** The stage between fights: the door (or the card behind it), large, and beside it the decks and discard piles. */
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

/** The door, which the player whose turn it is kicks open. */
function Door() {
  const { game, view, say, names } = usePosition();
  const kick = kickOf(game);
  const label = kick === undefined ? say('stage-nobody') : say(moveLabel(kick.move, names, view));
  return <Leaf live={kick !== undefined} label={label} set={onlySet(view)} />;
}

const kickOf = ({ legalMoves }: GameNow) => legalMoves.find(({ move }) => move.do === 'kick');
const lootOf = ({ legalMoves }: GameNow) => legalMoves.find(({ move }) => move.do === 'loot');

interface LeafProps {
  readonly live: boolean;
  readonly label: string;
  readonly set: string | undefined;
}

/** Rerenders only when it becomes possible or impossible to kick the door. */
const Leaf = memo(function Leaf({ live, label, set }: LeafProps) {
  const { run, now } = useTools();
  return (
    <Button
      className={`door${live ? ' door-live' : ''}`}
      isDisabled={!live}
      aria-label={label}
      data-testid="door"
      data-place="door"
      onPress={() => {
        const kick = kickOf(now().game);
        if (kick !== undefined) run(kick);
      }}
    >
      <CardBack deck="doors" set={set} size="hand" />
    </Button>
  );
});

interface DeckProps {
  readonly deck: DeckName;
  readonly count: number;
  readonly live: boolean;
  readonly label: string;
  readonly set: string | undefined;
}

/** A deck to draw from; rerenders only when its size changes or looting becomes possible. */
const Deck = memo(function Deck({ deck, count, live, label, set }: DeckProps) {
  const { run, now } = useTools();
  return (
    <Button
      className={`pile-deck${live ? ' pile-live' : ''}`}
      isDisabled={!live}
      aria-label={label}
      data-place={`deck:${deck}`}
      onPress={() => {
        const loot = lootOf(now().game);
        if (loot !== undefined) run(loot);
      }}
    >
      <CardBack deck={deck} set={set} size="thumb" />
      <span className="pile-count" aria-hidden>
        {count}
      </span>
    </Button>
  );
});

function Pile({ deck }: { readonly deck: DeckName }) {
  const { view, say, game, run, names } = usePosition();
  const { top, count } = view.discards[deck];
  const loot = deck === 'doors' ? lootOf(game) : undefined;
  const label = say(`deck-${deck}`, { count: view.decks[deck] });
  const claim = deck === 'doors' ? game.legalMoves.find(({ move }) => move.do === 'seize') : undefined;
  return (
    <div className={`pile pile-${deck}`} data-testid={`pile-${deck}`}>
      <Deck
        deck={deck}
        count={view.decks[deck]}
        live={loot !== undefined}
        label={loot === undefined ? label : `${label}. ${say(moveLabel(loot.move, names, view))}`}
        set={onlySet(view)}
      />
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
