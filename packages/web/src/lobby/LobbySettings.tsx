import {
  TALKS,
  type BotSpeed,
  type TableInfo,
  type TableOptions,
  type TableSettings,
} from '@kickdoor/protocol';
import { DEFAULT_SHEET, isSheet, SHEET_IDS } from '@kickdoor/rules';
import { Choices } from '../ui/Choices.tsx';
import { Switch } from '../ui/Switch.tsx';
import { PaceRow } from './PaceRow.tsx';
import { namedElsewhere } from '../words/set-names.ts';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import {
  DELAYS,
  gracesOf,
  LIMITS,
  moreOf,
  seatsOf,
  SETS,
  setsOf,
  settingsOf,
  SPEEDS,
  SWITCHES,
  withGame,
} from './new-game.ts';

interface LobbySettingsProps {
  readonly table: TableInfo;
  /** Changes the table; `null` for those who only see what the host has chosen. */
  readonly onChange: ((settings: TableSettings) => void) | null;
}

/** What will be played: the host changes it, everybody sees it. */
export function LobbySettings({ table, onChange }: LobbySettingsProps) {
  const settings = settingsOf(table);
  if (onChange === null) return <Chosen settings={settings} />;
  const change = (part: Partial<TableSettings>) => onChange({ ...settings, ...part });
  return <Editor settings={settings} change={change} />;
}

/** The settings in words. */
function Chosen({ settings }: { readonly settings: TableSettings }) {
  const words = useWords();
  const { sheet, options, speed, pace, spectators, talk = 'phrases', delay = 0 } = settings;
  const more = moreOf(settings).map((set) => words.say(`set-${set}`));
  const lines = [
    [words.say(`sheet-${sheet}`), ...more].join(' + '),
    ...SWITCHES.filter((key) => options[key] === true).map((key) => words.say(`option-${key}`)),
    `${words.say('option-pace')}: ${words.say(`pace-${pace}`)}`,
    `${words.say('option-speed')}: ${words.say(`speed-${speed}`)}`,
    ...(settings.public ? [words.say('option-public')] : []),
    ...(spectators ? [words.say('option-spectators')] : []),
    ...(spectators && delay > 0 ? [`${words.say('watch-late')}: ${delayWords(delay / MINUTE, words)}`] : []),
    `${words.say('talk-option')}: ${words.say(`talk-option-${talk}`)}`,
  ];
  return (
    <section aria-labelledby="lobby-game" data-testid="lobby-settings">
      <h2 id="lobby-game">{words.say('lobby-game')}</h2>
      <ul className="lobby-chosen">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <NameLanguages sets={settings.sets} />
    </section>
  );
}

interface EditorProps {
  readonly settings: TableSettings;
  readonly change: (part: Partial<TableSettings>) => void;
}

function Editor({ settings, change }: EditorProps) {
  const words = useWords();
  return (
    <section className="lobby-settings" aria-labelledby="lobby-game" data-testid="lobby-settings">
      <h2 id="lobby-game">{words.say('lobby-game')}</h2>
      <Choices
        label={words.say('new-sheet')}
        value={settings.sheet}
        onChange={(key) =>
          change(withGame(settings, { sheet: isSheet(key) ? key : DEFAULT_SHEET, more: [] }))
        }
        options={SHEET_IDS.map((key) => ({ key, label: words.say(`sheet-${key}`) }))}
      />
      <p className="field-hint">{words.say(`sheet-${settings.sheet}-text`)}</p>
      <MixRows settings={settings} change={change} />
      <NameLanguages sets={settings.sets} />
      <Choices
        label={words.say('new-seats')}
        value={String(settings.seats)}
        onChange={(key) => change({ seats: Number(key) })}
        options={seatsOf(settings).map((seats) => ({ key: String(seats), label: String(seats) }))}
      />
      <Choices
        label={words.say('option-speed')}
        value={settings.speed}
        onChange={(key) =>
          change({ speed: SPEEDS.find((speed): speed is BotSpeed => speed === key) ?? 'normal' })
        }
        options={SPEEDS.map((key) => ({ key, label: words.say(`speed-${key}`) }))}
      />
      <PaceRow settings={settings} change={change} />
      <Switch isSelected={settings.public} onChange={(on) => change({ public: on })}>
        {words.say('option-public')}
      </Switch>
      <Switch isSelected={settings.spectators} onChange={(spectators) => change({ spectators })}>
        {words.say('option-spectators')}
      </Switch>
      <TalkRows settings={settings} change={change} />
      <details className="new-options">
        <summary>{words.say('new-options')}</summary>
        <OptionRows settings={settings} change={change} />
      </details>
    </section>
  );
}

const MINUTE = 60_000;

/** How much later spectators see the game. */
function delayWords(minutes: number, words: ReturnType<typeof useWords>): string {
  return minutes === 0 ? words.say('watch-late-none') : words.say('watch-late-minutes', { minutes });
}

/** What may be said, and how much later spectators see the game. */
function TalkRows({ settings, change }: EditorProps) {
  const words = useWords();
  const { talk = 'phrases', delay = 0, spectators } = settings;
  return (
    <>
      {spectators ? (
        <Choices
          label={words.say('watch-late')}
          value={String(delay)}
          onChange={(key) => change({ delay: Number(key) })}
          options={DELAYS.map((minutes) => ({
            key: String(minutes * MINUTE),
            label: delayWords(minutes, words),
          }))}
        />
      ) : null}
      <Choices
        label={words.say('talk-option')}
        value={talk}
        onChange={(key) => change({ talk: TALKS.find((one) => one === key) ?? 'phrases' })}
        options={TALKS.map((key) => ({ key, label: words.say(`talk-option-${key}`) }))}
      />
    </>
  );
}

/** Sets mixed into the game besides the sheet's own (`mixing.decks`). */
function MixRows({ settings, change }: EditorProps) {
  const words = useWords();
  const { sheet } = settings;
  const own = setsOf({ sheet, more: [] });
  const more = moreOf(settings);
  return (
    <fieldset className="mix-rows">
      <legend className="choices-label">{words.say('new-mix')}</legend>
      {SETS.filter((set) => !own.includes(set)).map((set) => (
        <Switch
          key={set}
          testId={`mix-${set}`}
          isSelected={more.includes(set)}
          onChange={(on) => {
            const next = SETS.filter((one) => (one === set ? on : more.includes(one)));
            change(withGame(settings, { sheet, more: next }));
          }}
        >
          {words.say(`set-${set}`)}
        </Switch>
      ))}
    </fieldset>
  );
}

/** Says which of the chosen sets have card names in another language than the player's. */
function NameLanguages({ sets }: { readonly sets: readonly string[] }) {
  const { language, words } = useSpoken();
  const called = new Intl.DisplayNames([language], { type: 'language' });
  return namedElsewhere(sets, language).map((other) => (
    <p key={other.language} className="field-hint" data-testid="names-in-other-language">
      {words.say('new-names', {
        language: called.of(other.language) ?? other.language,
        sets: other.sets.map((set) => ({ id: `set-${set}` })),
      })}
    </p>
  ));
}

/** Stands for a time that follows from the table's pace. */
const BY_PACE = 'pace';

/** The options with another time, or with the pace's. */
function chosen(options: TableOptions, time: 'grace' | 'limit', key: string): TableOptions {
  const { [time]: _, ...rest } = options;
  return key === BY_PACE ? rest : { ...rest, [time]: Number(key) };
}

/** The options, each with an explanation. */
function OptionRows({ settings, change }: EditorProps) {
  const words = useWords();
  const { options } = settings;
  const seconds = (ms: number) => ({
    key: String(ms),
    label: words.say('option-seconds', { seconds: ms / 1000 }),
  });
  const byPace = { key: BY_PACE, label: words.say('option-by-pace') };
  return (
    <div className="option-rows">
      {SWITCHES.map((key) => (
        <div key={key}>
          <Switch
            testId={`option-${key}`}
            isSelected={options[key] === true}
            onChange={(on) => change({ options: { ...options, [key]: on } })}
          >
            {words.say(`option-${key}`)}
          </Switch>
          <p className="field-hint">{words.say(`option-${key}-text`)}</p>
        </div>
      ))}
      <Choices
        label={words.say('option-grace')}
        value={String(options.grace ?? BY_PACE)}
        onChange={(key) => change({ options: chosen(options, 'grace', key) })}
        options={[byPace, ...gracesOf(settings).map(seconds)]}
      />
      <p className="field-hint">{words.say('option-grace-text')}</p>
      <Choices
        label={words.say('option-limit')}
        value={String(options.limit ?? BY_PACE)}
        onChange={(key) => change({ options: chosen(options, 'limit', key) })}
        options={[byPace, ...LIMITS.map(seconds)]}
      />
      <p className="field-hint">{words.say('option-limit-text')}</p>
    </div>
  );
}
