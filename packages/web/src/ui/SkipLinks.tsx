import { useWords } from '../words/WordsContext.tsx';
import './skip-links.css';

interface SkipLinksProps {
  /** The target element ids, and the labels. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** Whether the URL's fragment must not change because it is used for something else. */
  readonly keepsAddress?: boolean;
}

/** Skip links: the first tab stops on a page, visible only while focused. */
export function SkipLinks({ links, keepsAddress = false }: SkipLinksProps) {
  const words = useWords();
  return (
    <nav className="skip-links" aria-label={words.say('skip-links')}>
      {links.map(({ to, label }) => (
        <a
          key={to}
          href={`#${to}`}
          onClick={(event) => {
            if (!keepsAddress) return;
            event.preventDefault();
            document.getElementById(to)?.focus();
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
