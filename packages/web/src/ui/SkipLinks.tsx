import { useWords } from '../words/WordsContext.tsx';
import './skip-links.css';

interface SkipLinksProps {
  /** Where they lead, by element id, and what they say. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** The first stops of the tabulator on a page; seen only while they have the focus. */
export function SkipLinks({ links }: SkipLinksProps) {
  const words = useWords();
  return (
    <nav className="skip-links" aria-label={words.say('skip-links')}>
      {links.map(({ to, label }) => (
        <a key={to} href={`#${to}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
