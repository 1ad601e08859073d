import type { CardId, LegalMove } from '@kickdoor/rules';
import { moveKey } from '../hand/actions.ts';
import { usePosition } from '../table/TableContext.ts';
import { ResultButton } from './ResultButton.tsx';
import { resultOf } from './results.ts';

interface SheetActProps {
  readonly legalMove: LegalMove;
  /** What the button does. */
  readonly name: string;
  /** Identifies its position among the other buttons. */
  readonly slot: string;
  /** The card the move starts from, if it should be preselected. */
  readonly from?: CardId | null;
}

/** A button for a move in a sheet, with its result. Pressing it closes the sheet. */
export function SheetAct({ legalMove, name, slot, from = null }: SheetActProps) {
  const { run, setOpen, outlook } = usePosition();
  return (
    <ResultButton
      tone="plain"
      place={`${slot} ${moveKey(legalMove)}`}
      name={name}
      result={resultOf(outlook, legalMove)}
      data-move={moveKey(legalMove)}
      onPress={() => {
        setOpen(null);
        run(legalMove, from);
      }}
    />
  );
}
