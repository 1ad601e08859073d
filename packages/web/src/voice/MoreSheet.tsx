import type { LegalMove } from '@kickdoor/rules';
import { usePosition } from '../table/TableContext.ts';
import { Counters } from '../talk/Counters.tsx';
import { useIsCountered } from '../talk/useIsCountered.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { ActButton } from './ActButton.tsx';
import { HoldButton } from '../hours/Calls.tsx';
import { useIsQuiet } from '../hours/useHours.ts';
import { laidOut, voiceOf, withFirst } from './model.ts';

interface MoreSheetProps {
  /** The act that comes first in the row, which may be the coach's. */
  readonly first: LegalMove | null;
}

/** The acts that don't fit in the row. */
export function MoreSheet({ first }: MoreSheetProps) {
  const { say, outlook, setOpen } = usePosition();
  const quiet = useIsQuiet();
  const said = withFirst(voiceOf(outlook, quiet), outlook, first);
  const { more, counter, call } = laidOut(said, useIsCountered());
  return (
    <Sheet title={say('voice-more-title')} onClose={() => setOpen(null)} testId="more-sheet">
      <div className="more-acts">
        {call === 'more' ? <HoldButton slot="call" onAct={() => setOpen(null)} /> : null}
        {counter === 'more' ? <Counters slot="0" /> : null}
        {more.map((act, at) => (
          <ActButton key={act.key} act={act} tone="plain" slot={String(at)} onAct={() => setOpen(null)} />
        ))}
      </div>
    </Sheet>
  );
}
