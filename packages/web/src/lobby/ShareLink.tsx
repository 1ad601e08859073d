import { useState, type ReactNode } from 'react';
import { tablePath } from '../app/router.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';

/** The address of a table, for others. */
export function linkTo(table: string): string {
  return new URL(tablePath(table), location.href).href;
}

interface ShareLinkProps {
  readonly table: string;
  /** The same to be scanned, where there is room for it. */
  readonly code?: ReactNode;
}

/** The link to a table, to copy or to share. */
export function ShareLink({ table, code = null }: ShareLinkProps) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const link = linkTo(table);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // If copying is not allowed, the link is selected instead.
      document.querySelector<HTMLInputElement>('#share-link')?.select();
    }
  }
  return (
    <div className={`share${code === null ? '' : ' share-qr'}`}>
      {code}
      <label className="field" htmlFor="share-link">
        <span className="field-label">{words.say('share-label')}</span>
        <input
          id="share-link"
          className="input"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <Button onPress={() => void copy()} data-testid="copy-link">
        {words.say(copied ? 'copied' : 'copy-link')}
      </Button>
      {'share' in navigator ? (
        <Button onPress={() => void navigator.share({ url: link, title: 'Kickdoor' }).catch(() => undefined)}>
          {words.say('share')}
        </Button>
      ) : null}
      <span className="visually-hidden" role="status">
        {copied ? words.say('copied') : ''}
      </span>
    </div>
  );
}
