import { RULE_IDS, type RuleTable } from '@kickdoor/rules';
import { useMemo, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { swap, useHash, usePath, useQuery } from '../app/router.ts';
import { useTableTheme } from '../app/table-theme.ts';
import { useTitle } from '../app/useTitle.ts';
import { Button } from '../ui/Button.tsx';
import { SkipLinks } from '../ui/SkipLinks.tsx';
import { setsOf } from '../lobby/new-game.ts';
import { useSets } from '../net/sets.ts';
import { GameName } from '../words/SetNames.tsx';
import { LanguageChoice } from '../words/LanguageChoice.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { bookAt, bookPath } from './address.ts';
import { bookOf, countRules, foundIn, goalOf, ruleTitle, termsOf } from './book.ts';
import { Choose } from './Choose.tsx';
import { Contents, ContentsFold } from './Contents.tsx';
import { Rules } from './Rules.tsx';
import { Search } from './Search.tsx';
import { useCurrentChapter, useSight, useWide } from './useReading.ts';
import '../lobby/lobby.css';
import './rulebook.css';

/** The rulebook of any game: every rule that applies, with that game's numbers. */
export function Rulebook() {
  const words = useWords();
  const [path, query, here] = [usePath(), useQuery(), useHash()];
  const known = useSets();
  const table = useMemo(() => bookAt(path, query, known), [path, query, known]);
  const chapters = useMemo(() => bookOf(words, table), [words, table]);
  const [search, setSearch] = useState('');
  const terms = useMemo(() => termsOf(search), [search]);
  const found = useMemo(() => foundIn(chapters, terms), [chapters, terms]);
  const current = useCurrentChapter(found);
  const isWide = useWide();
  useTableTheme(table.sheet);
  useSight(here);
  const title = words.say('book-title');
  useTitle(title);
  const field = (
    <Search value={search} onChange={setSearch} count={terms.length === 0 ? null : countRules(found)} />
  );
  return (
    <div className="book" data-testid="rulebook">
      <SkipLinks links={[{ to: 'book-text', label: words.say('skip-rules') }]} />
      <header className="book-head">
        <p className="book-home">
          <Link to="/">Kickdoor</Link>
        </p>
        <h1 className="book-title">{title}</h1>
        <p className="book-of">
          <GameName sheet={words.say(`sheet-${table.sheet}`)} more={moreSets(table)} />
        </p>
        <details className="paper book-game">
          <summary>{words.say('book-other-game')}</summary>
          <Choose table={table} onChange={(next) => swap(bookPath(next))} />
        </details>
      </header>
      <div className="book-side">
        {field}
        {isWide ? (
          <Contents chapters={found} current={current} />
        ) : (
          <ContentsFold chapters={found} current={current} />
        )}
      </div>
      <main className="book-text" id="book-text" tabIndex={-1} aria-label={title}>
        <Absent here={here} known={chapters.some(({ rules }) => rules.some(({ id }) => id === here))} />
        {found.length === 0 ? <p className="paper book-none">{words.say('book-none')}</p> : null}
        {terms.length === 0 ? <Goal table={table} /> : null}
        <Rules chapters={found} terms={terms} here={here} />
      </main>
      <footer className="paper book-foot">
        <LanguageChoice />
        <Button size="small" onPress={() => print()}>
          {words.say('book-print')}
        </Button>
        <p>{words.say('unofficial')}</p>
      </footer>
    </div>
  );
}

/** The goal of the game, before the rules. */
function Goal({ table }: { readonly table: RuleTable }) {
  const words = useWords();
  return (
    <section className="paper book-chapter" aria-labelledby="goal-title" data-testid="book-goal">
      <h2 id="goal-title" className="book-chapter-title">
        {words.say('book-goal-title')}
      </h2>
      {goalOf(words, table).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** The sets mixed into a game. */
function moreSets({ sheet, sets }: RuleTable): readonly string[] {
  const own = setsOf({ sheet, more: [] });
  return sets.filter((set) => !own.includes(set));
}

/** Shown after following a link to a rule that doesn't apply in this game. */
function Absent({ here, known }: { readonly here: string; readonly known: boolean }) {
  const words = useWords();
  const rule = RULE_IDS.find((id) => id === here);
  if (known || rule === undefined) return null;
  return (
    <p className="paper book-none" role="note">
      {words.say('book-absent', { title: ruleTitle(words, rule) })}
    </p>
  );
}
