import { useTools } from '../table/TableContext.ts';
import { Sheet } from '../ui/Sheet.tsx';

const KEYS = [
  { key: null, id: 'keys-space', does: 'keys-do-primary' },
  { key: '1 – 9', id: null, does: 'keys-do-hand' },
  { key: 'P', id: null, does: 'keys-do-pass' },
  { key: 'L', id: null, does: 'keys-do-log' },
  { key: 'T', id: null, does: 'keys-do-talk' },
  { key: null, id: 'keys-escape', does: 'keys-do-escape' },
  { key: '?', id: null, does: 'keys-do-help' },
] as const;

/** The list of keyboard shortcuts. */
export function KeysSheet() {
  const { say, setOpen } = useTools();
  return (
    <Sheet title={say('keys-title')} onClose={() => setOpen(null)} testId="keys-sheet">
      <dl className="keys">
        {KEYS.map(({ key, id, does }) => (
          <div key={does} className="keys-row">
            <dt>
              <kbd>{id === null ? key : say(id)}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
