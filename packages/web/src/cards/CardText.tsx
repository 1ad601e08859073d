/** A card's text, with its numbers set as tokens. */
import { useHyphenate } from './hyphenate.ts';

/** Signed numbers, and numbers that stand alone. */
const FIGURE = /([+−-]\d+|\d+)/u;

function Figures({ text }: { readonly text: string }) {
  const parts = text.split(FIGURE);
  return parts.map((part, i) => {
    // Splitting by a group puts its matches at odd indexes.
    if (i % 2 === 0) return part;
    const plain = /^\d/u.test(part);
    const at = parts.slice(0, i).join('').length;
    return (
      <span key={at} className={plain ? 'kd-figure' : 'kd-figure kd-token'}>
        {plain ? part : part.replace('-', '−')}
      </span>
    );
  });
}

/** A paragraph's lead-in, which ends in a colon: the name of a power, "Bad Stuff". */
const LEAD = /^((?:[^:.,\u00AD]\u00AD?){2,28}:)(\s.*)$/su;

function Sentence({ text }: { readonly text: string }) {
  const [, lead, rest] = LEAD.exec(text) ?? [];
  if (lead === undefined || rest === undefined) return <Figures text={text} />;
  return (
    <>
      <span className="kd-lead">{lead}</span>
      <Figures text={rest} />
    </>
  );
}

interface CardTextProps {
  readonly text: readonly string[];
  readonly flavour: string | null;
  /** The language of the flavor text, if it isn't the page's. */
  readonly borrowed: string | null;
  /** Rendered inline, where paragraphs aren't allowed. */
  readonly inline: boolean;
}

export function CardText({ text, flavour, borrowed, inline }: CardTextProps) {
  const Line = inline ? 'span' : 'p';
  const Body = inline ? 'span' : 'div';
  const hyphenate = useHyphenate();
  return (
    <Body className="kd-text" data-long={text.join('').length > 230 || undefined}>
      {text.map((line) => (
        <Line key={line} className="kd-line">
          <Sentence text={hyphenate(line)} />
        </Line>
      ))}
      {flavour === null ? null : (
        <Line className="kd-line kd-flavour" lang={borrowed ?? undefined}>
          {hyphenate(flavour)}
        </Line>
      )}
    </Body>
  );
}
