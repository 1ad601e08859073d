import { withCards, type CardId, type Move, type LegalMove, type Phrase, type View } from '@kickdoor/rules';
import { useState } from 'react';
import { useTools, usePosition, useTable, type TableScene } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { ToggleCard } from '../ui/ToggleCard.tsx';
import { moveKey, powerCard, siblings } from './actions.ts';
import { actionLabel } from './labels.ts';
import { goldOf, isLegal } from './fill.ts';
import { countPhrase } from '../prompts/pending.ts';
import { TooLate } from './TooLate.tsx';
import './pick.css';
import { pickedResult } from '../voice/results.ts';
import { ResultButton } from '../voice/ResultButton.tsx';
import { text } from '../words/say.ts';

export interface PickSheetProps {
  /** The legal move whose button was pressed; its siblings are looked up again whenever the table changes. */
  readonly like: LegalMove;
  readonly preset: readonly CardId[];
}

/** Picks the cards of a move: what to sell, discard, give or show, and the recipient if that is open. */
export function PickSheet({ like, preset }: PickSheetProps) {
  const scene = useTable();
  const { game, say, names, view, client, setOpen, select } = scene;
  const legalMoves = siblings(game.legalMoves, like).filter(({ pick }) => pick !== undefined);
  const [chosen, setChosen] = useState(moveKey(like));
  const [picked, setPicked] = useState<readonly CardId[]>(preset);
  const legalMove = legalMoves.find((each) => moveKey(each) === chosen) ?? legalMoves[0];
  const close = () => setOpen(null);
  const discards = like.move.do === 'charity' && like.move.seat === undefined;
  const named = discards
    ? text('do-charity-discard')
    : actionLabel({ key: '', legalMove: like, from: null, target: null }, names, view);
  const title = say(named).replace(/\s?…$/u, '');
  if (legalMove?.pick === undefined) {
    return (
      <Sheet title={title} onClose={close}>
        <TooLate />
      </Sheet>
    );
  }
  const { pick } = legalMove;
  const cards = picked.filter((card) => pick.from.includes(card));
  // Cards already picked come first, so that they are visible without scrolling.
  const presetFirst = [...new Set([...preset.filter((card) => pick.from.includes(card)), ...pick.from])];
  const move = withCards(legalMove.move, cards);
  const legal = isLegal(legalMove, move);
  function toggle(card: CardId): void {
    const rest = cards.filter((each) => each !== card);
    if (rest.length < cards.length) setPicked(rest);
    else if (pick.max === 1) setPicked([card]);
    else if (cards.length < pick.max) setPicked([...cards, card]);
  }
  return (
    <Sheet
      wide
      title={title}
      onClose={close}
      testId="pick-sheet"
      foot={
        <>
          <Total legalMove={legalMove} cards={cards} />
          <ResultButton
            // It names its effect as soon as enough cards are picked.
            name={say(confirmPhrase(move, Math.max(cards.length, pick.min), scene))}
            result={legal ? pickedResult(scene.outlook, move) : null}
            isDisabled={!legal}
            data-testid="pick-confirm"
            onPress={() => {
              client.move(move);
              select(null);
              close();
            }}
          />
        </>
      }
    >
      {legalMoves.length > 1 ? (
        <Choices
          label={say('pick-whom')}
          value={moveKey(legalMove)}
          onChange={setChosen}
          options={legalMoves.map((each) => ({
            key: moveKey(each),
            label: say(wherePhrase(each.move, scene)),
          }))}
        />
      ) : null}
      <PowerText legalMove={legalMove} />
      <p className="pick-count">{say(excessPhrase(like, view) ?? countPhrase(pick.min, pick.max))}</p>
      <div className="pick-cards">
        {presetFirst.map((card) => (
          <ToggleCard
            key={card}
            card={card}
            on={cards.includes(card)}
            isDisabled={!cards.includes(card) && pick.max > 1 && cards.length >= pick.max}
            onPress={() => toggle(card)}
            {...(pick.gold === undefined ? {} : { under: say('gold', { gold: goldOf(legalMove, [card]) }) })}
          />
        ))}
      </div>
    </Sheet>
  );
}

/** The number of excess cards at the end of the turn; `null` if the move isn't about those. */
function excessPhrase({ move }: LegalMove, { players, seat }: View): Phrase | null {
  const me = players[seat ?? -1];
  if (move.do !== 'charity' || me === undefined) return null;
  return text('charity-excess', { count: me.hand - me.handLimit });
}

/** The text of the power to be paid for, and of the card it takes. */
function PowerText({ legalMove }: { readonly legalMove: LegalMove }) {
  const { pool, view } = usePosition();
  const { move } = legalMove;
  if (move.do !== 'use') return null;
  const card = powerCard({ pool, view }, move.power, move.on);
  if (card === null) return null;
  const kind = pool.cards[card]?.powers.find(({ name }) => name === move.power)?.power;
  const { top } = view.discards.doors;
  return (
    <>
      <CardText card={card} />
      {kind === 'resurrection' && top !== null ? (
        <CardText card={top} caption={{ id: 'asking-top' }} />
      ) : null}
    </>
  );
}

interface CardTextProps {
  readonly card: CardId;
  /** Shown instead of the card's name; it can refer to the card as `card`. */
  readonly caption?: Phrase;
}

function CardText({ card, caption }: CardTextProps) {
  const { say, names } = useTools();
  const words = useCard(card);
  if (words === null) return null;
  return (
    <blockquote className="pick-text">
      <strong>
        {caption === undefined
          ? words.title
          : say({ ...caption, args: { ...caption.args, card: names.card(card) } })}
      </strong>
      {words.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </blockquote>
  );
}

/** The running total of a sale, or of a payment. */
function Total({ legalMove, cards }: { readonly legalMove: LegalMove; readonly cards: readonly CardId[] }) {
  const { say } = useTools();
  const { move, pick } = legalMove;
  if (pick?.gold === undefined || pick.worth === undefined) return null;
  const gold = goldOf(legalMove, cards);
  const [least, most] = pick.worth;
  const sale = gold < least ? 'total-too-little' : gold > most ? 'total-too-much' : 'total-gold';
  const total =
    move.do === 'sell'
      ? say(sale, { gold, levels: Math.floor(gold / least), missing: least - gold })
      : say('total-of', { gold, wanted: least });
  return (
    <p className="pick-total" role="status" data-testid="pick-total">
      {total}
    </p>
  );
}

/** The recipient or the purpose of a move. */
function wherePhrase(move: Move, { names }: TableScene): Phrase {
  if ('seat' in move && move.seat !== undefined) return names.who(move.seat);
  if (move.do === 'use' && move.on !== undefined) return names.card(move.on);
  if (move.do === 'use' && move.side !== undefined) return text(`answer-${move.side}`);
  return { id: move.do === 'show' ? 'to-all' : 'to-discards' };
}

/** The label of the confirm button. A verb that takes cards but has no case here doesn't compile. */
function confirmPhrase(move: Move, count: number, { names }: TableScene): Phrase {
  // The sheet opens only for verbs that take cards.
  if (!('cards' in move)) return text('confirm-choose', { count });
  switch (move.do) {
    case 'sell':
    case 'join':
      return text(`confirm-${move.do}`, { count });
    case 'give':
      return text('confirm-give', { count, whom: names.who(move.seat) });
    case 'charity':
      return text('confirm-charity', {
        count,
        whom: move.seat === undefined ? 'nobody' : names.who(move.seat),
      });
    case 'show':
      return text('confirm-show', { count, whom: move.seat === undefined ? 'all' : names.who(move.seat) });
    case 'use':
      return text('confirm-use', { count, power: names.power(move.power) });
  }
}
