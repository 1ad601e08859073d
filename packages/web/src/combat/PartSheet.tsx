import { rulePhrase, type Part } from '@kickdoor/rules';
import { CardFace } from '../cards/CardFace.tsx';
import { usePosition } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { partName } from './parts.ts';
import { signed } from '../ui/figure.ts';
import '../table/sheets.css';

/** Explains a token: the amount, the card or rule it comes from, by whom, for whom. */
export function PartSheet({ part }: { readonly part: Part }) {
  const { say, names, setOpen, view } = usePosition();
  const me = view.seat;
  const what = say(partName(part, names, me));
  return (
    <Sheet
      title={say('part-title', { amount: signed(part.amount), what })}
      onClose={() => setOpen(null)}
      testId="part-sheet"
    >
      {part.seat === undefined ? null : (
        <p>{say(part.seat === me ? 'part-belongs-you' : 'part-belongs', { who: names.who(part.seat) })}</p>
      )}
      {part.foe === undefined ? null : <p>{say('part-against', { card: names.card(part.foe) })}</p>}
      {part.by === undefined ? null : (
        <p>{say(part.by === me ? 'part-by-you' : 'part-by', { who: names.who(part.by) })}</p>
      )}
      {part.rule === undefined ? null : <p>{say(rulePhrase(part.rule, view))}</p>}
      {part.card === undefined ? null : <PartCard card={part.card} />}
    </Sheet>
  );
}

function PartCard({ card }: { readonly card: number }) {
  const words = useCard(card);
  return words === null ? null : (
    <div className="card-sheet">
      <CardFace {...words} size="full" />
    </div>
  );
}
