import { useState } from 'react';
import { go, placeOf, tablePath } from '../app/router.ts';
import { useWords } from '../words/WordsContext.tsx';

/** Extracts the table id from a friend's link, or from a bare id. */
function tableIn(text: string): string | null {
  const trimmed = text.trim();
  if (/^[A-Za-z0-9_-]{12}$/u.test(trimmed)) return trimmed;
  const place = URL.canParse(trimmed) ? placeOf(new URL(trimmed).pathname) : null;
  return place?.at === 'table' ? place.table : null;
}

/** Opens a friend's table from a pasted link. */
export function JoinByLink() {
  const words = useWords();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <section className="start-part" aria-labelledby="join-game">
      <h2 id="join-game">{words.say('join-game')}</h2>
      <form
        className="start-join"
        onSubmit={(event) => {
          event.preventDefault();
          const table = tableIn(link);
          if (table === null) setWrong(true);
          else go(tablePath(table));
        }}
      >
        <label className="start-join-link">
          <span className="start-join-label">{words.say('join-link')}</span>
          <input
            className="start-input"
            placeholder="https://…/t/…"
            inputMode="url"
            value={link}
            aria-invalid={wrong}
            onChange={(event) => {
              setLink(event.target.value);
              setWrong(false);
            }}
          />
        </label>
        <button type="submit" className="start-way">
          {words.say('join')}
        </button>
        {wrong ? (
          <p className="problem" role="alert">
            {words.say('join-wrong')}
          </p>
        ) : null}
      </form>
    </section>
  );
}
