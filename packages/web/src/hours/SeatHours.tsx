import type { Seat } from '@kickdoor/rules';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { useSeatInfo } from './useHours.ts';

/** Options for the seat of somebody who is away. The host decides, or the others if the host is gone. */
export function SeatHours({ seat }: { readonly seat: Seat }) {
  const { say, client, view, setOpen } = usePosition();
  const { you, table } = useTableState();
  const info = useSeatInfo(seat);
  if (info === null || table === null || view.phase === 'over' || view.seat === seat) return null;
  const away = info.kind === 'vacant' || (info.kind === 'person' && (info.standIn || !info.connected));
  const decides = you.host || (view.seat !== null && !table.hostThere);
  if (!away || !decides) return null;
  const ask = (what: 'bot' | 'vacate') => {
    client.ask({ type: 'vote', what, seat, agree: true });
    setOpen(null);
  };
  return (
    <div className="seat-sheet-actions" role="group" aria-label={say('seat-hours')}>
      <Button onPress={() => ask('bot')} data-testid="give-bot">
        {say(you.host ? 'do-give-bot' : 'do-propose-bot')}
      </Button>
      {info.kind === 'vacant' ? null : (
        <Button onPress={() => ask('vacate')} data-testid="vacate">
          {say(you.host ? 'do-vacate' : 'do-propose-vacate')}
        </Button>
      )}
      <p className="field-hint">{say('seat-hours-text')}</p>
    </div>
  );
}
