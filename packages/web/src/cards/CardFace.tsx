/** The face of a card, in three sizes with the same layout. */
import { languageMark, withLanguage, type CardFacts } from '@kickdoor/words';
import type { CardDef } from '@kickdoor/rules';
import { memo, type ReactNode } from 'react';
import { CardFoot } from './CardFoot.tsx';
import { CardText } from './CardText.tsx';
import { HEADS } from './heads.ts';
import { Icon } from './Icon.tsx';
import { SOFT_HYPHEN, useHyphenate, type Hyphenate } from './hyphenate.ts';
import { lookOf, numberOf } from './kinds.ts';
import { useLook } from './looks.ts';
import { Picture } from './picture/Picture.tsx';
import { imageOf, pictureOf } from './pictureOf.ts';
import './cards.css';
import './sets.css';

/** `thumb`: title, number and picture; `hand`: with figures and the beginning of the text; `full`: for reading. */
export type CardSize = 'thumb' | 'hand' | 'full';

export interface CardFaceProps {
  readonly def: CardDef;
  readonly size: CardSize;
  readonly title: string;
  /** The kind of card, in words, e.g. "Monster · Undead". */
  readonly kindLine?: string;
  /** The composed text, one string per paragraph. */
  readonly text?: readonly string[];
  readonly flavour?: string | null;
  readonly facts?: Partial<CardFacts>;
  /** The language of the title and flavor text, if it isn't the page's. */
  readonly borrowed?: string | null;
  /** The card can't be used now. */
  readonly dimmed?: boolean;
  /** The current key number, if it differs from the printed one. */
  readonly number?: number | undefined;
  /** Shown instead of the picture, for a picture that is drawn elsewhere. */
  readonly art?: ReactNode;
}

const NONE: readonly string[] = [];
const NO_FACTS: Partial<CardFacts> = {};

/** The key number, or the kind's icon, on a badge. */
function Badge({ def, now }: { readonly def: CardDef; readonly now: number | undefined }) {
  const number = now === undefined ? numberOf(def) : String(now);
  return (
    <span className="kd-badge" data-now={now}>
      {number === null ? <Icon name={lookOf(def.kind).icon} /> : <span className="kd-number">{number}</span>}
    </span>
  );
}

/** Titles are sized so that a word of this many letters fits; only longer words are hyphenated. */
const MOST_LETTERS = 13;

/** A title with soft hyphens in its longest words, or in any long word on small cards. */
function brokenTitle(title: string, size: CardSize, hyphenate: Hyphenate): string {
  if (size !== 'full') return hyphenate(title);
  const words = title.split(/(\s|(?<=-))/u);
  return words.map((word) => (word.length > MOST_LETTERS ? hyphenate(word) : word)).join('');
}

/**
 * The most letters that have to fit on one line: the longest word's, or those of its longest piece if it may be
 * hyphenated.
 */
function longestPiece(title: string): number {
  const words = title.split(/\s|(?<=-)/u).map((word) => word.split(SOFT_HYPHEN));
  return Math.max(
    ...words.map((pieces) => {
      const most = pieces.length === 1 ? Infinity : MOST_LETTERS;
      return Math.max(...pieces.map(({ length }) => length), Math.min(pieces.join('').length, most));
    }),
  );
}

/** Names the language that a name is borrowed from. Screen readers get it from the name's `lang` instead. */
function Borrowed({ language }: { readonly language: string }) {
  return (
    <span className="kd-borrowed" aria-hidden>
      {'\u00a0'}
      {languageMark(language)}
    </span>
  );
}

/** With a word longer than this, the title of a card in the hand takes over the icon's space. */
const WIDE = 11;

function Head(props: Pick<CardFaceProps, 'def' | 'size' | 'title' | 'kindLine' | 'borrowed' | 'number'>) {
  const { def, size, title, kindLine, borrowed, number } = props;
  const look = lookOf(def.kind);
  const Title = size === 'full' ? 'h3' : 'span';
  const hyphenate = useHyphenate();
  const broken = brokenTitle(title, size, hyphenate);
  return (
    <span className="kd-head">
      <Badge def={def} now={number} />
      <span className="kd-names">
        <Title
          className="kd-title"
          lang={borrowed ?? undefined}
          data-long={title.length > 24 || undefined}
          data-wide={longestPiece(broken) > WIDE || undefined}
          style={{ '--kd-word': longestPiece(broken) }}
        >
          {broken}
          {borrowed === null || borrowed === undefined ? null : <Borrowed language={borrowed} />}
        </Title>
        {size === 'thumb' || kindLine === undefined ? null : (
          <span className="kd-kind">{hyphenate(kindLine)}</span>
        )}
      </span>
      {numberOf(def) === null ? null : (
        <span className="kd-kind-icon">
          <Icon name={look.icon} />
        </span>
      )}
      <svg className="kd-head-edge" viewBox="0 0 240 24" preserveAspectRatio="none" aria-hidden>
        <path d={HEADS[look.head]} />
      </svg>
    </span>
  );
}

/** A card's picture as shown in its frame. */
export function CardArt({ def, size }: Pick<CardFaceProps, 'def' | 'size'>) {
  const picture = pictureOf(def);
  if (picture !== null) {
    return <Picture picture={picture} seed={def.id} set={def.set} small={size === 'thumb'} />;
  }
  const image = imageOf(def);
  if (image !== null) return <img className="kd-picture kd-image" src={image} alt="" />;
  return (
    <span className="kd-art-none">
      <Icon name={lookOf(def.kind).icon} />
    </span>
  );
}

function PlainCardFace(props: CardFaceProps) {
  const { def, size, title, kindLine, text = NONE, flavour = null, facts = NO_FACTS } = props;
  const { dimmed = false, art, borrowed = null, number } = props;
  const look = lookOf(def.kind);
  const named = withLanguage(title, borrowed);
  const { paper } = useLook(def.set);
  const shared = {
    className: 'kd-card',
    'data-size': size,
    'data-kind': def.kind,
    'data-set': def.set,
    'data-paper': paper,
    'data-accent': look.accent,
    'data-dimmed': dimmed || undefined,
    'aria-label': kindLine === undefined ? named : `${named}, ${kindLine}`,
  };
  const inside = (
    // On a small card the frame adds nothing to the card's name, which the button around it repeats.
    <span className="kd-frame" aria-hidden={size === 'full' ? undefined : true}>
      <Head
        def={def}
        size={size}
        title={title}
        borrowed={borrowed}
        number={number}
        {...(kindLine === undefined ? {} : { kindLine })}
      />
      <span className="kd-art">{art ?? <CardArt def={def} size={size} />}</span>
      {size === 'thumb' ? null : (
        <>
          <CardText
            text={text}
            flavour={size === 'full' ? flavour : null}
            borrowed={borrowed}
            inline={size !== 'full'}
          />
          <CardFoot def={def} facts={facts} />
        </>
      )}
    </span>
  );
  // Small cards are inside buttons, where an `article` isn't allowed.
  return size === 'full' ? (
    <article {...shared}>{inside}</article>
  ) : (
    <span {...shared} role="img">
      {inside}
    </span>
  );
}

export const CardFace = memo(PlainCardFace);
