import { useWords } from '../words/WordsContext.tsx';
import { Link } from './Link.tsx';
import { useTitle } from './useTitle.ts';
import '../lobby/lobby.css';

/** Shown at an unknown URL. */
export function NowherePage() {
  const words = useWords();
  const title = words.say('nowhere-title');
  useTitle(title);
  return (
    <main className="lobby" data-testid="nowhere">
      <div className="paper lobby-paper">
        <h1>{title}</h1>
        <p>{words.say('nowhere-text')}</p>
        <p>
          <Link to="/">{words.say('to-home')}</Link>
        </p>
      </div>
    </main>
  );
}
