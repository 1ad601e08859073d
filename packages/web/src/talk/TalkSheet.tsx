import { useTools, useTableState } from '../table/TableContext.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Mutes } from './Mutes.tsx';
import { SaidList } from './SaidList.tsx';
import { Saying } from './Saying.tsx';
import './talk.css';

/** Talk as a sheet over the table: the messages, what can be said, and mutes. Saying something closes it. */
export function TalkSheet() {
  const { say, setOpen, client } = useTools();
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
