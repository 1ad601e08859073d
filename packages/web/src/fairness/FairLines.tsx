import type { TableInfo } from '@kickdoor/protocol';
import { useWords } from '../words/WordsContext.tsx';
import './fairness.css';

/** Explains why a deal restarted, naming who caused it. */
export function Again({
  again,
  names,
}: {
  readonly again: readonly number[];
  readonly names: readonly string[];
}) {
  const words = useWords();
  return [...new Set(again)].map((seat) => (
    <p key={seat}>
      {seat < 0
        ? words.say('fair-again-server')
        : words.say('fair-again', { name: names[seat] ?? String(seat + 1) })}
    </p>
  ));
}

const namesOf = ({ seats }: TableInfo) => seats.map(({ name }) => name ?? '');

/** Shown while the seed is drawn, before the game begins. */
export function Dealing({ table }: { readonly table: TableInfo }) {
  const words = useWords();
  const { fair } = table;
  if (fair === null || fair.step === 'dealt') return null;
  return (
    <div role="status" data-testid="dealing">
      <p>{words.say('fair-dealing')}</p>
      <Again again={fair.again} names={namesOf(table)} />
    </div>
  );
}

/** Warns that a game was in somebody's browser, where they could have looked at everything. */
export function Moved({ table }: { readonly table: TableInfo }) {
  const words = useWords();
  if (table.moved === null) return null;
  return <p data-testid="moved-told">{words.say('moved-told', { acts: table.moved })}</p>;
}

/** The menu's note on the running game's chance. */
export function FairMenu({ table }: { readonly table: TableInfo }) {
  const words = useWords();
  const { fair } = table;
  const names = namesOf(table);
  const without = table.seats.filter(
    ({ seat, kind }) => kind !== 'bot' && fair?.parts.some((one) => one.seat === seat) !== true,
  );
  return (
    <details className="fair-menu" data-testid="fair-menu">
      <summary>{words.say('fair-title')}</summary>
      <Moved table={table} />
      {fair === null ? (
        table.moved === null ? (
          <p>{words.say(table.position === null ? 'fair-chosen-text' : 'fair-positioned-text')}</p>
        ) : null
      ) : (
        <>
          <p>{words.say('fair-promise')}</p>
          <p className="fair-digits">{fair.deal}</p>
          <Again again={fair.again} names={names} />
          {without.map(({ seat, name }) => (
            <p key={seat}>{words.say('fair-without', { name: name ?? '' })}</p>
          ))}
        </>
      )}
    </details>
  );
}
