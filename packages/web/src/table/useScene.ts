/** Assembles what the parts of a table share. */
import { tableNames } from '@kickdoor/words';
import type { CardPool, CardId, Names, LegalMove, Sex, Terms, View } from '@kickdoor/rules';
import { useCallback, useMemo, useState } from 'react';
import { foresight } from '../foresight/foresee.ts';
import { actionsOf, byTarget, cardsInPlay } from '../hand/actions.ts';
import { isComplete } from '../hand/fill.ts';
import type { TableClient } from '../net/client.ts';
import { useChoosing } from '../prompts/useChoosing.ts';
import type { GameNow, TableState } from '../net/state.ts';
import { useWords } from '../words/WordsContext.tsx';
import type { Open, TableScene } from './TableContext.ts';

export interface SceneProps {
  readonly client: TableClient;
  readonly state: TableState;
  readonly game: GameNow;
  readonly pool: CardPool;
  /** What lies open at first; left out: nothing. */
  readonly opening?: Open | null;
}

/** What is missing before a legal move can be played. */
export function composerOf(legalMove: LegalMove, from: CardId | null): Open {
  const preset = from === null ? [] : [from];
  const { move } = legalMove;
  if (move.do === 'ask') return { kind: 'ask', to: move.seat };
  if (move.do === 'offer') return { kind: 'trade', to: from === null ? move.seat : null, preset };
  return { kind: 'pick', like: legalMove, preset };
}

/** The names at a table; recomputed only when a player's name or sex changes. */
function useNames(pool: CardPool, { players }: View): Names {
  const called = players.map(({ name }) => name).join('\n');
  const sexes = players.map(({ sex }) => sex).join(' ');
  return useMemo(() => {
    const women = sexes.split(' ').map((sex) => sex === 'female');
    const roll = called.split('\n').map((name, seat) => ({ name, sex: sexOf(women[seat] === true) }));
    return tableNames(pool, roll);
  }, [pool, called, sexes]);
}

function sexOf(woman: boolean): Sex {
  return woman ? 'female' : 'male';
}

/** The terms this seat last asked for in the current combat. */
function lastTermsOf({ log }: TableState, { combat, seat }: View): Terms | null {
  if (combat === null) return null;
  const since = log.slice(log.findLastIndex(({ event }) => event.e === 'combat') + 1);
  const asked = since.findLast(({ event }) => event.e === 'asked' && event.seat === seat)?.event;
  return asked?.e === 'asked' ? { ...asked.terms, plays: [] } : null;
}

/** The shared state of a table, with what is open and selected on this page. */
export function useScene({ client, state, game, pool, opening = null }: SceneProps): TableScene {
  const [open, setOpen] = useState<Open | null>(opening);
  const [held, select] = useState<CardId | null>(null);
  const words = useWords();
  const { view } = game;
  const names = useNames(pool, view);
  const { say } = words;
  // The card behind the door can be selected like one in the hand.
  const door = view.door === null ? [] : [view.door];
  const own = view.seat === null ? [] : [...(view.hand ?? []), ...cardsInPlay(view, view.seat), ...door];
  const selected = held !== null && own.includes(held) ? held : null;
  const targets = useMemo(
    () => byTarget(selected === null ? [] : actionsOf({ pool, view }, game.legalMoves, selected)),
    [pool, view, game.legalMoves, selected],
  );
  const ahead = useMemo(() => foresight(pool, view), [pool, view]);
  const outlook = useMemo(
    () => ({ pool, view, names, legalMoves: game.legalMoves, ahead, lastTerms: lastTermsOf(state, view) }),
    [pool, view, names, game.legalMoves, ahead, state],
  );
  const [aiming, aim] = useState<LegalMove | null>(null);
  const isStill = aiming !== null && game.legalMoves.includes(aiming);
  const aimed = isStill && view.seat !== null ? (ahead.after([view.seat, aiming.move])?.fight ?? null) : null;
  const choosing = useChoosing(client, game);
  const run = useCallback<TableScene['run']>(
    (legalMove, from = null) => {
      if (isComplete(legalMove)) {
        client.move(legalMove.move);
        aim(null);
        select(null);
      } else {
        setOpen(composerOf(legalMove, from));
      }
    },
    [client],
  );
  return {
    client,
    state,
    game,
    view,
    pool,
    words,
    names,
    say,
    run,
    open,
    setOpen,
    selected,
    select,
    targets,
    outlook,
    aimed,
    aim,
    choosing,
  };
}
