import { useEffect, useLayoutEffect, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { Link } from '../app/Link.tsx';
import { inWords, TablePage } from '../app/parts.ts';
import { go } from '../app/router.ts';
import { doorMeanwhile, useDoorBefore, type Before } from '../door/handover.ts';
import { opens } from '../door/model.ts';
import { useSpoken } from '../words/WordsContext.tsx';
import { LanguageMenu, useLanguageChoice } from './LanguageMenu.tsx';
import { PaintedDoor, type DoorName } from './doors.tsx';
import { Hero } from './Hero.tsx';
import { JoinByLink } from './JoinByLink.tsx';
import { hasSeats, hasWon, keptName, serverNow } from './kept.ts';
import { takeNewVersion, useNewVersion } from '../offline/install.ts';
import type * as Ways from './begin.ts';
import type { Started } from './begin.ts';

/** Lazy: none of it is visible or needed before the door. */
const Below = lazily(async () => (await import('./Below.tsx')).Below);
const MineSheet = lazily(async () => (await inWords(import('../elsewhere/MineSheet.tsx'))).MineSheet);
const LocalSheet = lazily(async () => (await inWords(import('../local/LocalSheet.tsx'))).LocalSheet);
const PersonaSheet = lazily(async () => (await inWords(import('./PersonaSheet.tsx'))).PersonaSheet);

/** The other games, as doors. */
const OTHERS: readonly DoorName[] = ['space', 'west', 'winter', 'early', 'mix'];
/** The guided games, in their intended order. */
const LESSONS = ['door', 'help', 'betrayal'] as const;

type Begin = (how: typeof Ways) => Promise<Started>;

/** The start page: a door to kick open, and below it everything else one may have come for. */
export function Home() {
  const { language, words } = useSpoken();
  const [name, setName] = useState(keptName);
  const before = useDoorBefore(language);
  const [busy, setBusy] = useState(opens(before.pressed));
  const [problem, setProblem] = useState<Extract<Started, { problem: unknown }>['problem'] | null>(null);
  const [naming, setNaming] = useState(before.pressed === 'change-name');
  const [sheet, setSheet] = useState<'mine' | 'local' | null>(null);
  const [onward, setOnward] = useState<HTMLElement | null>(null);
  const tongue = useLanguageChoice();
  const me = name ?? words.say('start-name');
  const server = useServer();
  const version = useNewVersion();

  async function begin(how: Begin): Promise<void> {
    setBusy(true);
    setProblem(null);
    const started = await import('./begin.ts').then(how, () => ({ problem: 'offline' as const }));
    if ('path' in started) go(started.path);
    else {
      setProblem(started.problem);
      setBusy(false);
    }
  }
  const wish = { language, me };
  const kick = () => void begin((start) => start.solo('classic', wish));
  const friends = () => void begin((start) => start.withFriends(wish));
  const follow = ({ language: chosen, pressed }: Before): void => {
    if (chosen !== null && chosen !== language) void tongue.choose(chosen);
    if (pressed === 'kick-it-open') kick();
    if (pressed === 'with-friends') friends();
    if (pressed === 'change-name') setNaming(true);
    if (pressed === 'to-others') document.querySelector('#others')?.scrollIntoView();
  };
  useLayoutEffect(() => {
    follow(before);
    follow(doorMeanwhile(language));
    // What was pressed before the page had loaded is done once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [before]);

  return (
    <div className="start" onPointerOver={fetchAhead} onFocus={fetchAhead}>
      <Hero
        texts={{
          tagline: words.say('tagline'),
          kick: words.say('start-kick'),
          hint: words.say(
            server === 'away' ? 'start-kick-here' : hasWon() ? 'start-kick-hint' : 'start-kick-first',
          ),
          as: words.say('start-as', { name: me }),
          change: words.say('start-change'),
          friends: words.say('start-friends'),
          others: words.say('start-others'),
        }}
        languages={<LanguageMenu choice={tongue} />}
        busy={busy}
        problem={
          problem === null ? null : (
            <p className="problem" role="alert">
              {words.say(`error-${problem}`)}
            </p>
          )
        }
        onward={setOnward}
        onKick={kick}
        onFriends={friends}
        onChange={() => setNaming(true)}
      />
      <main className="start-below">
        {version === 'none' ? null : (
          <p className="paper start-told" role="status" data-testid="new-version">
            {words.say('update-ready')}{' '}
            <button type="button" className="start-text" data-testid="take-version" onClick={takeNewVersion}>
              {words.say('update-take')}
            </button>
            {version === 'played' ? (
              <span data-testid="version-held"> {words.say('update-played')}</span>
            ) : null}
          </p>
        )}
        {server === 'away' ? (
          <p className="paper start-told" role="status" data-testid="away">
            {words.say('start-away')}
          </p>
        ) : null}
        {hasSeats() ? <Below part="continue" door={onward} /> : null}
        <section className="start-part" aria-labelledby="learn">
          <h2 id="learn">{words.say('start-learn')}</h2>
          <ol className="start-lessons">
            {LESSONS.map((lesson) => (
              <li key={lesson}>
                <button
                  type="button"
                  className="paper start-lesson"
                  disabled={busy}
                  data-testid={`lesson-${lesson}`}
                  onClick={() => void begin((start) => start.lesson(lesson, wish))}
                >
                  <strong>{words.say(`lesson-${lesson}`)}</strong>
                  <span>{words.say(`lesson-${lesson}-text`)}</span>
                </button>
              </li>
            ))}
          </ol>
          <p className="start-book">
            <Link to="/rules">{words.say('book-open')}</Link> ·{' '}
            <Link to="/replay">{words.say('replay-open')}</Link>
          </p>
          <p className="start-book">
            <Link to="/puzzle">{words.say('puzzle-open')}</Link> ·{' '}
            <Link to="/counter">{words.say('count-open')}</Link> ·{' '}
            <Link to="/history">{words.say('history-open')}</Link>
          </p>
          <p className="start-book">
            <Link to="/workshop">{words.say('workshop-open')}</Link>
          </p>
        </section>
        <section className="start-part" aria-labelledby="others">
          <h2 id="others">{words.say('start-others')}</h2>
          <ul className="start-doors">
            {OTHERS.map((door) => (
              <li key={door}>
                <button
                  type="button"
                  className="start-door"
                  disabled={busy}
                  data-testid={`door-${door}`}
                  onClick={() =>
                    void begin((start) => (door === 'mix' ? start.withFriends(wish) : start.solo(door, wish)))
                  }
                >
                  <PaintedDoor name={door} />
                  <strong>{words.say(door === 'mix' ? 'start-mix' : `sheet-${door}`)}</strong>
                  <span>{words.say(door === 'mix' ? 'start-mix-text' : `sheet-${door}-text`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
        {server === 'tables' ? <Below part="tables" /> : null}
        <JoinByLink />
        <div className="start-ways start-more">
          <button type="button" className="start-way" data-testid="local" onClick={() => setSheet('local')}>
            {words.say('start-local')}
          </button>
          <button
            type="button"
            className="start-way"
            disabled={busy}
            data-testid="here"
            onClick={() => void begin((start) => start.solo('classic', wish, true))}
          >
            {words.say('start-here')}
          </button>
          <button type="button" className="start-way" data-testid="mine" onClick={() => setSheet('mine')}>
            {words.say('start-mine')}
          </button>
        </div>
        <footer className="start-foot">
          <p>{words.say('unofficial')}</p>
        </footer>
      </main>
      {sheet === 'mine' ? <MineSheet onClose={() => setSheet(null)} /> : null}
      {sheet === 'local' ? <LocalSheet onClose={() => setSheet(null)} /> : null}
      {naming ? (
        <PersonaSheet
          fallback={words.say('start-name')}
          onClose={(kept) => {
            setName(kept ?? name);
            setNaming(false);
          }}
        />
      ) : null}
    </div>
  );
}

/** The server's state, checked again when the network comes or goes; `null` until known. */
function useServer(): Awaited<ReturnType<typeof serverNow>> | null {
  const [server, setServer] = useState<Awaited<ReturnType<typeof serverNow>> | null>(null);
  useEffect(() => {
    let wanted = true;
    async function find(): Promise<void> {
      const found = await serverNow();
      if (wanted) setServer(found);
    }
    const look = () => void find();
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      wanted = false;
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return server;
}

/** Preloads the code for starting a game when somebody reaches for a button. */
function fetchAhead(): void {
  void import('./begin.ts').catch(() => undefined);
  void TablePage.ahead();
}
