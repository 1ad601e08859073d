import { Button } from '../ui/Button.tsx';
import { preferred } from '../words/language.ts';
import { FAILURE } from './failure-words.ts';
import '../lobby/lobby.css';

/** Stands where a part of the page could not be had, because the network was gone or the server has a newer page. */
export function LoadFailure() {
  const { title, text, retry } = FAILURE[preferred()];
  return (
    <main className="lobby">
      <div className="paper lobby-paper" role="alert" data-testid="load-failure">
        <h1>{title}</h1>
        <p>{text}</p>
        <Button tone="main" onPress={() => location.reload()}>
          {retry}
        </Button>
      </div>
    </main>
  );
}
