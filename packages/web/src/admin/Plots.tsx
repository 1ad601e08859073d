import type { Sample } from '@kickdoor/protocol/owner';
import { useWords } from '../words/WordsContext.tsx';
import { Plot, type Line } from './Plot.tsx';

/** The figures with a single line. */
const SINGLE = ['loop', 'tables', 'sockets', 'commit'] as const;

/** The server's last ten minutes. */
export function Plots({ samples }: { readonly samples: readonly Sample[] }) {
  const words = useWords();
  const until = samples.at(-1)?.at ?? 0;
  const line = (of: Exclude<keyof Sample, 'at'>): Line => ({
    points: samples.map((sample) => ({ at: sample.at, value: sample[of] })),
  });
  return (
    <section aria-labelledby="admin-figures">
      <h2 id="admin-figures">{words.say('admin-figures')}</h2>
      <div className="admin-plots">
        <Plot
          title={words.say('admin-plot-moves')}
          lines={[line('moves')]}
          until={until}
          testId="plot-moves"
        />
        <Plot
          title={words.say('admin-plot-latency')}
          lines={[
            { ...line('p50'), name: 'p50' },
            { ...line('p99'), name: 'p99' },
          ]}
          until={until}
          testId="plot-latency"
        />
        {SINGLE.map((of) => (
          <Plot
            key={of}
            title={words.say(`admin-plot-${of}`)}
            lines={[line(of)]}
            until={until}
            testId={`plot-${of}`}
          />
        ))}
      </div>
    </section>
  );
}
