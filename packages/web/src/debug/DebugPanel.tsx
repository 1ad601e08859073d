/**
 * For developers: the whole state of a table including hidden cards, and ways to jump to other positions. Not part of a
 * built page.
 */
import { useEffect, useState } from 'react';
import { go, tablePath } from '../app/router.ts';
import { usePromise } from '../app/usePromise.ts';
import { keepTableKeys } from '../net/keys.ts';
import type { TableClient } from '../net/client.ts';
import { jump, loadScenario, reportOf, scenarioFiles, seatSecrets, type Report } from './api.ts';
import { Tree } from './Tree.tsx';
import './debug.css';

interface DebugPanelProps {
  readonly table: string;
  readonly client: TableClient;
  /** The player's own seat. */
  readonly seat: number | null;
  readonly number: number | null;
}

const PARTS = ['state', 'moves', 'history', 'scenarios'] as const;
type Part = (typeof PARTS)[number];

export function DebugPanel(props: DebugPanelProps) {
  const [open, setOpen] = useState(false);
  const [part, setPart] = useState<Part>('state');
  if (!open) {
    return (
      <button type="button" className="debug-open" data-testid="debug-open" onClick={() => setOpen(true)}>
        Debug
      </button>
    );
  }
  return (
    <aside className="debug" data-testid="debug-panel" aria-label="Debug" lang="en">
      <header className="debug-head">
        {PARTS.map((each) => (
          <button key={each} type="button" aria-pressed={each === part} onClick={() => setPart(each)}>
            {each}
          </button>
        ))}
        <button type="button" className="debug-close" aria-label="Close" onClick={() => setOpen(false)}>
          ×
        </button>
      </header>
      <Seats {...props} />
      <div className="debug-body">
        {part === 'scenarios' ? <Scenarios /> : <OfGame {...props} part={part} />}
      </div>
    </aside>
  );
}

/** Sits down at another seat of a table opened from this panel. */
function Seats({ table, client, seat }: DebugPanelProps) {
  const secrets = seatSecrets(table);
  if (secrets.length === 0) return null;
  return (
    <p className="debug-seats">
      Seat
      {secrets.map((secret, at) => (
        <button
          // The seats of a table never change.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          type="button"
          disabled={secret === null}
          aria-pressed={at === seat}
          onClick={() => {
            if (secret === null) return;
            keepTableKeys(table, { secret });
            client.restart();
          }}
        >
          {at}
        </button>
      ))}
    </p>
  );
}

/** Runs a task and returns its error message, if any. */
function useTry(): readonly [string | null, (task: () => Promise<string>) => void] {
  const [problem, setProblem] = useState<string | null>(null);
  async function attempt(task: () => Promise<string>): Promise<void> {
    try {
      const table = await task();
      setProblem(null);
      go(tablePath(table));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return [problem, (task) => void attempt(task)];
}

function useReport(table: string, number: number | null): Report | string | null {
  const [found, setFound] = useState<Report | string | null>(null);
  useEffect(() => {
    let wanted = true;
    async function look(): Promise<void> {
      const report = await reportOf(table).catch(String);
      if (wanted) setFound(report);
    }
    void look();
    return () => {
      wanted = false;
    };
    // Each move changes what there is to report.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [table, number]);
  return found;
}

function OfGame({ table, number, part }: DebugPanelProps & { readonly part: Part }) {
  const report = useReport(table, number);
  const [problem, attempt] = useTry();
  if (report === null) return <p>…</p>;
  if (typeof report === 'string') return <p role="alert">{report}</p>;
  if (part === 'state') return <Tree name="state" value={report.state} open />;
  if (part === 'moves') return <LegalMoves players={report.players} />;
  return (
    <>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <ol className="debug-history">
        <li value={0}>
          <button type="button" onClick={() => attempt(() => jump(table, 0))}>
            Begin again
          </button>
        </li>
        {report.history.map(({ number: at, by, text }) => (
          <li key={at} value={at}>
            <button
              type="button"
              data-testid={`debug-jump-${at}`}
              title="Opens a new table as it was after this move"
              onClick={() => attempt(() => jump(table, at))}
            >
              {by === null ? 'clock' : report.players[by]?.name}: {text}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function LegalMoves({ players }: Pick<Report, 'players'>) {
  return players.map(({ name, moves }) => (
    <section key={name}>
      <h3>
        {name} ({moves.length})
      </h3>
      <ul className="debug-moves">
        {[...new Set(moves)].map((text) => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The most lines shown; nobody reads more. */
const MOST_SHOWN = 100;

function Scenarios() {
  const files = usePromise(scenarioFiles, 'scenarios');
  const [text, setText] = useState('');
  const [steps, setSteps] = useState(0);
  const [problem, attempt] = useTry();
  const asked = text.toLowerCase().split(/\s+/u);
  const found = (files.value ?? []).filter((file) => asked.every((word) => file.includes(word)));
  return (
    <>
      <p className="debug-search">
        <input
          aria-label="Search scenarios"
          placeholder="Search scenarios"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <label>
          after steps
          <input
            type="number"
            min={0}
            value={steps}
            onChange={(event) => setSteps(Number.parseInt(event.target.value, 10) || 0)}
          />
        </label>
      </p>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <ul className="debug-moves">
        {found.slice(0, MOST_SHOWN).map((file) => (
          <li key={file}>
            <button type="button" onClick={() => attempt(() => loadScenario(file, steps))}>
              {file.replace(/^scenarios\//u, '').replace(/\.ya?ml$/u, '')}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN ? <p>… and {found.length - MOST_SHOWN} more</p> : null}
    </>
  );
}
