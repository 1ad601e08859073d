import { useCallback, useEffect, useRef, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { Arriving, codeInAddress } from '../elsewhere/Arriving.tsx';
import { tableClient } from '../net/client.ts';
import { passKeys, tableKeys } from '../net/keys.ts';
import { Connected, useTableOf } from './Connected.tsx';
import { GoOnContext } from './GoOnContext.ts';

/** Loaded later: few people share a device. */
const LocalTable = lazily(async () => (await import('../local/LocalTable.tsx')).LocalTable);

/** The page of a table: its lobby, then the game. A rematch takes place at the same URL. */
export function TablePage({ table }: { readonly table: string }) {
  const [code] = useState(codeInAddress);
  const [at, setAt] = useState(table);
  const goOn = useCallback((from: string, next: string) => {
    passKeys(from, next);
    setAt(next);
  }, []);
  const page = <TableAt key={at} table={at} onNext={goOn} />;
  return code === null ? page : <Arriving code={code}>{page}</Arriving>;
}

interface TableAtProps {
  readonly table: string;
  readonly onNext: (from: string, next: string) => void;
}

function TableAt({ table, onNext }: TableAtProps) {
  const [local] = useState(() => tableKeys(table).local ?? []);
  const goOn = useCallback((next: string) => onNext(table, next), [table, onNext]);
  return (
    <GoOnContext value={goOn}>
      {local.length > 1 ? (
        <LocalTable table={table} secrets={local} />
      ) : (
        <OwnTable table={table} onNext={goOn} />
      )}
    </GoOnContext>
  );
}

/** A table at which this browser has one seat, or none. */
function OwnTable({ table, onNext }: { readonly table: string; readonly onNext: (next: string) => void }) {
  const [client] = useState(() => tableClient(table));
  useEffect(() => client.open(), [client]);
  const known = useTableOf(client).table;
  // Visitors who follow the link after a rematch has started are taken straight there; those already here choose when
  // to go.
  const first = useRef<boolean | null>(null);
  useEffect(() => {
    if (known === null) return;
    first.current ??= known.next !== null;
    if (first.current && known.next !== null) onNext(known.next);
  }, [known, onNext]);
  return <Connected client={client} table={table} />;
}
