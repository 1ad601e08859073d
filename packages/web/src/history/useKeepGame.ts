import type { CardPool, Names, Seat, View } from '@kickdoor/rules';
import { useEffect } from 'react';
import { myTables } from '../net/api.ts';
import { tableKeys } from '../net/keys.ts';
import type { TableState } from '../net/state.ts';
import { standingIn } from '../table/told.ts';
import { keepGame } from './kept.ts';
import type { PageWords } from '../words/say.ts';
import type { PlayedGame } from './model.ts';

interface Finished {
  readonly view: View;
  readonly pool: CardPool;
  readonly names: Names;
  readonly say: PageWords['say'];
  readonly state: TableState;
}

/** The game as stored; `own` are the seats of this browser. */
function playedGame(
  { view, pool, names, say, state }: Finished,
  table: NonNullable<TableState['table']>,
  { own, at, here }: { readonly own: readonly Seat[]; readonly at: number; readonly here: boolean },
): PlayedGame {
  const deaths = view.players.map((): PlayedGame['players'][number]['deaths'] => []);
  for (const { event } of standingIn(state.log)) {
    if (event.e !== 'died') continue;
    const { card } = event.cause;
    const id = card === undefined ? undefined : pool.cards[card]?.id;
    deaths[event.seat]?.push(
      card === undefined || id === undefined ? null : { id, name: say(names.card(card)) },
    );
  }
  return {
    id: table.id,
    at,
    sheet: view.sheet,
    sets: table.sets,
    turns: view.turns,
    here,
    players: view.players.map(({ seat, name, level }) => ({
      name,
      level,
      won: view.winners.includes(seat),
      own: own.includes(seat),
      deaths: deaths[seat] ?? [],
    })),
  };
}

/** Stores a game when a player of it sees it end; `isTold`: its log is complete. */
export function useKeepGame(finished: Finished, isTold: boolean): void {
  const { table, you } = finished.state;
  const id = isTold ? (table?.id ?? null) : null;
  useEffect(() => {
    if (id === null || table?.lesson !== null || table.position !== null || you.seat === null) {
      return undefined;
    }
    let wanted = true;
    const { local = [], here = false } = tableKeys(table.id);
    const seat = you.seat;
    async function keep(info: NonNullable<typeof table>): Promise<void> {
      // Several people may have played on this device.
      const answer =
        local.length < 2
          ? null
          : await myTables(local.map((secret) => ({ table: info.id, secret, here }))).catch(() => null);
      const others = answer?.ok === true ? answer.value.tables.filter((one) => one.id === info.id) : [];
      const own = [seat, ...others.map((one) => one.seat)];
      if (wanted) keepGame(playedGame(finished, info, { own, at: Date.now(), here }));
    }
    void keep(table);
    return () => {
      wanted = false;
    };
    // A game ends once; whatever is told of its table afterwards changes nothing of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
}
