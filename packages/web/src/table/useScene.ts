/** Assembles what the parts of a table share. */
import { tableNames } from '@kickdoor/words';
import type { Box, CardId, Names, Offer, Sex, View } from '@kickdoor/rules';
import { useCallback, useMemo, useState } from 'react';
import { actionsOf, byTarget, cardsInPlay } from '../hand/actions.ts';
import { isComplete } from '../hand/fill.ts';
import type { TableClient } from '../net/client.ts';
import type { GameNow, TableState } from '../net/state.ts';
import { useWords } from '../words/WordsContext.tsx';
import type { Open, TableScene } from './TableContext.ts';

export interface SceneProps {
  readonly client: TableClient;
  readonly state: TableState;
  readonly game: GameNow;
  readonly box: Box;
  /** What lies open at first; left out: nothing. */
  readonly opening?: Open | null;
}

/** What is missing before a legal move can be played. */
export function composerOf(offer: Offer, from: CardId | null): Open {
  const preset = from === null ? [] : [from];
  const { move } = offer;
  if (move.do === 'ask') return { kind: 'ask', to: move.seat };
  if (move.do === 'offer') return { kind: 'trade', to: from === null ? move.seat : null, preset };
  return { kind: 'pick', like: offer, preset };
}

/** The names at a table; recomputed only when a player's name or sex changes. */
function useNames(box: Box, { players }: View): Names {
  const called = players.map(({ name }) => name).join('\n');
  const sexes = players.map(({ sex }) => sex).join(' ');
  return useMemo(() => {
    const women = sexes.split(' ').map((sex) => sex === 'female');
    const roll = called.split('\n').map((name, seat) => ({ name, sex: sexOf(women[seat] === true) }));
    return tableNames(box, roll);
  }, [box, called, sexes]);
}

function sexOf(woman: boolean): Sex {
  return woman ? 'female' : 'male';
}

/** The shared state of a table, with what is open and selected on this page. */
export function useScene({ client, state, game, box, opening = null }: SceneProps): TableScene {
  const [open, setOpen] = useState<Open | null>(opening);
  const [held, select] = useState<CardId | null>(null);
  const words = useWords();
  const { view } = game;
  const names = useNames(box, view);
  const { say } = words;
  // The card behind the door can be selected like one in the hand.
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
