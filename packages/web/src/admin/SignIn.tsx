import { useState } from 'react';
import { Form, Input, Label, Text, TextField } from 'react-aria-components';
import { Link } from '../app/Link.tsx';
import { LanguageMenu, useLanguageChoice } from '../start/LanguageMenu.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { adminApi, canBeToken } from './api.ts';
import { problemText, type Code } from './problem.ts';

export interface SignInProps {
  /** Whether the server no longer accepts the token this tab had. */
  readonly isRefused: boolean;
  /** Called with a token the server has accepted. */
  readonly onToken: (token: string) => void;
}

/** Asks for the token and verifies it. */
export function SignIn({ isRefused, onToken }: SignInProps) {
  const words = useWords();
  const tongue = useLanguageChoice();
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Code | null>(null);
  async function signIn(): Promise<void> {
    const given = token.trim();
    if (given === '') return;
    setBusy(true);
    const answer = canBeToken(given)
      ? await adminApi(given).status(Date.now())
      : { ok: false as const, code: 'bad-secret' as const };
    setBusy(false);
    if (answer.ok) onToken(given);
    else setProblem(answer.code);
  }
  const said =
    problem === null ? (isRefused ? words.say('admin-token-changed') : null) : problemText(words, problem);
  return (
    <main className="admin admin-door">
      <LanguageMenu choice={tongue} />
      <p className="admin-home">
        <Link to="/">Kickdoor</Link>
      </p>
      <Form
        className="paper admin-sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void signIn();
        }}
      >
        <h1>{words.say('admin-title')}</h1>
        <TextField
          className="admin-field"
          type="password"
          autoComplete="current-password"
          value={token}
          onChange={setToken}
          isRequired
        >
          <Label>{words.say('admin-token')}</Label>
          <Input className="admin-input" data-testid="admin-token" />
          <Text slot="description" className="admin-hint">
            {words.say('admin-token-hint')}
          </Text>
        </TextField>
        {said === null ? null : (
          <p role="alert" className="problem">
            {said}
          </p>
        )}
        <Button type="submit" tone="main" isDisabled={busy} data-testid="admin-sign-in">
          {words.say('admin-sign-in')}
        </Button>
      </Form>
    </main>
  );
}
