import { useEffect, useMemo, useState } from 'react';
import { tableClient } from '../net/client.ts';
import type { TableState } from '../net/state.ts';
import { Connected } from '../table/Connected.tsx';
import { Curtain, type Local } from './Curtain.tsx';
import { PassContext } from './PassContext.ts';
import { useTablesOf } from './useTablesOf.ts';
import { wantedOf } from './wanted.ts';

/** The player whose view is open, and the one the table was waiting for at that time. */
interface Opened {
  readonly at: number;
  readonly wanted: number | null;
}

/**
 * A table for several people who share this device. Each has their own connection, so that the table knows they are
 * there; the page shows only the view of the one who opened the curtain.
 */
export function LocalTable({
  table,
  secrets,
}: {
  readonly table: string;
  readonly secrets: readonly string[];
}) {
  const clients = useMemo(() => secrets.map((secret) => tableClient(table, secret)), [table, secrets]);
  useEffect(() => {
    const close = clients.map((client) => client.open());
    return () => {
      for (const one of close) one();
    };
  }, [clients]);
  const states = useTablesOf(clients);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [first] = states;
  const isPlayed = first?.game !== null && first?.game !== undefined;
  const isOver = first?.game?.view.phase === 'over';
  const wanted = isPlayed && !isOver ? wantedOf(states) : null;
  const isPassed = wanted !== null && wanted !== opened?.at && wanted !== opened?.wanted;
  const isShown = opened !== null && !isPassed && (isOver || !hasLeft(states[opened.at]));
  // A closed view stays closed until somebody opens it.
  if (opened !== null && !isShown) setOpened(null);
  const [host] = clients;
  if (host === undefined) return null;
  if (!isPlayed || isOver) return <Connected client={host} table={table} />;
  const shown = isShown ? clients[opened.at] : undefined;
  if (shown === undefined) {
    return (
      <Curtain
        locals={states.flatMap((state, at) => (hasLeft(state) ? [] : localOf(state, at)))}
        wanted={wanted}
        onOpen={(at) => setOpened({ at, wanted })}
      />
    );
  }
  return (
    <PassContext value={() => setOpened(null)}>
      <Connected key={opened?.at} client={shown} table={table} />
    </PassContext>
  );
}

/** Whether a player at this device has left the game: they have nothing more to do or to hide. */
function hasLeft(state: TableState | undefined): boolean {
  const { view } = state?.game ?? {};
  return view?.players.some(({ seat, left }) => seat === view.seat && left) ?? false;
}

/** A player at this device with their public name. */
function localOf({ table, you }: TableState, at: number): readonly Local[] {
  const name = you.seat === null ? null : (table?.seats[you.seat]?.name ?? null);
  return name === null || you.seat === null ? [] : [{ at, seat: you.seat, name }];
}
