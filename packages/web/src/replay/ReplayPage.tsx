/** The replay page: a table's finished game, or a record file dropped on the page. */
import type { Seat } from '@kickdoor/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { useTableTheme } from '../app/table-theme.ts';
import { useTitle } from '../app/useTitle.ts';
import { recordAt } from '../net/api.ts';
import { Spoken } from '../table/Spoken.tsx';
import { MoreWords, useMoreWords } from '../words/MoreWords.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { DropPage } from './DropPage.tsx';
import { seatsOffered } from './eyes.ts';
import { openText } from './open.ts';
import { Replay } from './Replay.tsx';
import type { Stage } from './stage.ts';
import './replay.css';

/** Words that only the replay needs, including those for unreadable records. */
const FILES = import.meta.glob<string>(['../words/*/replay.ftl', '../../../rules/src/words/*/faults.ftl'], {
  query: '?raw',
  import: 'default',
});

interface ReplayPageProps {
  /** The game's table; `null` for a file. */
  readonly table: string | null;
}

/** The page of a replay, with its words. */
export function ReplayPage({ table }: ReplayPageProps) {
  return (
    <MoreWords files={FILES}>
      <Page table={table} />
    </MoreWords>
  );
}

function Page({ table }: ReplayPageProps) {
  const words = useWords();
  const also = useMoreWords();
  const { stage, show } = useRecord(table);
  useTitle(words.say('replay-title'));
  const opened = stage.at === 'open' ? stage.opened : null;
  useTableTheme(opened?.sheet ?? null);
  // A game without steps has nothing to show, and is reported like an unreadable file.
  if (opened === null || opened.film.steps.length === 0) return <DropPage stage={stage} onFile={show} />;
  const loading = <Loading />;
  return (
    <Spoken content={opened.content} sheet={opened.sheet} also={also} loading={loading}>
      <Replay key={opened.text} opened={opened} table={table} onFile={show} />
    </Spoken>
  );
}

/** Opens the table's record, or the chosen file. */
function useRecord(table: string | null): {
  readonly stage: Stage;
  readonly show: (text: string, own?: readonly Seat[] | null) => void;
} {
  const { language } = useSpoken();
  const [stage, setStage] = useState<Stage>({ at: 'waiting' });
  const running = useRef<AbortController>(null);
  const show = useCallback(
    (text: string, own: readonly Seat[] | null = null) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const told = (share: number) => setStage({ at: 'opening', share });
      told(0);
      async function open(): Promise<void> {
        const opened = await openText({ text, own }, language, signal, told);
        if (opened === null || signal.aborted) return;
        setStage('kind' in opened ? { at: 'failed', fault: opened } : { at: 'open', opened });
      }
      void open();
    },
    // The language only says which words are likely to be asked for.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  useEffect(() => {
    let wanted = true;
    async function ask(id: string): Promise<void> {
      setStage({ at: 'opening', share: 0 });
      const [answer, own] = await Promise.all([recordAt(id), seatsOffered(id)]);
      if (!wanted) return;
      if (answer.ok) show(answer.value, own);
      else setStage({ at: 'failed', fault: { kind: 'answer', code: answer.code } });
    }
    if (table !== null) void ask(table);
    return () => {
      wanted = false;
      running.current?.abort();
    };
  }, [table, show]);
  return { stage, show };
}
