import { useTools, useTableState } from '../table/TableContext.ts';
import { Choices } from '../ui/Choices.tsx';
import { Switch } from '../ui/Switch.tsx';
import './watch.css';

/** Menu rows: players choose whether spectators can see their hand; spectators choose their point of view. */
export function WatchRows() {
  const { table, you } = useTableState();
  if (table === null || !table.spectators || table.delay === 0) return null;
  return you.seat === null ? <Eyes /> : <OpenSeat seat={you.seat} />;
}

function OpenSeat({ seat }: { readonly seat: number }) {
  const { say, client } = useTools();
  const open = useTableState().table?.seats[seat]?.open ?? false;
  return (
    <div>
      <Switch testId="open-seat" isSelected={open} onChange={(on) => client.ask({ type: 'open', open: on })}>
        {say('watch-open')}
      </Switch>
      <p className="field-hint">{say('watch-open-text')}</p>
    </div>
  );
}

function Eyes() {
  const { say, client } = useTools();
  const { table, game } = useTableState();
  const open = table?.seats.filter((seat) => seat.open) ?? [];
  if (open.length === 0) return null;
  return (
    <Choices
      label={say('watch-with')}
      value={String(game?.view.seat ?? 'nobody')}
      onChange={(key) => client.ask({ type: 'watch', seat: key === 'nobody' ? null : Number(key) })}
      options={[
        { key: 'nobody', label: say('watch-with-nobody') },
        ...open.map(({ seat, name }) => ({ key: String(seat), label: name ?? '' })),
      ]}
    />
  );
}
