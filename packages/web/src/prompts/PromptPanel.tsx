import type { CardId, Pick } from '@kickdoor/rules';
import { AnimatePresence, motion } from 'motion/react';
import { Card } from '../table/Card.tsx';
import { useTable } from '../table/TableContext.ts';
import { Ring } from '../ui/Ring.tsx';
import { AskingCard, Choice } from './Choice.tsx';
import { waitPhrase } from './pending.ts';
import { TradeOffers } from './TradeOffers.tsx';
import { useClock } from './useClock.ts';
import './prompt.css';

/** The open prompt: its sentence, its clock, what it is about, and the answers if they are this seat's to give. */
export function PromptPanel() {
  const { view, names, say, game } = useTable();
  const clock = useClock();
  const phrase = waitPhrase(view, names);
  const choice = game.legalMoves.find((legalMove) => legalMove.choice !== undefined);
  const canPass = game.legalMoves.some(({ move }) => move.do === 'pass');
  const { pending } = view;
  const mine = pending !== null && 'seat' in pending && pending.seat === view.seat;
  return (
    <>
      <TradeOffers />
      <AnimatePresence initial={false}>
        {phrase === null ? null : (
          <motion.section
            key={pending?.kind ?? 'wait'}
            className={`prompt${mine || choice !== undefined ? ' prompt-mine' : ''}`}
            initial={{ opacity: 0, y: 14 }}
            animate={{ opacity: 1, y: 0 }}
            exit={{ opacity: 0 }}
            transition={{ duration: 0.2 }}
            data-testid="prompt"
          >
            <div className="prompt-line">
              {clock === null || (canPass && clock.kind !== 'request') ? null : (
                <Ring clock={clock} label={say('the-wait')} />
              )}
              <p className="prompt-text" role="status">
                {say(phrase)}
              </p>
            </div>
            <About />
            {choice?.choice === undefined ? null : <Choice key={game.number} choice={choice.choice} />}
          </motion.section>
        )}
      </AnimatePresence>
    </>
  );
}

/** A hidden card that only this seat may see. */
function Peeked({ card }: { readonly card: CardId }) {
  const { say, names } = useTable();
  return (
    <figure className="prompt-peeked" data-testid="peeked">
      <Card card={card} size="hand" />
      <figcaption>{say('prompt-peeked', { card: names.card(card) })}</figcaption>
    </figure>
  );
}

/** The cards a wait is about. */
function About() {
  const { view, say, names } = useTable();
  const { pending, combat } = view;
  if (pending === null) {
    const request = combat?.request;
    if (request === undefined || request === null || request.to !== view.seat) return null;
    return <p className="prompt-more">{say('help-counter', { who: names.who(combat?.fighter ?? 0) })}</p>;
  }
  switch (pending.kind) {
    case 'cancel':
    case 'seize':
      return <AskingCard card={pending.card} />;
    case 'caught':
      return <AskingCard card={pending.foe} />;
    case 'choice':
      return (
        <>
          {pending.card === null ? null : <AskingCard card={pending.card} />}
          {pending.peeked === null ? null : <Peeked card={pending.peeked} />}
          {pending.pile === null ? null : <Cards cards={unsought(pending.pile, pending.from ?? [])} />}
        </>
      );
    case 'excess':
      return null;
    case 'looting':
    case 'sharing':
      return pending.seat === view.seat ? null : <Cards cards={pending.cards} />;
  }
}

/** A row of face-up cards. */
function Cards({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <div className="prompt-cards">
      {cards.map((card) => (
        <Card key={card} card={card} size="thumb" />
      ))}
    </div>
  );
}

/** The cards of a discard pile that can't be taken; those that can are among the answers. */
function unsought(pile: readonly CardId[], from: readonly Pick[]): CardId[] {
  return pile.filter((card) => !from.some((pick) => 'card' in pick && pick.card === card));
}
