import type { TableInfo } from '@kickdoor/protocol';
import { useEffect, useState } from 'react';
import { recordAt } from '../net/api.ts';
import { RecordLink } from '../offline/RecordLink.tsx';
import { Button } from '../ui/Button.tsx';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { Again, Moved } from './FairLines.tsx';
import type { Verdict } from './check.ts';
import { keptOf } from './kept.ts';
import './fairness.css';

/** The state of the check of a finished game: running, no record available, or its verdict. */
type Checked = 'checking' | 'unreachable' | Verdict;

/** The seal of a finished game: whether its chance adds up, and the figures. */
export function Seal() {
  const { say } = usePosition();
  const { checked, retry } = useCheck();
  const { table } = useTableState();
  if (table === null) return null;
  return (
    <details className={`seal seal-${moodOf(checked)}`} data-testid="seal">
      <summary className="seal-mark" aria-live="polite">
        {say(`fair-${moodOf(checked)}`)}
      </summary>
      <div className="seal-text">
        {checked === 'unreachable' ? <Button onPress={retry}>{say('fair-retry')}</Button> : null}
        <Moved table={table} />
        {typeof checked === 'string' || isTold(table, checked) ? null : <Found verdict={checked} />}
        <p>
          <RecordLink table={table.id} />
        </p>
      </div>
    </details>
  );
}

/** Whether the page already says that nobody vouches for the chance. */
const isTold = ({ moved }: TableInfo, { kind }: Verdict): boolean => moved !== null && kind === 'chosen';

function moodOf(checked: Checked): 'checking' | 'unreachable' | Verdict['kind'] {
  return typeof checked === 'string' ? checked : checked.kind;
}

/** Checks the game once it is over. */
function useCheck(): { readonly checked: Checked; readonly retry: () => void } {
  const { pool } = usePosition();
  const { table } = useTableState();
  const [checked, setChecked] = useState<Checked>('checking');
  const [tries, setTries] = useState(0);
  const id = table?.stage === 'over' ? table.id : null;
  useEffect(() => {
    if (id === null || table === null) return undefined;
    const stopped = new AbortController();
    const check = async (): Promise<Checked> => {
      const [{ verdictOn }, answer] = await Promise.all([import('./check.ts'), recordAt(id)]);
      if (!answer.ok) return 'unreachable';
      return verdictOn(answer.value, { table, pool, kept: keptOf(id) });
    };
    void (async () => {
      const found = await check().catch((): Checked => 'unreachable');
      if (!stopped.signal.aborted) setChecked(found);
    })();
    return () => stopped.abort();
    // The table is told anew whenever somebody comes or goes, which changes nothing of its record.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, pool, tries]);
  const retry = () => {
    setChecked('checking');
    setTries(tries + 1);
  };
  return { checked, retry };
}

/** The verdict in plain words, and the figures. */
export function Found({ verdict }: { readonly verdict: Verdict }) {
  const { say } = usePosition();
  if (verdict.kind === 'chosen' || verdict.kind === 'positioned') {
    return <p>{say(`fair-${verdict.kind}-text`)}</p>;
  }
  if (verdict.kind === 'broken') {
    return <p className="seal-why">{say(`fair-why-${verdict.why}`)}</p>;
  }
  const { fair, seed, players, remembered } = verdict;
  const partOf = (seat: number) => fair.parts.find((one) => one.seat === seat)?.part;
  return (
    <>
      <p>{say('fair-sound-text')}</p>
      <p>{say(`fair-remembered-${remembered}`)}</p>
      <Again again={fair.again} names={players} />
      <dl className="seal-figures">
        <dt>{say('fair-commitment')}</dt>
        <dd>{fair.commitment}</dd>
        <dt>{say('fair-server')}</dt>
        <dd>{fair.seed}</dd>
        {players.map((name, seat) => (
          <div key={name}>
            <dt>{say('fair-part', { name })}</dt>
            <dd>{partOf(seat) ?? say('fair-no-part')}</dd>
          </div>
        ))}
        <dt>{say('fair-seed')}</dt>
        <dd>{seed}</dd>
      </dl>
    </>
  );
}
