import type { CardId, LegalMove, Seat, Terms } from '@kickdoor/rules';
import { useMemo, useState } from 'react';
import { isLegal, withTerms } from '../hand/fill.ts';
import { TooLate } from '../hand/TooLate.tsx';
import { helpResult, togetherResult } from '../voice/help-results.ts';
import { ResultButton } from '../voice/ResultButton.tsx';
import { usePosition } from '../table/TableContext.ts';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { ToggleCard } from '../ui/ToggleCard.tsx';
import { text } from '../words/say.ts';
import { helpersOf, termsFor, type Drafts } from './helpers.ts';
import '../hand/pick.css';

/**
 * Asks for help: from whom, for how many Treasures, who picks first, and what else is handed over. It starts with the
 * helper who would turn the fight, and with the latest terms.
 */
export function AskSheet({ to }: { readonly to: Seat | null }) {
  const { game, say, client, setOpen, outlook } = usePosition();
  const helpers = useMemo(() => helpersOf(outlook, game.legalMoves), [outlook, game.legalMoves]);
  const [wanted, setWanted] = useState(to);
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const close = () => setOpen(null);
  const [likeliest] = helpers.keys();
  const seat = wanted !== null && helpers.has(wanted) ? wanted : likeliest;
  const legalMove = seat === undefined ? undefined : helpers.get(seat);
  const terms = legalMove === undefined ? null : termsFor(outlook, legalMove, drafts);
  if (seat === undefined || legalMove === undefined || terms === null) {
    return (
      <Sheet title={say('ask-title')} onClose={close}>
        <TooLate says={text('ask-can-not')} />
      </Sheet>
    );
  }
  const move = withTerms(legalMove.move, terms);
  const legal = isLegal(legalMove, move);
  return (
    <Sheet
      title={say('ask-title')}
      onClose={close}
      testId="ask-sheet"
      foot={
        <ResultButton
          name={say('confirm-ask', { treasures: terms.treasures })}
          result={legal ? togetherResult(outlook, move) : null}
          isDisabled={!legal}
          data-testid="ask-confirm"
          onPress={() => {
            client.move(move);
            close();
          }}
        />
      }
    >
      <Helpers helpers={helpers} seat={seat} onChange={setWanted} />
      <TermsForm
        seat={seat}
        terms={terms}
        legalMove={legalMove}
        onChange={(changed) => setDrafts(new Map([...drafts, [seat, changed]]))}
      />
      {legal ? null : <Refused seat={seat} />}
      <p className="pick-count">{say('terms-kept')}</p>
    </Sheet>
  );
}

interface HelpersProps {
  readonly helpers: ReadonlyMap<Seat, LegalMove>;
  readonly seat: Seat;
  readonly onChange: (seat: Seat) => void;
}

/** The possible helpers, each with the resulting outlook of the fight. */
function Helpers({ helpers, seat, onChange }: HelpersProps) {
  const { view, say, names, outlook } = usePosition();
  return (
    <Choices
      label={say('ask-whom')}
      value={String(seat)}
      onChange={(key) => onChange(Number(key))}
      options={[...helpers].map(([each, option]) => {
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
  );
}

interface TermsFormProps {
  readonly seat: Seat;
  readonly terms: Terms;
  readonly legalMove: LegalMove;
  readonly onChange: (terms: Terms) => void;
}

/** The helper's reward. */
function TermsForm({ seat, terms, legalMove, onChange }: TermsFormProps) {
  const { view, say, names } = usePosition();
  const { terms: free } = legalMove;
  if (free === undefined || view.seat === null) return null;
  const me = view.seat;
  const { treasures, first, items, plays } = terms;
  return (
    <>
      <Stepper
        label={say('ask-treasures')}
        value={treasures}
        most={free.treasures}
        valueLabel={say('ask-treasures-of', { count: treasures, most: free.treasures })}
        onChange={(count) => onChange({ ...terms, treasures: count })}
      />
      {treasures === 0 ? null : (
        <Choices
          label={say('ask-first')}
          value={first === seat ? 'helper' : 'me'}
          onChange={(key) => onChange({ ...terms, first: key === 'helper' ? seat : me })}
          options={[
            { key: 'me', label: say('you') },
            { key: 'helper', label: say(names.who(seat)) },
          ]}
        />
      )}
      <CardRow
        label={say('ask-items')}
        from={free.items}
        marked={items}
        onChange={(cards) => onChange({ ...terms, items: cards })}
      />
      <CardRow
        label={say('ask-plays')}
        from={free.plays}
        marked={plays}
        onChange={(cards) => onChange({ ...terms, plays: cards })}
      />
    </>
  );
}

/** The reason why these terms can't be asked for. */
function Refused({ seat }: { readonly seat: Seat }) {
  const { view, say, names } = usePosition();
  const again = view.combat?.declined.includes(seat) === true;
  return (
    <p className="pick-warning" role="status">
      {say(again ? 'ask-again' : 'trade-limit', { who: names.who(seat) })}
    </p>
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
