/** The puzzle page: a turn that can be won in exactly one way. */
import { DAILY, gradeOf } from '@kickdoor/bots';
import { sheets } from '@kickdoor/rules';
import { Loading } from '../app/Loading.tsx';
import { Link } from '../app/Link.tsx';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { useQuery } from '../app/router.ts';
import { useTableTheme } from '../app/table-theme.ts';
import { usePromise } from '../app/usePromise.ts';
import { useTitle } from '../app/useTitle.ts';
import { contentOf, type Content } from '../net/content.ts';
import { Spoken } from '../table/Spoken.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { PuzzleTable } from './PuzzleTable.tsx';
import { seedOf } from './seed.ts';
import { usePuzzle } from './usePuzzle.ts';
import '../lobby/lobby.css';
import './puzzle.css';

const { sheet } = DAILY;
const SETS = { sets: [...sheets[sheet].sets], editions: null };

/** The daily puzzle, or the one whose seed is in the URL. */
export function PuzzlePage() {
  const { language, words } = useSpoken();
  const seed = seedOf(useQuery());
  useTableTheme(sheet);
  const content = usePromise(() => contentOf(SETS, language), 'puzzle');
  useTitle(words.say('puzzle-title'));
  if (content.failed) return <LoadFailure />;
  const loading = <Loading />;
  if (content.value === null) return loading;
  return (
    <Spoken content={content.value} sheet={sheet} loading={loading}>
      <Sought key={seed} content={content.value} seed={seed} />
    </Spoken>
  );
}

/** The puzzle once it has been found; until then, the progress of the search. */
function Sought({ content: { pool }, seed }: { readonly content: Content; readonly seed: string }) {
  const { language } = useSpoken();
  const words = useWords();
  const looked = usePuzzle({ pool, sheet, language, seed });
  if (looked === null) return <LoadFailure />;
  if (typeof looked !== 'number') {
    return <PuzzleTable pool={pool} puzzle={looked} grade={gradeOf(looked.found)} />;
  }
  return (
    <main className="lobby" data-testid="puzzle-sought">
      <div className="paper lobby-paper">
        <h1>{words.say('puzzle-title')}</h1>
        <p>{words.say('puzzle-what')}</p>
        <p role="status">{words.say('puzzle-looking', { games: looked })}</p>
        <p>
          <Link to="/">{words.say('to-home')}</Link>
        </p>
      </div>
    </main>
  );
}
