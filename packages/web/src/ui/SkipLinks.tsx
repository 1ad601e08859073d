import { useWords } from '../words/WordsContext.tsx';
import './skip-links.css';

interface SkipLinksProps {
  /** Where they lead, by element id, and what they say. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** Whether the address's fragment says something else, and stays as it is. */
  readonly keepsAddress?: boolean;
}

/** The first stops of the tabulator on a page; seen only while they have the focus. */
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
