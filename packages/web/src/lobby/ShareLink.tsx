import { useState } from 'react';
import { tablePath } from '../app/router.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { QrCode } from './QrCode.tsx';

/** The link to a table, to copy, to share, or to scan. */
export function ShareLink({ table, qr = false }: { readonly table: string; readonly qr?: boolean }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const link = new URL(tablePath(table), location.href).href;
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
    <div className={`share${qr ? ' share-qr' : ''}`}>
      {qr ? <QrCode text={link} label={words.say('share-qr')} /> : null}
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
