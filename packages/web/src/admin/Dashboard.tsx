import { useEffect } from 'react';
import { Loading } from '../app/Loading.tsx';
import { Link } from '../app/Link.tsx';
import { LanguageMenu, useLanguageChoice } from '../start/LanguageMenu.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import type { AdminApi } from './api.ts';
import { BanList } from './BanList.tsx';
import { Plots } from './Plots.tsx';
import { useStatus } from './polled.ts';
import { problemText } from './problem.ts';
import { State } from './State.tsx';
import { TableList } from './TableList.tsx';

export interface DashboardProps {
  readonly api: AdminApi;
  /** `refused`: the server no longer accepts the token. */
  readonly onSignOut: (refused: boolean) => void;
}

/** Everything about the server, refreshed every two seconds. */
export function Dashboard({ api, onSignOut }: DashboardProps) {
  const words = useWords();
  const tongue = useLanguageChoice();
  const { value: status, failed, again } = useStatus(api);
  const isRefused = failed === 'bad-secret';
  useEffect(() => {
    if (isRefused) onSignOut(true);
  }, [isRefused, onSignOut]);
  return (
    <div className="admin" data-testid="admin">
      {failed === null || isRefused ? null : (
        <Banner>{failed === 'offline' ? words.say('admin-lost') : problemText(words, failed)}</Banner>
      )}
      <header className="admin-head">
        <p className="admin-home">
          <Link to="/">Kickdoor</Link>
        </p>
        <h1>{words.say('admin-title')}</h1>
        <LanguageMenu choice={tongue} />
        <Button size="small" onPress={() => onSignOut(false)} data-testid="admin-sign-out">
          {words.say('admin-sign-out')}
        </Button>
      </header>
      {status === null ? (
        <Loading />
      ) : (
        <main className="admin-main">
          <State api={api} status={status} again={again} />
          <Plots samples={status.samples} />
          <TableList api={api} />
          <BanList api={api} />
        </main>
      )}
    </div>
  );
}
