import { KINDS, type DeckName, type Kind } from '@kickdoor/rules';
import type { Problem } from '@kickdoor/words/check';
import { useState, type KeyboardEvent } from 'react';
import { useHyphenate } from '../cards/hyphenate.ts';
import { Icon } from '../cards/Icon.tsx';
import { lookOf } from '../cards/kinds.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { cardsOf, type CardEntry } from './model/cards.ts';
import { addCard } from './model/deeds.ts';
import { titleOfCard } from './model/titles.ts';
import { deckOf } from './model/starts.ts';
import { useWork } from './WorkContext.ts';

const DECKS: readonly DeckName[] = ['doors', 'treasures'];

/** The pack's cards by deck and, below them, its files. */
export function CardRail({ problems }: { readonly problems: readonly Problem[] }) {
  const words = useWords();
  const { files, isReadOnly } = useWork();
  const [adding, setAdding] = useState(false);
  const cards = cardsOf(files);
  return (
    <nav className="bench-rail" aria-label={words.say('shop-zone-cards')}>
      {isReadOnly ? null : (
        <Button tone="main" data-testid="new-card" onPress={() => setAdding(true)}>
          {words.say('shop-new-card')}
        </Button>
      )}
      {DECKS.map((deck) => {
        const some = cards.filter((card) => card.deck === deck);
        return (
          <section key={deck} aria-labelledby={`rail-${deck}`}>
            <h2 id={`rail-${deck}`} className="rail-deck">
              {words.say(`cards-${deck}`)} <small>{some.length}</small>
            </h2>
            <ul className="rail-list" data-testid={`cards-${deck}`}>
              {some.map((card) => (
                <RailCard key={`${card.file}:${card.at}`} card={card} problems={problems} cards={cards} />
              ))}
            </ul>
          </section>
        );
      })}
      <section aria-labelledby="rail-files">
        <h2 id="rail-files" className="rail-deck">
          {words.say('shop-files')}
        </h2>
        <ul className="rail-list">
          {[...files.keys()].toSorted().map((path) => (
            <RailFile key={path} path={path} />
          ))}
        </ul>
      </section>
      {adding ? <NewCardSheet onClose={() => setAdding(false)} /> : null}
    </nav>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys move from card to card, as Tab does; Home and End go to the first and the last. */
function stepOn(event: KeyboardEvent<HTMLElement>): void {
  const rail = event.currentTarget.closest('.bench-rail');
  const all = [...(rail?.querySelectorAll<HTMLElement>('.rail-card') ?? [])];
  const at = all.indexOf(event.currentTarget);
  const step = STEPS[event.key];
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? null : at + step;
  const next = at < 0 || to === null ? undefined : all.at(Math.min(to, all.length - 1));
  if (next === undefined || (at === 0 && step === -1)) return;
  event.preventDefault();
  next.focus();
}

interface RailCardProps {
  readonly card: CardEntry;
  readonly cards: readonly CardEntry[];
  readonly problems: readonly Problem[];
}

function RailCard({ card, cards, problems }: RailCardProps) {
  const words = useWords();
  const { language } = useSpoken();
  const { files, chosen, choose } = useWork();
  const { file, at, id, kind, line } = card;
  const titled = id === null ? null : titleOfCard(files, id, language);
  const next = cards.find((one) => one.file === file && one.at === at + 1)?.line ?? Infinity;
  const isWrong = problems.some(
    (problem) =>
      problem.weight === 'mistake' && problem.file === file && problem.line >= line && problem.line < next,
  );
  const isOpen = chosen.file === file && chosen.at === at;
  return (
    <li>
      <button
        type="button"
        className="rail-card"
        aria-current={isOpen || undefined}
        data-card-id={id}
        data-accent={kind === null ? undefined : lookOf(kind).accent}
        onClick={() => choose({ file, at })}
        onKeyDown={stepOn}
      >
        {kind === null ? null : <Icon name={lookOf(kind).icon} />}
        <span className="rail-name" lang={titled?.language}>
          {titled?.text ?? id ?? '?'}
        </span>
        {isWrong ? (
          <span className="rail-wrong" role="img" aria-label={words.say('shop-weight-mistake')}>
            !
          </span>
        ) : null}
      </button>
    </li>
  );
}

function RailFile({ path }: { readonly path: string }) {
  const { chosen, choose } = useWork();
  return (
    <li>
      <button
        type="button"
        className="rail-card rail-file"
        aria-current={(chosen.file === path && chosen.at === null) || undefined}
        onClick={() => choose({ file: path, at: null })}
        onKeyDown={stepOn}
      >
        <span className="rail-name" translate="no">
          {path}
        </span>
      </button>
    </li>
  );
}

/** Chooses the kind of a new card. */
function NewCardSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const hyphenate = useHyphenate();
  const { files, begin } = useWork();
  function add(kind: Kind): void {
    begin(addCard(files, kind));
    onClose();
  }
  return (
    <Sheet title={words.say('shop-new-card')} onClose={onClose} wide testId="new-card-sheet">
      {DECKS.map((deck) => (
        <section key={deck} aria-labelledby={`new-${deck}`}>
          <h3 id={`new-${deck}`} className="rail-deck">
            {words.say(`cards-${deck}`)}
          </h3>
          <div className="shop-kinds">
            {KINDS.filter((kind) => deckOf(kind) === deck).map((kind) => (
              <button
                key={kind}
                type="button"
                className="rail-card shop-kind"
                data-accent={lookOf(kind).accent}
                data-testid={`new-${kind}`}
                onClick={() => add(kind)}
              >
                <Icon name={lookOf(kind).icon} />
                <span className="rail-name">
                  {hyphenate(words.say(kind === 'mate' ? 'shop-kind-mate' : `kind-${kind}`))}
                </span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  );
}
