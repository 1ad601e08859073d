/** Puts together what the parts of a table look at. */
import type { CardId, Offer } from '@kickdoor/rules';
import { useCallback, useMemo, useState } from 'react';
import { actionsOf, byTarget, cardsInPlay } from '../hand/actions.ts';
import { isComplete } from '../hand/fill.ts';
import type { TableClient } from '../net/client.ts';
import type { Content } from '../net/content.ts';
import type { GameNow, TableState } from '../net/state.ts';
import { tableNames } from './names.ts';
import type { Open, TableScene } from './TableContext.ts';

export interface SceneProps {
  readonly client: TableClient;
  readonly state: TableState;
  readonly game: GameNow;
  readonly content: Content;
}

/** What has to be told before an offer can be done. */
function composerOf(offer: Offer, from: CardId | null): Open {
  const preset = from === null ? [] : [from];
  const { move } = offer;
  if (move.do === 'ask') return { kind: 'ask', to: move.seat };
  if (move.do === 'offer') return { kind: 'trade', to: from === null ? move.seat : null, preset };
  return { kind: 'pick', like: offer, preset };
}

/** The scene of a table, with what is open and held out on this page. */
export function useScene({ client, state, game, content }: SceneProps): TableScene {
  const [open, setOpen] = useState<Open | null>(null);
  const [held, select] = useState<CardId | null>(null);
  const { box, words } = content;
  const { view } = game;
  // Names change with nothing but the table's players.
  const roll = view.players.map(({ name }) => name).join('\n');
  const names = useMemo(
    () =>
      tableNames(
        box,
        roll.split('\n').map((name) => ({ name })),
      ),
    [box, roll],
  );
  const say = useCallback<TableScene['say']>((what, args) => words.say(what, args), [words]);
  // The card behind the door is held out like one of the hand.
  const door = view.door === null ? [] : [view.door];
  const own = view.seat === null ? [] : [...(view.hand ?? []), ...cardsInPlay(view, view.seat), ...door];
  const selected = held !== null && own.includes(held) ? held : null;
  const targets = useMemo(
    () => byTarget(selected === null ? [] : actionsOf({ box, view }, game.offers, selected)),
    [box, view, game.offers, selected],
  );
  const run = useCallback<TableScene['run']>(
    (offer, from = null) => {
      if (isComplete(offer)) {
        client.move(offer.move);
        select(null);
      } else {
        setOpen(composerOf(offer, from));
      }
    },
    [client],
  );
  return { client, state, game, view, box, words, names, say, run, open, setOpen, selected, select, targets };
}
