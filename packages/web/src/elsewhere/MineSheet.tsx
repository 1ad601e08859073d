import { groupedCode, KEPT_LETTERS, plainCode } from '@kickdoor/protocol';
import { useState } from 'react';
import { openCode } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { keepOwnCode, ownCode } from './own-code.ts';
import { ownLuggage, unpack } from './luggage.ts';
import './elsewhere.css';

/** Imports tables with a code, or shows the code for taking these along. */
export function MineSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet title={words.say('mine-title')} onClose={onClose} testId="mine-sheet">
      <Enter />
      <Own />
    </Sheet>
  );
}

function Enter() {
  const words = useWords();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  async function open(): Promise<void> {
    const answer = await openCode(code);
    if (!answer.ok) {
      setSaid(words.say(`error-${answer.code === 'bad-message' ? 'bad-code' : answer.code}`));
      return;
    }
    const plain = plainCode(code);
    // From now on this browser updates that code, too.
    if (plain.length === KEPT_LETTERS) keepOwnCode({ code: plain, of: [], at: 0 });
    setSaid(words.say('device-opened', { count: unpack(answer.value) }));
    setCode('');
  }
  return (
    <form
      className="mine-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label className="field">
        <span className="field-label">{words.say('device-enter')}</span>
        <input
          className="input"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-testid="enter-code"
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <Button tone="main" type="submit" isDisabled={code.trim() === ''} data-testid="open-code">
        {words.say('device-open')}
      </Button>
      <p role="status" data-testid="code-said">
        {said}
      </p>
    </form>
  );
}

function Own() {
  const words = useWords();
  const [code, setCode] = useState(() => ownCode()?.code ?? null);
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  async function show(): Promise<void> {
    const made = await ownLuggage();
    if (made.ok) {
      setCode(made.value.code);
      setShown(true);
    } else setProblem(words.say(`error-${made.code}`));
  }
  return (
    <section className="mine-own">
      <p>{words.say('mine-text')}</p>
      {shown && code !== null ? (
        <>
          <p>
            <span className="field-label">{words.say('mine-code')}</span>
            <code className="mine-code" data-testid="own-code">
              {groupedCode(code)}
            </code>
          </p>
          <Button
            onPress={() =>
              void navigator.clipboard.writeText(groupedCode(code)).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            {words.say(copied ? 'copied' : 'mine-copy')}
          </Button>
        </>
      ) : (
        <Button onPress={() => void show()} data-testid="show-code">
          {words.say('mine-show')}
        </Button>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  );
}
