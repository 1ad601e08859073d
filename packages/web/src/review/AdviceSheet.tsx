import { reasonGiven, type Advice, type Appraisal } from '@kickdoor/bots';
import { useEffect, useState } from 'react';
import { moveTold } from './move-told.ts';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { advise } from './advise.ts';
import './advice.css';

/** The number of moves that the coach suggests. */
const TOLD = 3;

/** Whether the coach is available: not in games with other people, nor in guided games, which have their own coach. */
function useMayAsk(): boolean {
  const { table, you } = useTableState();
  const { game, view } = usePosition();
  if (table === null || you.seat === null || table.lesson !== null || view.phase === 'over') return false;
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  return people === 1 && game.legalMoves.length > 0;
}

/** The menu button for the coach. */
export function AdviceButton() {
  const { say, setOpen } = usePosition();
  if (!useMayAsk()) return null;
  return (
    <Button onPress={() => setOpen({ kind: 'advice' })} data-testid="ask-coach">
      {say('advice-ask')}
    </Button>
  );
}

/** The moves that a search recommends for this seat, knowing only what the seat sees. */
export function AdviceSheet() {
  const { say, setOpen, game, pool } = usePosition();
  const [asked, setAsked] = useState(game);
  const [advice, setAdvice] = useState<Advice | 'failed' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void (async () => {
      const found = await advise(asked, pool, stop.signal).catch(() => null);
      if (!stop.signal.aborted) setAdvice(found ?? 'failed');
    })();
    return () => stop.abort();
  }, [asked, pool]);
  const isOld = asked.number !== game.number;
  const again = () => {
    setAdvice(null);
    setAsked(game);
  };
  return (
    <Sheet title={say('advice-title')} onClose={() => setOpen(null)} testId="advice-sheet">
      <div className="advice" aria-live="polite">
        {advice === null ? <p>{say('advice-thinking')}</p> : null}
        {advice === 'failed' ? <p>{say('advice-failed')}</p> : null}
        {advice === null || advice === 'failed' ? null : <Advised advice={advice} asked={asked} />}
        {isOld ? <p>{say('advice-old')}</p> : null}
        {isOld || advice === 'failed' ? <Button onPress={again}>{say('advice-again')}</Button> : null}
      </div>
    </Sheet>
  );
}

type Asked = Pick<ReturnType<typeof usePosition>, 'game'>['game'];

/** The best moves with their chances, or the rules of thumb. */
function Advised({ advice, asked }: { readonly advice: Advice; readonly asked: Asked }) {
  const { say, names } = usePosition();
  const { compared, regular } = advice;
  const label = (move: Appraisal['candidate']) =>
    move === null ? say('advice-wait') : say(moveTold(move, names, asked.view));
  if (compared.length === 0) {
    return (
      <>
        <p>{say('advice-thumb')}</p>
        <p>
          <strong>{label(regular?.move ?? null)}</strong>
        </p>
        {regular === null ? null : <p className="advice-why">{say(reasonGiven(regular))}</p>}
      </>
    );
  }
  return (
    <>
      <ol className="advice-moves">
        {compared.slice(0, TOLD).map(({ candidate, chance }) => (
          <li key={JSON.stringify(candidate)}>
            <strong>{label(candidate)}</strong>
            <span>{say('advice-chance', { percent: Math.round(chance * 100) })}</span>
          </li>
        ))}
      </ol>
      <p className="advice-why">{say('advice-note')}</p>
    </>
  );
}
