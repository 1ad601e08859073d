import { useGround, useTableState } from '../table/TableContext.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Mutes } from './Mutes.tsx';
import { SaidList } from './SaidList.tsx';
import { Saying } from './Saying.tsx';
import './talk.css';

/** What was said, what can be said, and who is not heard, over the table. It closes with what is said. */
export function TalkSheet() {
  const { say, setOpen, client } = useGround();
  const { table } = useTableState();
  if (table === null) return null;
  return (
    <Sheet title={say('talk-title')} onClose={() => setOpen(null)} testId="talk-sheet">
      <SaidList />
      <Saying
        onSay={(what) => {
          client.ask({ type: 'say', what });
          setOpen(null);
        }}
      />
      <Mutes table={table.link} />
    </Sheet>
  );
}
