import { useTools } from '../table/TableContext.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Log } from './Log.tsx';

/** The log as a sheet over the table, for phones. */
export function LogSheet() {
  const { say, setOpen } = useTools();
  return (
    <Sheet title={say('log-more')} onClose={() => setOpen(null)} testId="log-sheet">
      <Log />
    </Sheet>
  );
}
