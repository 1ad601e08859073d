/** The page of the server's owner, `/admin`. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { usePromise } from '../app/usePromise.ts';
import { WordsContext, useSpoken, useWords } from '../words/WordsContext.tsx';
import { adminApi } from './api.ts';
import { Dashboard } from './Dashboard.tsx';
import { SignIn } from './SignIn.tsx';
import { keepToken, keptToken } from './token.ts';
import './admin.css';

/** What only this page says, by file. */
const FILES = import.meta.glob<string>('../words/*/admin.ftl', { query: '?raw', import: 'default' });

/** Signing in, and everything behind it. */
export function AdminPage() {
  return (
    <AdminWords>
      <Gate />
    </AdminWords>
  );
}

/** Loads what only this page says. */
function AdminWords({ children }: { readonly children: ReactNode }) {
  const { language, words, atTable } = useSpoken();
  const { value, failed } = usePromise(
    async () => (await FILES[`../words/${language}/admin.ftl`]?.()) ?? '',
    language,
  );
  const all = useMemo(() => (value === null ? null : atTable([value], {})), [atTable, value]);
  if (failed) return <LoadFailure />;
  if (all === null) return <p className="page-loading">{words.say('loading')}</p>;
  return <WordsContext value={all}>{children}</WordsContext>;
}

function Gate() {
  const words = useWords();
  const [token, setToken] = useState(keptToken);
  const [isRefused, setRefused] = useState(false);
  const api = useMemo(() => (token === null ? null : adminApi(token)), [token]);
  const title = words.say('admin-title');
  useEffect(() => {
    document.title = `${title} · Kickdoor`;
    return () => {
      document.title = 'Kickdoor';
    };
  }, [title]);
  function use(next: string | null, refused: boolean): void {
    keepToken(next);
    setToken(next);
    setRefused(refused);
  }
  if (api === null) return <SignIn isRefused={isRefused} onToken={(given) => use(given, false)} />;
  return <Dashboard api={api} onSignOut={(refused) => use(null, refused)} />;
}
