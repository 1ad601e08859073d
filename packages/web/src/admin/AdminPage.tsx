/** The admin page for the server's owner, `/admin`. */
import { useMemo, useState } from 'react';
import { useTitle } from '../app/useTitle.ts';
import { MoreWords } from '../words/MoreWords.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { adminApi } from './api.ts';
import { Dashboard } from './Dashboard.tsx';
import { SignIn } from './SignIn.tsx';
import { keepToken, keptToken } from './token.ts';
import './admin.css';

/** Words that only this page needs, by file. */
const FILES = import.meta.glob<string>('../words/*/admin.ftl', { query: '?raw', import: 'default' });

/** The sign-in form, or the dashboard. */
export function AdminPage() {
  return (
    <MoreWords files={FILES}>
      <Gate />
    </MoreWords>
  );
}

function Gate() {
  const words = useWords();
  const [token, setToken] = useState(keptToken);
  const [isRefused, setRefused] = useState(false);
  const api = useMemo(() => (token === null ? null : adminApi(token)), [token]);
  useTitle(words.say('admin-title'));
  function use(next: string | null, refused: boolean): void {
    keepToken(next);
    setToken(next);
    setRefused(refused);
  }
  if (api === null) return <SignIn isRefused={isRefused} onToken={(given) => use(given, false)} />;
  return <Dashboard api={api} onSignOut={(refused) => use(null, refused)} />;
}
