import type { CardId, LegalMove } from '@kickdoor/rules';
import { moveKey } from '../hand/actions.ts';
import { usePosition } from '../table/TableContext.ts';
import { ResultButton } from './ResultButton.tsx';
import { resultOf } from './results.ts';

interface SheetActProps {
  readonly legalMove: LegalMove;
  /** Says what it does. */
  readonly name: string;
  /** Where it is among the others. */
  readonly slot: string;
  /** The card it starts from, if that is to be among those that are picked. */
  readonly from?: CardId | null;
}

/** A move in a sheet, with what it would bring; the sheet is closed by it. */
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
