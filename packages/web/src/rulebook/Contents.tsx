import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/WordsContext.tsx';
import type { Chapter } from './book.ts';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  /** The chapter being read. */
  readonly current: string | null;
}

/** The contents beside the text: all chapters, and the rules of the current one. */
export function Contents({ chapters, current }: ContentsProps) {
  const words = useWords();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current === null || current === null) return;
    const item = nav.current.querySelector<HTMLElement>('[aria-current]')?.parentElement ?? null;
    if (item === null) return;
    // Scroll only the contents, never the page.
    const [list, own] = [nav.current.getBoundingClientRect(), item.getBoundingClientRect()];
    if (own.top < list.top) nav.current.scrollTop += own.top - list.top;
    else if (own.bottom > list.bottom) {
      nav.current.scrollTop += Math.min(own.bottom - list.bottom, own.top - list.top);
    }
  }, [current]);
  return (
    <nav
      ref={nav}
      className="paper book-contents"
      aria-label={words.say('book-contents')}
      data-testid="book-contents"
    >
      <List chapters={chapters} current={current} opened={(id) => id === current} />
    </nav>
  );
}

/** The contents on a phone: they open over the text and list every rule. */
export function ContentsFold({ chapters, current }: ContentsProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    function leave(event: KeyboardEvent | PointerEvent): void {
      const isOutside = event.target instanceof Node && fold.current?.contains(event.target) !== true;
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isOutside) setOpen(false);
    }
    addEventListener('keydown', leave);
    addEventListener('pointerdown', leave);
    return () => {
      removeEventListener('keydown', leave);
      removeEventListener('pointerdown', leave);
    };
  }, [open]);
  return (
    <nav className="book-contents" aria-label={words.say('book-contents')} data-testid="book-contents">
      <details
        ref={fold}
        className="book-fold"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.say('book-contents')}</summary>
        <div className="book-fold-list">
          <List chapters={chapters} current={current} opened={() => true} onFollow={() => setOpen(false)} />
        </div>
      </details>
    </nav>
  );
}

interface ListProps extends ContentsProps {
  readonly opened: (chapter: string) => boolean;
  readonly onFollow?: () => void;
}

function List({ chapters, current, opened, onFollow }: ListProps) {
  return (
    <ol className="book-list">
      {chapters.map(({ id, title, rules }) => (
        <li key={id}>
          <a
            className="book-list-chapter"
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={onFollow}
          >
            {title}
          </a>
          {opened(id) ? (
            <ol>
              {rules.map((rule) => (
                <li key={rule.id}>
                  <a href={`#${rule.id}`} onClick={onFollow}>
                    {rule.title}
                  </a>
                </li>
              ))}
            </ol>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
