import { memo } from 'react';
import { useWords } from '../words/WordsContext.tsx';
import { markedIn, type BookRule, type Chapter } from './book.ts';

interface RulesProps {
  readonly chapters: readonly Chapter[];
  /** Search terms to highlight. */
  readonly terms: readonly string[];
  /** The rule in the address. */
  readonly here: string;
}

/** The text of the book. */
export const Rules = memo(function Rules({ chapters, terms, here }: RulesProps) {
  return chapters.map(({ id, title, rules }) => (
    <section
      key={id}
      id={id}
      className="paper book-chapter"
      aria-labelledby={`${id}-title`}
      data-chapter={id}
    >
      <h2 id={`${id}-title`} className="book-chapter-title">
        {title}
      </h2>
      {rules.map((rule) => (
        <Rule key={rule.id} rule={rule} terms={terms} isHere={rule.id === here} />
      ))}
    </section>
  ));
});

function Rule({
  rule: { id, title, sentence },
  terms,
  isHere,
}: {
  readonly rule: BookRule;
  readonly terms: readonly string[];
  readonly isHere: boolean;
}) {
  const words = useWords();
  return (
    <article
      id={id}
      className={`book-rule${isHere ? ' book-rule-here' : ''}`}
      aria-labelledby={`${id}-title`}
      data-testid={`book-rule-${id}`}
      tabIndex={-1}
    >
      <div className="book-rule-head">
        <h3 id={`${id}-title`} className="book-rule-title">
          <Marked text={title} terms={terms} />
        </h3>
        <a className="book-anchor" href={`#${id}`} aria-label={words.say('book-anchor', { title })}>
          §
        </a>
      </div>
      <p>
        <Marked text={sentence} terms={terms} />
      </p>
    </article>
  );
}

/** A text with its search terms highlighted. */
function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  if (terms.length === 0) return text;
  let at = 0;
  return markedIn(text, terms).map((stretch) => {
    const key = at;
    at += stretch.text.length;
    return stretch.hit ? <mark key={key}>{stretch.text}</mark> : <span key={key}>{stretch.text}</span>;
  });
}
