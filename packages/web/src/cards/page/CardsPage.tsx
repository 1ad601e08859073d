/** All cards of a set on one page, each in every language. */
import { withLanguage, type CardWords, type Words } from '@kickdoor/words';
import type { CardDef, DeckName } from '@kickdoor/rules';
import type { ReactNode } from 'react';
import { CardBack } from '../CardBack.tsx';
import { CardArt, CardFace } from '../CardFace.tsx';
import { Icon } from '../Icon.tsx';
import { lookOf } from '../kinds.ts';

/** A card in all languages. */
export interface Entry {
  readonly def: CardDef;
  /** In the page's own language. */
  readonly own: CardWords;
  readonly said: readonly { readonly language: string; readonly words: CardWords }[];
}

export interface CardsPageProps {
  readonly set: string;
  /** The language the page itself is written in. */
  readonly words: Words;
  readonly entries: readonly Entry[];
}

const DECKS: readonly DeckName[] = ['doors', 'treasures'];

/** The name of a language in that language. */
function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export function CardsPage({ set, words, entries }: CardsPageProps) {
  const copies = entries.reduce((sum, { def }) => sum + def.copies, 0);
  return (
    <div className="page kd-table">
      <header className="page-head">
        <h1>{words.say('cards-title', { set: { id: `${set}/pack` } })}</h1>
        <p>{words.say('cards-count', { cards: entries.length, copies })}</p>
      </header>
      <nav className="page-contents paper" aria-label={words.say('cards-contents')}>
        {DECKS.map((deck) => (
          <Contents key={deck} deck={deck} words={words} entries={entries} />
        ))}
      </nav>
      <main>
        {DECKS.map((deck) => (
          <section key={deck} id={deck} className="page-deck">
            <h2>
              <CardBack deck={deck} set={set} size="thumb" />
              {words.say(`cards-${deck}`)}
            </h2>
            {entries
              .filter(({ def }) => def.deck === deck)
              .map((entry) => (
                <Row key={entry.def.id} entry={entry} />
              ))}
          </section>
        ))}
      </main>
    </div>
  );
}

/** A deck's table of contents, by kind. */
function Contents({ deck, words, entries }: Pick<CardsPageProps, 'words' | 'entries'> & { deck: DeckName }) {
  const kinds = Map.groupBy(
    entries.filter(({ def }) => def.deck === deck),
    ({ def }) => def.kind,
  );
  return (
    <section>
      <h2>
        <a href={`#${deck}`}>{words.say(`cards-${deck}`)}</a>
      </h2>
      {[...kinds].map(([kind, cards]) => (
        <p key={kind} className="page-kind" data-accent={lookOf(kind).accent}>
          <Icon name={lookOf(kind).icon} />
          {cards.map(({ def, own }, at) => (
            <Listed key={def.id} href={`#${anchor(def)}`} last={at === cards.length - 1}>
              <span lang={own.borrowed ?? undefined}>{withLanguage(own.title, own.borrowed)}</span>
            </Listed>
          ))}
        </p>
      ))}
    </section>
  );
}

interface ListedProps {
  readonly href: string;
  readonly last: boolean;
  readonly children: ReactNode;
}

function Listed({ href, last, children }: ListedProps) {
  return (
    <>
      <a href={href}>{children}</a>
      {last ? null : '\u00a0· '}
    </>
  );
}

function anchor({ id }: CardDef): string {
  return `card-${id}`;
}

/** The id of a card's picture, which is drawn once and shared by all its languages. */
function drawing({ id }: CardDef): string {
  return `drawn-${id}`;
}

/** A card in all languages, side by side. */
function Row({ entry }: { readonly entry: Entry }) {
  const { def, said } = entry;
  return (
    <section
      id={anchor(def)}
      className="page-card"
      aria-label={withLanguage(entry.own.title, entry.own.borrowed)}
    >
      <svg className="page-drawn" aria-hidden>
        <defs>
          <g id={drawing(def)}>
            <CardArt def={def} size="full" />
          </g>
        </defs>
      </svg>
      {said.map(({ language, words }) => (
        <div key={language} lang={language} className="page-said">
          <p className="page-language">{languageName(language)}</p>
          <CardFace
            def={def}
            size="full"
            {...words}
            art={
              <svg className="kd-picture" aria-hidden>
                <use href={`#${drawing(def)}`} />
              </svg>
            }
          />
          <p className="page-figures">{[words.kindLine, ...words.figures].join(' · ')}</p>
        </div>
      ))}
    </section>
  );
}
