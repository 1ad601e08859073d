import { usePosition, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { STOPS } from './stop-me.ts';

/** The menu's section on time: which windows to stop at, and a pause. */
export function HoursMenu() {
  const { say, client, view, setOpen } = usePosition();
  const { you, table } = useTableState();
  if (view.seat === null || view.phase === 'over') return null;
  const resting = table?.paused === true || table?.motions.some(({ what }) => what === 'pause') === true;
  return (
    <>
      <div data-testid="stop-me">
        <Choices
          label={say('stop-title')}
          value={you.stop}
          onChange={(key) => {
            const when = STOPS.find((one) => one === key);
            if (when !== undefined) client.ask({ type: 'stop', when });
          }}
          options={STOPS.map((key) => ({ key, label: say(`stop-${key}`) }))}
        />
        <p className="field-hint">{say(`stop-${you.stop}-text`)}</p>
      </div>
      {resting ? null : (
        <Button
          data-testid="propose-pause"
          onPress={() => {
            client.ask({ type: 'vote', what: 'pause', agree: true });
            setOpen(null);
          }}
        >
          {say('do-pause')}
        </Button>
      )}
    </>
  );
}
