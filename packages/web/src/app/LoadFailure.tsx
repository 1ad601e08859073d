import { Button } from '../ui/Button.tsx';
import { preferred } from '../words/language.ts';
import { failureWords } from './failure-words.ts';
import '../lobby/lobby.css';

/** Shown when a part of the page can't be loaded, because the network is down or the server has a newer build. */
export function LoadFailure() {
  const words = failureWords(preferred());
  return (
    <main className="lobby">
      <div className="paper lobby-paper" role="alert" data-testid="load-failure">
        <h1>{words.say('failure-title')}</h1>
        <p>{words.say('failure-text')}</p>
        <Button tone="main" onPress={() => location.reload()}>
          {words.say('failure-retry')}
        </Button>
      </div>
    </main>
  );
}
