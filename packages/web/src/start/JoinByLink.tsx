import { useState } from 'react';
import { Form, Input, Label, TextField } from 'react-aria-components';
import { go, placeOf, tablePath } from '../app/router.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import '../lobby/lobby.css';

/** Extracts the table id from a friend's link, or from a bare id. */
function tableIn(text: string): string | null {
  const trimmed = text.trim();
  if (/^[A-Za-z0-9_-]{12}$/u.test(trimmed)) return trimmed;
  const place = URL.canParse(trimmed) ? placeOf(new URL(trimmed).pathname) : null;
  return place?.at === 'table' ? place.table : null;
}

/** Goes to a friend's table by its pasted link. */
export function JoinByLink() {
  const words = useWords();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <section className="start-part" aria-labelledby="join-game">
      <h2 id="join-game">{words.say('join-game')}</h2>
      <Form
        className="start-join"
        onSubmit={(event) => {
          event.preventDefault();
          const table = tableIn(link);
          if (table === null) setWrong(true);
          else go(tablePath(table));
        }}
      >
        <TextField
          className="field"
          value={link}
          isInvalid={wrong}
          onChange={(text) => {
            setLink(text);
            setWrong(false);
          }}
        >
          <Label className="field-label start-join-label">{words.say('join-link')}</Label>
          <Input className="input" placeholder="https://…/t/…" inputMode="url" />
          {wrong ? (
            <span className="field-error" role="alert">
              {words.say('join-wrong')}
            </span>
          ) : null}
        </TextField>
        <Button type="submit">{words.say('join')}</Button>
      </Form>
    </section>
  );
}
