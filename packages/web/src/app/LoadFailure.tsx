import { preferred } from '../words/language.ts';
import { failureWords } from './failure-words.ts';
import '../lobby/lobby.css';
import '../ui/button.css';

/** Shown when a part of the page can't be loaded, because the network is down or the server has a newer build. */
export function LoadFailure() {
  return <Failure title="failure-title" text="failure-text" testId="load-failure" />;
}

/** Shown instead of the whole page when rendering has failed. */
export function PageFailure() {
  return <Failure title="failure-page-title" text="failure-page-text" testId="page-failure" />;
}

interface FailureProps {
  readonly title: 'failure-title' | 'failure-page-title';
  readonly text: 'failure-text' | 'failure-page-text';
  readonly testId: string;
}

function Failure({ title, text, testId }: FailureProps) {
  const words = failureWords(preferred());
  return (
    <main className="lobby">
      <div className="paper lobby-paper" role="alert" data-testid={testId}>
        <h1>{words.say(title)}</h1>
        <p>{words.say(text)}</p>
        <button type="button" className="button button-main button-normal" onClick={() => location.reload()}>
          {words.say('failure-retry')}
        </button>
      </div>
    </main>
  );
}
