import type { TableInfo } from '@kickdoor/protocol';
import { useState } from 'react';
import { Moved } from '../fairness/FairLines.tsx';
import { joinTable } from '../net/api.ts';
import type { TableClient } from '../net/client.ts';
import { keepTableKeys, persona } from '../net/keys.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';

/** The first free seat of a running game; `undefined` if there is none. */
export function vacantIn(table: TableInfo | null): TableInfo['seats'][number] | undefined {
  return table?.seats.find(({ kind }) => kind === 'vacant');
}

interface TakeSeatProps {
  readonly table: TableInfo;
  readonly client: TableClient;
}

/** Offers a free seat in a running game: anybody with the link may take it and continues in that player's place. */
export function TakeSeat({ table, client }: TakeSeatProps) {
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const free = vacantIn(table);
  if (free === undefined) return null;
  const { seat, name, sex } = free;
  async function sit(): Promise<void> {
    setBusy(true);
    const me = persona() ?? { name: name ?? '', sex: sex ?? 'female' };
    const answer = await joinTable(table.id, { ...me, seat });
    setBusy(false);
    if (!answer.ok) {
      setProblem(words.say(`error-${answer.code}`));
      return;
    }
    keepTableKeys(table.id, { secret: answer.value.secret });
    client.restart();
  }
  return (
    <>
      <p>{words.say('vacant', { who: name ?? '' })}</p>
      <Moved table={table} />
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button tone="main" isDisabled={busy} onPress={() => void sit()} data-testid="take-seat">
        {words.say('do-take-seat')}
      </Button>
    </>
  );
}
