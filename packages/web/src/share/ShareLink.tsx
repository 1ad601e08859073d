import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import './share.css';

interface ShareLinkProps {
  /** An absolute URL. */
  readonly link: string;
  /** Where it leads. */
  readonly label: string;
  /** A QR code of the link, where there is room for it. */
  readonly code?: ReactNode;
}

/** A link to copy or share. */
export function ShareLink({ link, label, code = null }: ShareLinkProps) {
  const words = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // If copying isn't allowed, select the link instead.
      input.current?.select();
    }
  }
  return (
    <div className={`share${code === null ? '' : ' share-qr'}`}>
      {code}
      <label className="field" htmlFor={id}>
        <span className="field-label">{label}</span>
        <input
          ref={input}
          id={id}
          className="input"
          data-testid="share-link"
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
