import { useContext, useEffect, useState } from 'react';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { GoOnContext } from './GoOnContext.ts';
import { useTools, useTableState } from './TableContext.ts';

/** Starts a rematch with the same people at the same link. The first to press it invites the others. */
export function Again() {
  const { say, client } = useTools();
  const { table, you } = useTableState();
  const goOn = useContext(GoOnContext);
  const [called, setCalled] = useState(false);
  const next = table?.next ?? null;
  useEffect(() => {
    if (called && next !== null) goOn(next);
  }, [called, next, goOn]);
  if (next !== null) {
    return (
      <>
        <p role="status">{say('again-waiting')}</p>
        <SteadyButton tone="main" place="join" data-testid="rematch-join" onPress={() => goOn(next)}>
          {say('again-go')}
        </SteadyButton>
      </>
    );
  }
  if (you.seat === null) return null;
  return (
    <SteadyButton
      tone="main"
      place="call"
      isDisabled={called}
      data-testid="rematch"
      onPress={() => {
        setCalled(true);
        client.ask({ type: 'again' });
      }}
    >
      {say('over-rematch')}
    </SteadyButton>
  );
}
