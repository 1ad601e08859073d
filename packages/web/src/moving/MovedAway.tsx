import { useState, useSyncExternalStore } from 'react';
import { Link } from '../app/Link.tsx';
import { tablePath } from '../app/router.ts';
import type { TableClient } from '../net/client.ts';
import { tableKeys } from '../net/keys.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { movingOf, onMoving, playOnAt } from './move.ts';
import '../lobby/lobby.css';

interface MovedAwayProps {
  readonly client: TableClient;
  readonly table: string;
}

/** The table of a game that has moved: its players can follow the game, or play on here after all. */
export function MovedAway({ client, table }: MovedAwayProps) {
  const words = useWords();
  const moving = useSyncExternalStore(onMoving, () => movingOf(table));
  const [problem, setProblem] = useState<string | null>(null);
  const { to, secret } = tableKeys(table);
  async function back(): Promise<void> {
    const failed = await playOnAt(table);
    if (failed === null) client.restart();
    else setProblem(words.say(`error-${failed}`));
  }
  const stays = moving !== null && moving !== 'moving';
  return (
    <main className="lobby">
      <div className="paper lobby-paper" data-testid="moved-away">
        <h1>{words.say(moving === 'moving' ? 'moving' : stays ? 'moved-stays' : 'moved-title')}</h1>
        {moving === null ? <p>{words.say('error-table-moved')}</p> : null}
        {stays ? <p role="alert">{words.say(`error-${moving.problem}`)}</p> : null}
        {problem === null ? null : <p role="alert">{problem}</p>}
        {to === undefined ? null : (
          <p>
            <Link to={tablePath(to)}>{words.say('moved-on')}</Link>
          </p>
        )}
        {secret === undefined || moving === 'moving' ? null : (
          <p>
            <Button onPress={() => void back()} data-testid="moved-back">
              {words.say(stays ? 'to-table' : 'moved-back')}
            </Button>
          </p>
        )}
        <p>
          <Link to="/">{words.say('to-home')}</Link>
        </p>
      </div>
    </main>
  );
}
