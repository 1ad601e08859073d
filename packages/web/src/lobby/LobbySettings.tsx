import {
  CONSENTS,
  TALKS,
  type BotSpeed,
  type TableInfo,
  type TableOptions,
  type TableSettings,
} from '@kickdoor/protocol';
import { DEFAULT_SHEET, isSheet, SHEET_IDS } from '@kickdoor/rules';
import { Choices } from '../ui/Choices.tsx';
import { Switch } from '../ui/Switch.tsx';
import { MixRows, NameLanguages, type MixRowsProps } from './MixRows.tsx';
import { PaceRow } from './PaceRow.tsx';
import { useHostPacks } from '../net/sets.ts';
import { tableKeys } from '../net/keys.ts';
import { GameName } from '../words/SetNames.tsx';
import { useWords } from '../words/WordsContext.tsx';
import {
  DELAYS,
  gracesOf,
  LIMITS,
  moreOf,
  seatsOf,
  settingsOf,
  SPEEDS,
  SWITCHES,
  withGame,
} from './new-game.ts';

interface LobbySettingsProps {
  readonly table: TableInfo;
  /** Changes the settings; `null` for everybody but the host. */
  readonly onChange: ((settings: TableSettings) => void) | null;
}

/** The game's settings: the host changes them, everybody sees them. */
export function LobbySettings({ table, onChange }: LobbySettingsProps) {
  const settings = settingsOf(table);
  const isHere = tableKeys(table.id).here === true;
  if (onChange === null) return <Chosen settings={settings} />;
  const change = (part: Partial<TableSettings>) => onChange({ ...settings, ...part });
  return <Editor settings={settings} change={change} isHere={isHere} packs={table.packs} />;
}

/** The settings in words. */
function Chosen({ settings }: { readonly settings: TableSettings }) {
  const words = useWords();
  const { sheet, options, speed, pace, spectators, talk = 'phrases', delay = 0 } = settings;
  const { rulings = 'majority', openHands = true } = settings;
  const lines = [
    ...SWITCHES.filter((key) => options[key] === true).map((key) => words.say(`option-${key}`)),
    `${words.say('option-pace')}: ${words.say(`pace-${pace}`)}`,
    `${words.say('option-speed')}: ${words.say(`speed-${speed}`)}`,
    ...(settings.public ? [words.say('option-public')] : []),
    ...(spectators ? [words.say('option-spectators')] : []),
    ...(spectators && delay > 0 ? [`${words.say('watch-late')}: ${delayWords(delay / MINUTE, words)}`] : []),
    `${words.say('talk-option')}: ${words.say(`talk-option-${talk}`)}`,
    `${words.say('rulings-option')}: ${words.say(`rulings-option-${rulings}`)}`,
    words.say(openHands ? 'option-open-hands' : 'option-closed-hands'),
  ];
  return (
    <section aria-labelledby="lobby-game" data-testid="lobby-settings">
      <h2 id="lobby-game">{words.say('lobby-game')}</h2>
      <ul className="lobby-chosen">
        <li>
          <GameName sheet={words.say(`sheet-${sheet}`)} more={moreOf(settings)} />
        </li>
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

function Editor({ settings, change, isHere, packs }: MixRowsProps) {
  const words = useWords();
  const listsPacks = useHostPacks() === 'listed';
  const isByLink = !listsPacks && packs.some(({ id }) => settings.sets.includes(id));
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
      <MixRows settings={settings} change={change} isHere={isHere} packs={packs} />
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
      {isByLink ? (
        <p className="field-hint" data-testid="packs-by-link">
          {words.say('packs-by-link')}
        </p>
      ) : (
        <Switch isSelected={settings.public} onChange={(on) => change({ public: on })}>
          {words.say('option-public')}
        </Switch>
      )}
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

/** The spectators' delay in words. */
function delayWords(minutes: number, words: ReturnType<typeof useWords>): string {
  return minutes === 0 ? words.say('watch-late-none') : words.say('watch-late-minutes', { minutes });
}

/** The settings for chat and the spectators' delay. */
function TalkRows({ settings, change }: EditorProps) {
  const words = useWords();
  const { talk = 'phrases', rulings = 'majority', openHands = true, delay = 0, spectators } = settings;
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
      <Choices
        label={words.say('rulings-option')}
        value={rulings}
        onChange={(key) => change({ rulings: CONSENTS.find((one) => one === key) ?? 'majority' })}
        options={CONSENTS.map((key) => ({ key, label: words.say(`rulings-option-${key}`) }))}
      />
      <p className="field-hint">{words.say('rulings-option-text')}</p>
      <Switch testId="open-hands" isSelected={openHands} onChange={(on) => change({ openHands: on })}>
        {words.say('option-open-hands')}
      </Switch>
      <p className="field-hint">{words.say('option-open-hands-text')}</p>
    </>
  );
}

/** The key of the time that the table's pace sets. */
const BY_PACE = 'pace';

/** The options with another time, or the pace's. */
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
