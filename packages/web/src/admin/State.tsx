import type { Status } from '@kickdoor/protocol/owner';
import { useState } from 'react';
import { Switch } from '../ui/Switch.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import type { AdminApi } from './api.ts';
import { figure, lasted, megabytes } from './format.ts';
import { problemText, type Code } from './problem.ts';

export interface StateProps {
  readonly api: AdminApi;
  readonly status: Status;
  /** Refreshes the status. */
  readonly again: () => Promise<void>;
}

/** Whether the server accepts new tables, and other key figures. */
export function State({ api, status, again }: StateProps) {
  const words = useWords();
  const { language } = useSpoken();
  const [problem, setProblem] = useState<Code | null>(null);
  const { notReady, draining, node, version, started, bytes, tables, awake, sockets } = status;
  // By the server's own clock.
  const now = status.samples.at(-1)?.at ?? started;
  async function drain(on: boolean): Promise<void> {
    const answer = await api.drain(on);
    setProblem(answer.ok ? null : answer.code);
    await again();
  }
  const facts = [
    [words.say('admin-version'), version],
    [words.say('admin-uptime'), words.say('admin-duration', lasted(now - started))],
    [words.say('admin-store'), words.say('admin-size', { size: megabytes(language, bytes) })],
    [
      words.say('admin-tables-fact'),
      words.say('admin-tables-count', { tables: figure(language, tables), awake: figure(language, awake) }),
    ],
    [words.say('admin-sockets'), figure(language, sockets)],
    ...(node === null ? [] : [[words.say('admin-node'), node]]),
  ];
  return (
    <section className="paper admin-state">
      <p className="admin-ready" role="status" data-state={notReady ?? 'ready'} data-testid="admin-state">
        {words.say(`admin-${notReady ?? 'ready'}`)}
      </p>
      <dl className="admin-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {node === null ? null : <p className="admin-hint">{words.say('admin-node-text', { node })}</p>}
      <div className="admin-drain">
        <Switch isSelected={draining} onChange={(on) => void drain(on)} testId="admin-drain">
          {words.say('admin-drain')}
        </Switch>
        <p className="admin-hint">{words.say('admin-drain-hint')}</p>
      </div>
      {problem === null ? null : (
        <p role="alert" className="problem">
          {problemText(words, problem)}
        </p>
      )}
    </section>
  );
}
