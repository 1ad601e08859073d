import type { FreeChoice, Pick } from '@kickdoor/rules';
import { useMemo, useState } from 'react';
import { samePick, withPicks } from '../hand/fill.ts';
import type { TableClient } from '../net/client.ts';
import type { GameNow } from '../net/state.ts';
import type { Choosing } from '../table/TableContext.ts';

/** Whether pressing an answer submits it: true for words and players, while cards are looked at first. */
export function answersAtOnce(choice: FreeChoice, pick: Pick): boolean {
  return choice.min === 1 && choice.max === 1 && !('card' in pick);
}

/** The choice that this seat has to make, and its picks so far; a new choice starts without picks. */
export function useChoosing(client: TableClient, game: GameNow): Choosing | null {
  const choice = game.legalMoves.find((legalMove) => legalMove.choice !== undefined)?.choice ?? null;
  // While a mandatory answer is pending, there is nothing to pass on.
  const isFree = game.legalMoves.some(({ move }) => move.do === 'pass');
  const key = JSON.stringify([game.number, choice]);
  const [made, setMade] = useState<{ readonly key: string; readonly picked: readonly Pick[] }>();
  return useMemo(() => {
    if (choice === null) return null;
    const picked = made?.key === key ? made.picked : [];
    const set = (next: readonly Pick[]) => setMade({ key, picked: next });
    return {
      choice,
      picked,
      enough: picked.length >= choice.min && picked.length <= choice.max,
      confirm: () => client.move(withPicks(picked)),
      decline: isFree ? () => client.move({ do: 'pass' }) : null,
      toggle(pick) {
        if (answersAtOnce(choice, pick)) {
          client.move(withPicks([pick]));
          return;
        }
        const rest = picked.filter((each) => !samePick(each, pick));
        const had = rest.length < picked.length;
        if (choice.max === 1) set(had ? [] : [pick]);
        else if (had) set(rest);
        else if (picked.length < choice.max) set([...picked, pick]);
      },
    };
  }, [client, choice, isFree, key, made]);
}
