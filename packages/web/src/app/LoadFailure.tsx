import { preferred } from '../words/language.ts';
import { failureWords } from './failure-words.ts';
import '../lobby/lobby.css';
import '../ui/button.css';

/** Shown when a part of the page can't be loaded, because the network is down or the server has a newer build. */
export function LoadFailure() {
  const words = failureWords(preferred());
  return (
    <main className="lobby">
      <div className="paper lobby-paper" role="alert" data-testid="load-failure">
        <h1>{words.say('failure-title')}</h1>
        <p>{words.say('failure-text')}</p>
        <button type="button" className="button button-main button-normal" onClick={() => location.reload()}>
          {words.say('failure-retry')}
        </button>
      </div>
    </main>
  );
}
