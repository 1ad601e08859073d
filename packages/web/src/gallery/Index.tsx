/** All states by name; the chosen one at both sizes, in any language and theme. */
import { LANGUAGES } from '@kickdoor/words';
import { useState } from 'react';
import { usePromise } from '../app/usePromise.ts';
import { situations, type Situation } from '../debug/api.ts';
import { PAGES, SHEETS } from './Specimen.tsx';

/** The sizes at which every state has to look good: a desktop's, a phone's. */
const SIZES = [
  { width: 1440, height: 900, shown: 0.62 },
  { width: 390, height: 844, shown: 0.75 },
];
const LIGHTS = ['light', 'dark'] as const;

interface Entry {
  readonly group: string;
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

function entryOf({ name, file, steps, seat }: Situation): Entry {
  const [group = '', state = ''] = name.split(': ');
  const query = { file, steps: String(steps), seat: String(seat) };
  return { group, name: state, query: group === 'sheet' ? { ...query, open: state } : query };
}

/** Sheets that can open over any table are shown over a combat. */
function sheetEntries(found: readonly Situation[]): readonly Entry[] {
  const combat = found.find(({ name }) => name.startsWith('combat: you'));
  if (combat === undefined) return [];
  return SHEETS.map((name) => ({
    group: 'sheet',
    name,
    query: { ...entryOf(combat).query, open: name },
  }));
}

const pages: readonly Entry[] = PAGES.map((name) => ({ group: 'page', name, query: { page: name } }));

export function Index() {
  const found = usePromise(situations, 'situations');
  const [chosen, setChosen] = useState<Entry | undefined>(pages[0]);
  const [language, setLanguage] = useState<string>('en');
  const [light, setLight] = useState<(typeof LIGHTS)[number]>('light');
  const tables = found.value ?? [];
  const entries = [...pages, ...tables.map(entryOf), ...sheetEntries(tables)];
  const groups = Map.groupBy(entries, ({ group }) => group);
  return (
    <div className="states">
      <nav className="states-list" aria-label="States">
        <p>
          {LANGUAGES.map((each) => (
            <Pressed key={each} name={each} on={each === language} press={() => setLanguage(each)} />
          ))}
          {LIGHTS.map((each) => (
            <Pressed key={each} name={each} on={each === light} press={() => setLight(each)} />
          ))}
        </p>
        <p>
          <a href={`/cards.html?lang=${language}&theme=${light}`}>All cards</a> ·{' '}
          <a href="/rules">Rulebook</a>
        </p>
        {found.value === null ? (
          <p>{found.failed ? 'No server for development answers.' : 'Looking through the scenarios…'}</p>
        ) : null}
        {[...groups].map(([group, all]) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {all.map((entry) => (
                <li key={entry.name}>
                  <Pressed name={entry.name} on={entry === chosen} press={() => setChosen(entry)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className="states-shown">
        {chosen === undefined ? null : (
          <>
            <h1>
              {chosen.group}: {chosen.name}
            </h1>
            {chosen.query['file'] === undefined ? null : (
              <p>
                {chosen.query['file']}, after {chosen.query['steps']} steps, seat {chosen.query['seat']}
              </p>
            )}
            {SIZES.map((size) => (
              <Frame key={size.width} {...size} query={{ ...chosen.query, lang: language, theme: light }} />
            ))}
          </>
        )}
      </main>
    </div>
  );
}

interface PressedProps {
  readonly name: string;
  readonly on: boolean;
  readonly press: () => void;
}

function Pressed({ name, on, press }: PressedProps) {
  return (
    <button type="button" aria-pressed={on} onClick={press}>
      {name}
    </button>
  );
}

interface FrameProps {
  readonly width: number;
  readonly height: number;
  /** The scale at which it is shown. */
  readonly shown: number;
  readonly query: Readonly<Record<string, string>>;
}

function Frame({ width, height, shown, query }: FrameProps) {
  const source = `/gallery.html?${new URLSearchParams(query).toString()}`;
  return (
    <figure style={{ width: width * shown, height: height * shown + 24 }}>
      <figcaption>
        <a href={source}>
          {width} × {height}
        </a>
      </figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The page frames itself. */}
      <iframe
        key={source}
        title={`${width} × ${height}`}
        src={source}
        width={width}
        height={height}
        style={{ transform: `scale(${shown})` }}
      />
    </figure>
  );
}
