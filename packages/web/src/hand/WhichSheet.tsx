import type { LegalMove } from '@kickdoor/rules';
import { usePosition } from '../table/TableContext.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { SheetAct } from '../voice/SheetAct.tsx';
import { moveKey, siblings } from './actions.ts';
import { actionLabel, moveLabel } from './labels.ts';
import { TooLate } from './TooLate.tsx';
import '../table/sheets.css';

/** Picks the target of a power that can have several. */
export function WhichSheet({ like }: { readonly like: LegalMove }) {
  const { game, say, names, view, setOpen } = usePosition();
  const legalMoves = siblings(game.legalMoves, like);
  const { move } = like;
  const title =
    move.do === 'use'
      ? say(names.power(move.power))
      : say(actionLabel({ key: '', legalMove: like, from: null, target: null }, names, view));
  return (
    <Sheet title={title} onClose={() => setOpen(null)} testId="which-sheet">
      <div className="menu-sheet">
        {legalMoves.length === 0 ? <TooLate /> : null}
        {legalMoves.map((legalMove, at) => (
          <SheetAct
            key={moveKey(legalMove)}
            legalMove={legalMove}
            name={say(moveLabel(legalMove.move, names, view))}
            slot={`${at}/${legalMoves.length}`}
          />
        ))}
      </div>
    </Sheet>
  );
}
