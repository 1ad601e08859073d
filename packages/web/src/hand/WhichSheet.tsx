import type { LegalMove } from '@kickdoor/rules';
import { usePosition } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { moveKey, siblings } from './actions.ts';
import { actionLabel, moveLabel } from './labels.ts';
import { TooLate } from './TooLate.tsx';
import '../table/sheets.css';

/** Picks the target of a power that has several. */
export function WhichSheet({ like }: { readonly like: LegalMove }) {
  const { game, say, names, view, run, setOpen } = usePosition();
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
        {legalMoves.map((legalMove) => (
          <Button
            key={moveKey(legalMove)}
            data-move={moveKey(legalMove)}
            onPress={() => {
              setOpen(null);
              run(legalMove);
            }}
          >
            {say(moveLabel(legalMove.move, names, view))}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
