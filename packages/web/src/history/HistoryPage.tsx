import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Link } from '../app/Link.tsx';
import { useTitle } from '../app/useTitle.ts';
import { saveFile } from '../replay/files.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { GameList } from './GameList.tsx';
import { addGames, eraseGames, keptGames } from './kept.ts';
import { gamesInFile, historyFile, statisticsOf, type PlayedGame } from './model.ts';
import '../lobby/lobby.css';
import './history.css';

/** The outcome of the last action on the page. */
type Said = { readonly is: 'added'; readonly count: number } | { readonly is: 'no-file' } | null;

/** The games finished in this browser, and their statistics. */
export function HistoryPage() {
  const words = useWords();
  const [games, setGames] = useState(keptGames);
  const [said, setSaid] = useState<Said>(null);
  const title = words.say('history-title');
  useTitle(title);
  async function add(file: File): Promise<void> {
    const found = gamesInFile(await file.text());
    setSaid(found === null ? { is: 'no-file' } : { is: 'added', count: addGames(found) });
    setGames(keptGames());
  }
  return (
    <main className="lobby" data-testid="history">
      <div className="paper lobby-paper">
        <h1>{title}</h1>
        <p>{words.say('history-text')}</p>
        {games.length === 0 ? <p>{words.say('history-none')}</p> : <Amounts games={games} />}
        <GameList games={games} />
        {said === null ? null : (
          <p role={said.is === 'added' ? 'status' : 'alert'}>
            {said.is === 'added'
              ? words.say('history-added', { count: said.count })
              : words.say('history-no-file')}
          </p>
        )}
        <Acts
          games={games}
          onFile={(file) => void add(file)}
          onErase={() => {
            eraseGames();
            setSaid(null);
            setGames(keptGames());
          }}
        />
        <p>
          <Link to="/">{words.say('to-home')}</Link>
        </p>
      </div>
    </main>
  );
}

/** Games and wins by sheet, and the causes of death. */
function Amounts({ games }: { readonly games: readonly PlayedGame[] }) {
  const words = useWords();
  const { wins, sheets, deaths } = statisticsOf(games);
  return (
    <section data-testid="history-amounts">
      <table className="history-table">
        <thead>
          <tr>
            <th scope="col">{words.say('history-game')}</th>
            <th scope="col">{words.say('history-games')}</th>
            <th scope="col">{words.say('history-wins')}</th>
          </tr>
        </thead>
        <tbody>
          {sheets.map((score) => (
            <tr key={score.sheet}>
              <th scope="row">{words.say(`sheet-${score.sheet}`)}</th>
              <td>{score.games}</td>
              <td>{score.wins}</td>
            </tr>
          ))}
        </tbody>
        {sheets.length < 2 ? null : (
          <tfoot>
            <tr>
              <th scope="row">{words.say('history-all')}</th>
              <td>{games.length}</td>
              <td>{wins}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {deaths.length === 0 ? null : (
        <>
          <h2>{words.say('history-deaths')}</h2>
          <ol className="history-deaths">
            {deaths.slice(0, MOST_WAYS).map(({ card, count }) => (
              <li key={card?.id ?? ''}>
                {words.say('history-death', { card: card?.name ?? words.say('history-no-card'), count })}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** The number of causes of death listed. */
const MOST_WAYS = 5;

interface ActsProps {
  readonly games: readonly PlayedGame[];
  readonly onFile: (file: File) => void;
  readonly onErase: () => void;
}

/** Exports the games to a file, imports them from one, and deletes them. */
function Acts({ games, onFile, onErase }: ActsProps) {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <div className="history-acts">
      <Button
        isDisabled={games.length === 0}
        data-testid="history-export"
        onPress={() => saveFile('kickdoor-history.json', historyFile(games), 'application/json')}
      >
        {words.say('history-export')}
      </Button>
      <FileTrigger
        acceptedFileTypes={['.json', 'application/json']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file !== undefined) onFile(file);
        }}
      >
        <Button data-testid="history-import">{words.say('history-import')}</Button>
      </FileTrigger>
      <Button
        tone="danger"
        isDisabled={games.length === 0}
        data-testid="history-erase"
        onPress={() => setAsking(true)}
      >
        {words.say('history-erase')}
      </Button>
      {asking ? (
        <Sheet
          title={words.say('history-erase')}
          onClose={() => setAsking(false)}
          testId="history-erase-sheet"
          foot={
            <>
              <Button onPress={() => setAsking(false)}>{words.say('history-keep')}</Button>
              <Button
                tone="danger"
                data-testid="history-erase-yes"
                onPress={() => {
                  setAsking(false);
                  onErase();
                }}
              >
                {words.say('history-erase-yes')}
              </Button>
            </>
          }
        >
          <p>{words.say('history-erase-text', { count: games.length })}</p>
        </Sheet>
      ) : null}
    </div>
  );
}
