import { verdictOf } from '../fairness/check.ts';
import { keptOf } from '../fairness/kept.ts';
import { Found } from '../fairness/Seal.tsx';
import { useTools } from '../table/TableContext.ts';
import { Sheet } from '../ui/Sheet.tsx';
import type { Opened } from './open.ts';
import { mismatchPhrase } from './seal.ts';

interface SealSheetProps {
  readonly opened: Opened;
  /** The game's table; `null` for a file. */
  readonly table: string | null;
  readonly onClose: () => void;
}

/** Explains what was checked in a record, and what the check can't show. */
export function SealSheet({ opened, table, onClose }: SealSheetProps) {
  const { say } = useTools();
  const { film, record } = opened;
  const { mismatch } = film;
  const { end, header } = record;
  const sets = header.sets.map(({ id, hash }) => `${id} ${hash.slice(0, 8)}…`).join(', ');
  return (
    <Sheet title={say('seal-title')} onClose={onClose} testId="seal-sheet">
      {mismatch === null ? (
        <p>{say('seal-whole-text', { moves: end.moves })}</p>
      ) : (
        <>
          <p>{say('seal-broken-text')}</p>
          <p className="replay-wrong">{say(mismatchPhrase(record, mismatch))}</p>
        </>
      )}
      {mismatch === null ? (
        <>
          <h3 className="pick-heading">{say('seal-checked')}</h3>
          <ul>
            <li>{say('seal-sets', { sets })}</li>
            <li>{say('seal-lines')}</li>
            {end.state === null ? null : <li>{say('seal-state')}</li>}
            {end.log === null ? null : <li>{say('seal-log')}</li>}
          </ul>
          {end.state === null ? <p>{say('seal-unsealed')}</p> : null}
        </>
      ) : null}
      {mismatch === null ? <Chance opened={opened} table={table} /> : null}
      <p>{say('seal-limits')}</p>
    </Sheet>
  );
}

/** The verdict on the chance of a game whose figures add up. */
function Chance({ opened, table }: Omit<SealSheetProps, 'onClose'>) {
  const { say } = useTools();
  const { header } = opened.record;
  const game = table ?? header.fair?.game ?? null;
  const verdict = verdictOf(header, { game, kept: game === null ? null : keptOf(game) });
  return (
    <section data-testid="seal-chance" data-verdict={verdict.kind}>
      <h3 className="pick-heading">{say(`fair-${verdict.kind}`)}</h3>
      <Found verdict={verdict} />
    </section>
  );
}
