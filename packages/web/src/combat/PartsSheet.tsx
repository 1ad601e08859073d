import type { Part } from '@kickdoor/rules';
import { Sheet } from '../ui/Sheet.tsx';
import { partKey } from './parts.ts';
import { Token } from './Parts.tsx';

interface PartsSheetProps {
  readonly parts: readonly Part[];
  /** What the sum counts. */
  readonly label: string;
  readonly onClose: () => void;
}

/** A whole sum with all its parts. */
export function PartsSheet({ parts, label, onClose }: PartsSheetProps) {
  return (
    <Sheet title={label} onClose={onClose} testId="parts-sheet">
      <ul className="parts parts-all">
        {parts.map((part, at) => (
          <li key={partKey(part, at)}>
            <Token part={part} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
