import type { CardId, LegalMove, Seat } from '@kickdoor/rules';
import { useState } from 'react';
import { isLegal, withTerms } from '../hand/fill.ts';
import { helpResult, openingTerms, type Outlook } from '../voice/results.ts';
import { usePosition } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { ToggleCard } from '../ui/ToggleCard.tsx';
import '../hand/pick.css';

/** The legal moves that ask somebody for help, by seat. */
function askMoves(legalMoves: readonly LegalMove[]): ReadonlyMap<Seat, LegalMove> {
  const found = new Map<Seat, LegalMove>();
  for (const legalMove of legalMoves) {
    if (legalMove.move.do === 'ask') found.set(legalMove.move.seat, legalMove);
  }
  return found;
}

/** The first whose help would turn the fight; otherwise the strongest. */
function likeliest(outlook: Outlook, legalMoves: ReadonlyMap<Seat, LegalMove>): Seat | undefined {
  const all = [...legalMoves];
  const turning = all.find(([, legalMove]) => helpResult(outlook, legalMove).wins === true);
  const strength = (seat: Seat) => outlook.view.players[seat]?.strength.total ?? 0;
  return (turning ?? all.toSorted(([a], [b]) => strength(b) - strength(a))[0])?.[0];
}

/** Asks for help: whom, for how many Treasures, who picks first, and what else is handed over. */
export function AskSheet({ to }: { readonly to: Seat | null }) {
  const { game, view, say, names, client, setOpen, outlook } = usePosition();
  const legalMoves = askMoves(game.legalMoves);
  const [whom, setWhom] = useState(() => to ?? likeliest(outlook, legalMoves) ?? null);
  const asked = whom === null ? undefined : legalMoves.get(whom);
  const [opening] = useState(() => (asked === undefined ? null : openingTerms(outlook, asked)));
  const [treasures, setTreasures] = useState(opening?.treasures ?? 1);
  const [helperFirst, setHelperFirst] = useState(opening !== null && opening.first !== view.seat);
  const [items, setItems] = useState<readonly CardId[]>([]);
  const [plays, setPlays] = useState<readonly CardId[]>([]);
  const close = () => setOpen(null);
  const seat = whom !== null && legalMoves.has(whom) ? whom : [...legalMoves.keys()][0];
  const legalMove = seat === undefined ? undefined : legalMoves.get(seat);
  if (seat === undefined || legalMove?.terms === undefined || view.seat === null) {
    return (
      <Sheet title={say('ask-title')} onClose={close}>
        <p>{say('ask-can-not')}</p>
      </Sheet>
    );
  }
  const free = legalMove.terms;
  const share = Math.min(treasures, free.treasures);
  const terms = {
    treasures: share,
    first: helperFirst ? seat : view.seat,
    items: items.filter((card) => free.items.includes(card)),
    plays: plays.filter((card) => free.plays.includes(card)),
  };
  const move = withTerms(legalMove.move, terms);
  const legal = isLegal(legalMove, move);
  return (
    <Sheet
      title={say('ask-title')}
      onClose={close}
      testId="ask-sheet"
      foot={
        <Button
          tone="main"
          isDisabled={!legal}
          data-testid="ask-confirm"
          onPress={() => {
            client.move(move);
            close();
          }}
        >
          {say('confirm-ask', { treasures: share })}
        </Button>
      }
    >
      <Choices
        label={say('ask-whom')}
        value={String(seat)}
        onChange={(key) => setWhom(Number(key))}
        options={[...legalMoves].map(([each, option]) => {
          const { phrase } = helpResult(outlook, option);
          const strength = view.players[each]?.strength.total ?? 0;
          const act = names.who(each);
          return {
            key: String(each),
            label:
              phrase === null
                ? say('ask-option', { who: act, strength })
                : say('act-with-result', { act, result: phrase }),
          };
        })}
      />
      <Stepper
        label={say('ask-treasures')}
        value={share}
        most={free.treasures}
        valueLabel={say('ask-treasures-of', { count: share, most: free.treasures })}
        onChange={setTreasures}
      />
      {share === 0 ? null : (
        <Choices
          label={say('ask-first')}
          value={helperFirst ? 'helper' : 'me'}
          onChange={(key) => setHelperFirst(key === 'helper')}
          options={[
            { key: 'me', label: say('you') },
            { key: 'helper', label: say(names.who(seat)) },
          ]}
        />
      )}
      <CardRow label={say('ask-items')} from={free.items} marked={terms.items} onChange={setItems} />
      <CardRow label={say('ask-plays')} from={free.plays} marked={terms.plays} onChange={setPlays} />
      {legal ? null : (
        <p className="pick-warning" role="status">
          {say(view.combat?.declined.includes(seat) === true ? 'ask-again' : 'trade-limit', {
            who: names.who(seat),
          })}
        </p>
      )}
      <p className="pick-count">{say('terms-kept')}</p>
    </Sheet>
  );
}

export interface CardRowProps {
  readonly label: string;
  readonly from: readonly CardId[];
  readonly marked: readonly CardId[];
  readonly onChange: (cards: readonly CardId[]) => void;
}

/** A row of cards, any number of which can be selected. */
export function CardRow({ label, from, marked, onChange }: CardRowProps) {
  if (from.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3 className="pick-heading">{label}</h3>
      <div className="pick-cards">
        {from.map((card) => (
          <ToggleCard
            key={card}
            card={card}
            on={marked.includes(card)}
            onPress={() =>
              onChange(marked.includes(card) ? marked.filter((each) => each !== card) : [...marked, card])
            }
          />
        ))}
      </div>
    </section>
  );
}
