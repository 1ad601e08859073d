import type { CardId, Phrase, Pick, View } from '@kickdoor/rules';
import { CardFace } from '../cards/CardFace.tsx';
import { affairOf } from '../table/Affair.tsx';
import { Card } from '../table/Card.tsx';
import { useGround, usePosition, useTouch, type Choosing } from '../table/TableContext.ts';
import { useCard } from '../table/useCard.ts';
import './asking.css';

/** What the table asks about, over the stage: it never covers the sentence, the clock or the answers. */
export function Asking() {
  const { view, say } = usePosition();
  const { choosing } = useTouch();
  const { pending } = view;
  if (pending === null) return null;
  const shared = isShared(view);
  const looked = shared ? lookedAt(choosing) : null;
  if (shared && looked === null) return null;
  return (
    // What is too long for the stage scrolls, with the keyboard as well.
    <div
      role="group"
      className="asking"
      aria-label={say('table-cards')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-testid="asking"
      data-staged={isStaged(view) || undefined}
    >
      <h2 className="visually-hidden">{say('table-cards')}</h2>
      {looked === null ? <About /> : <AskingCard card={looked} />}
    </div>
  );
}

/** Whether somebody takes from a body, or picks their part of the Treasures: the stage shows what there is. */
function isShared({ pending }: View): boolean {
  return pending?.kind === 'looting' || pending?.kind === 'sharing';
}

/** The card of the tray that was pressed last: it is read before it is taken. */
function lookedAt(choosing: Choosing | null): CardId | null {
  const last = choosing?.picked.at(-1);
  return last !== undefined && 'card' in last ? last.card : null;
}

/** Whether the stage itself shows the card, which it does large enough where there is room. */
function isStaged(view: View): boolean {
  const { pending } = view;
  if (pending?.kind === 'choice' && (pending.peeked !== null || pending.pile !== null)) return false;
  return affairOf(view) !== null;
}

/** The cards a wait is about. */
function About() {
  const { view } = usePosition();
  const { pending } = view;
  switch (pending?.kind) {
    case 'cancel':
      return <AskingCard card={pending.card} />;
    case 'seize':
      return <AskingCard card={pending.card} />;
    case 'caught':
      return <AskingCard card={pending.foe} />;
    case 'choice':
      return (
        <>
          {pending.card === null ? null : <AskingCard card={pending.card} />}
          {pending.about === 'resurrection' ? <Pile /> : null}
          {pending.peeked === null ? null : (
            <AskingCard card={pending.peeked} caption={{ id: 'prompt-peeked' }} />
          )}
          {pending.pile === null ? null : <Cards cards={unsought(pending.pile, pending.from ?? [])} />}
        </>
      );
    default:
      return null;
  }
}

/** The top of the pile that may be taken instead of drawing: Treasures are drawn face up only as a reward. */
function Pile() {
  const { view } = usePosition();
  const { doors, treasures } = view.discards;
  const { top } = view.phase === 'reward' ? treasures : doors;
  return top === null ? null : <AskingCard card={top} caption={{ id: 'asking-top' }} />;
}

interface AskingCardProps {
  readonly card: CardId;
  readonly caption?: Phrase;
}

/** The card that asks, large enough to be read. */
function AskingCard({ card, caption }: AskingCardProps) {
  const { say, names } = useGround();
  const words = useCard(card);
  if (words === null) return null;
  const args = { ...caption?.args, card: names.card(card) };
  return (
    <figure className="asking-figure">
      <div className="asking-card">
        <CardFace {...words} size="full" />
      </div>
      {caption === undefined ? null : <figcaption>{say({ ...caption, args })}</figcaption>}
    </figure>
  );
}

/** A row of face-up cards. */
function Cards({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <div className="asking-cards">
      {cards.map((card) => (
        <Card key={card} card={card} size="hand" />
      ))}
    </div>
  );
}

/** The cards of a discard pile that can't be taken; those that can are among the answers. */
function unsought(pile: readonly CardId[], from: readonly Pick[]): CardId[] {
  return pile.filter((card) => !from.some((pick) => 'card' in pick && pick.card === card));
}
