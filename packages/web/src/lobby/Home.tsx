import { useState } from 'react';
import { Form, Input, Label, TextField } from 'react-aria-components';
import { Link } from '../app/Link.tsx';
import { go, placeOf, tablePath } from '../app/router.ts';
import { Button } from '../ui/Button.tsx';
import { LanguageChoice } from '../words/LanguageChoice.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { NewGame } from './NewGame.tsx';
import { PublicTables } from './PublicTables.tsx';
import './lobby.css';

/** The home page: what this is, a new game, a friend's table, open tables. */
export function Home() {
  const words = useWords();
  return (
    <div className="home">
      <header className="home-head">
        <DoorMark />
        <div>
          <h1 className="home-name">Kickdoor</h1>
          <p className="home-line">{words.say('tagline')}</p>
          <p className="home-rules">
            <Link to="/rules">{words.say('book-open')}</Link>
          </p>
        </div>
      </header>
      <main className="home-main">
        <section className="paper home-new" aria-labelledby="new-game">
          <h2 id="new-game">{words.say('new-game')}</h2>
          <NewGame />
        </section>
        <div className="home-side">
          <section className="paper home-join" aria-labelledby="join-game">
            <h2 id="join-game">{words.say('join-game')}</h2>
            <JoinByLink />
          </section>
          <section className="paper home-tables" aria-labelledby="open-tables">
            <h2 id="open-tables">{words.say('open-tables')}</h2>
            <PublicTables />
          </section>
        </div>
      </main>
      <footer className="home-foot">
        <LanguageChoice />
        <p>{words.say('unofficial')}</p>
      </footer>
    </div>
  );
}

/** A door, ajar. Something is peeking out. */
function DoorMark() {
  return (
    <svg className="home-mark" viewBox="0 0 120 140" aria-hidden>
      <path className="mark-wall" d="M6 136V60C6 28 28 6 60 6s54 22 54 54v76Z" />
      <path className="mark-dark" d="M20 136V62c0-24 16-42 40-42s40 18 40 42v74Z" />
      <g className="mark-eyes">
        <ellipse cx={78} cy={72} rx={6} ry={8} />
        <ellipse cx={95} cy={72} rx={5} ry={7} />
        <circle cx={76} cy={74} r={2.6} />
        <circle cx={93} cy={74} r={2.4} />
      </g>
      <path className="mark-door" d="M20 136V62c0-22 14-39 36-42l12 20v96Z" />
      <path className="mark-line" d="M38 134V34M53 134V26M22 74l45 6M22 112l45 4" />
      <circle className="mark-knob" cx={60} cy={92} r={4.5} />
    </svg>
  );
}

/** Extracts the table id from a friend's link, or from a bare id. */
function tableIn(text: string): string | null {
  const trimmed = text.trim();
  if (/^[A-Za-z0-9_-]{12}$/u.test(trimmed)) return trimmed;
  const place = URL.canParse(trimmed) ? placeOf(new URL(trimmed).pathname) : null;
  return place?.at === 'table' ? place.table : null;
}

function JoinByLink() {
  const words = useWords();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <Form
      className="join-form"
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
        <Label className="field-label">{words.say('join-link')}</Label>
        <Input className="input" placeholder="https://…/t/…" inputMode="url" />
        {wrong ? (
          <span className="field-error" role="alert">
            {words.say('join-wrong')}
          </span>
        ) : null}
      </TextField>
      <Button type="submit">{words.say('join')}</Button>
    </Form>
  );
}
