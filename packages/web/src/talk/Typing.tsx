import { useState } from 'react';
import { MOST_TYPED } from '@kickdoor/protocol';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import './talk.css';

/** A field for free text. */
export function Typing({ onSay }: { readonly onSay: (text: string) => void }) {
  const { say } = useWords();
  const [text, setText] = useState('');
  return (
    <form
      className="talk-typing"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onSay(text);
        setText('');
      }}
    >
      <label className="field">
        <span className="field-label">{say('talk-typed')}</span>
        <input
          className="input"
          dir="auto"
          maxLength={MOST_TYPED}
          value={text}
          data-testid="talk-typed"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button tone="main" type="submit" isDisabled={text.trim() === ''} data-testid="talk-send">
        {say('talk-send')}
      </Button>
    </form>
  );
}
