import type { Offer } from '@kickdoor/rules';
import { useTable } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { actionLabel, moveLabel, offerKey, siblings } from './actions.ts';
import '../table/sheets.css';

/** Picks the target of a power that has several. */
export function WhichSheet({ like }: { readonly like: Offer }) {
  const { game, say, names, view, run, setOpen } = useTable();
  const offers = siblings(game.offers, like);
  const { move } = like;
  const title =
    move.do === 'use'
      ? say(names.power(move.power))
      : say(actionLabel({ key: '', offer: like, from: null, target: null }, names, view));
  return (
    <Sheet title={title} onClose={() => setOpen(null)} testId="which-sheet">
      <div className="menu-sheet">
        {offers.length === 0 ? <p>{say('too-late')}</p> : null}
        {offers.map((offer) => (
          <Button
            key={offerKey(offer)}
            data-move={offerKey(offer)}
            onPress={() => {
              setOpen(null);
              run(offer);
            }}
          >
            {say(moveLabel(offer.move, names, view))}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
