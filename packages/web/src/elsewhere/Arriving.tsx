import type { ErrorCode } from '@kickdoor/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { unpackOnce } from './luggage.ts';

const IN_ADDRESS = /^#code=(?<code>[\w-]{8,32})$/u;

/** The code in the URL; `null` if there is none. */
export function codeInAddress(): string | null {
  return IN_ADDRESS.exec(location.hash)?.groups?.['code'] ?? null;
}

/** Transfers a seat here from another device before its table is shown. */
export function Arriving({ code, children }: { readonly code: string; readonly children: ReactNode }) {
  const words = useWords();
  const [answer, setAnswer] = useState<'wait' | 'go' | ErrorCode | 'offline'>('wait');
  useEffect(() => {
    // The code must not stay in the history. In an effect, because a render may be repeated and then reads it again.
    if (codeInAddress() !== null) history.replaceState(null, '', location.pathname + location.search);
    void unpackOnce(code).then((opened) => setAnswer(opened.ok ? 'go' : opened.code));
  }, [code]);
  if (answer === 'go') return children;
  if (answer === 'wait') return <p className="page-loading">{words.say('device-arrived')}</p>;
  return (
    <main className="lobby">
      <div className="paper lobby-paper">
        <h1>{words.say('failed-title')}</h1>
        <p role="alert">{words.say(`error-${answer}`)}</p>
        <p>
          <Button onPress={() => setAnswer('go')}>{words.say('to-table')}</Button>
        </p>
      </div>
    </main>
  );
}
