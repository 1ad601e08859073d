import type { Pack } from '@kickdoor/packs';
import type { Figure } from '@kickdoor/bots/simulate';
import { DEFAULT_SHEET, sheets, SHEETS } from '@kickdoor/rules';
import { useEffect, useState } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import { usePromise } from '../../app/usePromise.ts';
import { contentOf } from '../../net/content.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { SetName } from '../../words/SetNames.tsx';
import { useSpoken, useWords } from '../../words/WordsContext.tsx';
import { titleOfCard } from '../model/titles.ts';
import { sheetsFor } from '../play.ts';
import { useWork } from '../WorkContext.ts';
import { drags, FIGURES, rowsOf, type FigureName, type KindRows, type Row } from './rows.ts';
import { GAMES, setsOf, useBalance, type Setting } from './useBalance.ts';

/** Statistics from a few hundred games between bots: the pack's cards beside the built-in ones of their kinds. */
export function BalanceSheet({ pack, onClose }: { readonly pack: Pack; readonly onClose: () => void }) {
  const words = useWords();
  const [setting, setSetting] = useState((): Setting => firstSetting(pack));
  const { news, isRunning, failed, start, stop } = useBalance();
  const { value: others } = usePromise(
    () => contentOf({ sets: [...setsOf(setting)], editions: null }, 'en'),
    JSON.stringify(setting),
  );
  const done = news?.done ?? 0;
  const choose = (next: Setting): void => {
    setSetting(next);
    start(pack, next);
  };
  useEffect(() => {
    start(pack, setting);
    // It begins with the sheet, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const rows = news === null || others === null ? [] : rowsOf(news.balance, pack.cards, others.pool.defs);
  return (
    <Sheet
      title={words.say('shop-balance')}
      onClose={onClose}
      wide
      testId="balance-sheet"
      foot={
        isRunning ? (
          <Button data-testid="stop-balance" onPress={stop}>
            {words.say('shop-stop')}
          </Button>
        ) : (
          <Button data-testid="balance-again" onPress={() => start(pack, setting)}>
            {words.say('shop-again')}
          </Button>
        )
      }
    >
      <p>{words.say('shop-balance-text', { sheet: { id: `sheet-${setting.sheet}` } })}</p>
      <SettingForm pack={pack} setting={setting} onChange={choose} />
      <ProgressBar
        className="balance-progress"
        value={done}
        maxValue={GAMES}
        valueLabel={words.say('shop-games', { done, games: GAMES })}
      >
        {({ percentage, valueText }) => (
          <>
            <Label>{valueText}</Label>
            <div className="balance-bar">
              <div className="balance-done" style={{ width: `${percentage ?? 0}%` }} />
            </div>
          </>
        )}
      </ProgressBar>
      {failed ? (
        <p role="alert" className="field-error">
          {words.say('shop-not-loaded')}
        </p>
      ) : null}
      {news === null || news.broken === null ? null : (
        <p role="alert" className="field-error">
          {words.say('shop-broken')} <code>{news.broken}</code>
        </p>
      )}
      {news === null || news.balance.unfinished === 0 ? null : (
        <p role="alert" className="field-error">
          {words.say('shop-unfinished', { count: news.balance.unfinished })}
        </p>
      )}
      {rows.length === 0 ? null : <Table rows={rows} />}
    </Sheet>
  );
}

/** The pack's likeliest sheet, with the built-in sets it is meant to be mixed with. */
function firstSetting(pack: Pack): Setting {
  const sheet = sheetsFor(pack)[0] ?? DEFAULT_SHEET;
  const companions = Object.keys(pack.source.companions);
  return { sheet, more: BUILT_IN.filter((set) => companions.includes(set)) };
}

/** The built-in sets of all sheets. */
const BUILT_IN = [...new Set(SHEETS.flatMap(({ id }) => sheets[id].sets))];

interface SettingFormProps {
  readonly pack: Pack;
  readonly setting: Setting;
  readonly onChange: (setting: Setting) => void;
}

/** Chooses the rule sheet for the games and the sets to mix in. */
function SettingForm({ pack, setting, onChange }: SettingFormProps) {
  const words = useWords();
  const { sheet, more } = setting;
  const others = BUILT_IN.filter((set) => !sheets[sheet].sets.includes(set));
  const options = sheetsFor(pack);
  return (
    <div className="balance-setting">
      <Choices
        label={words.say('shop-play-by')}
        value={sheet}
        options={options.map((one) => ({ key: one, label: words.say(`sheet-${one}`) }))}
        onChange={(key) => onChange({ sheet: options.find((one) => one === key) ?? sheet, more })}
      />
      <fieldset className="mix-rows">
        <legend className="choices-label">{words.say('new-mix')}</legend>
        {others.map((set) => (
          <Switch
            key={set}
            isSelected={more.includes(set)}
            testId={`balance-with-${set}`}
            onChange={(on) =>
              onChange({ sheet, more: on ? [...more, set] : more.filter((one) => one !== set) })
            }
          >
            <SetName set={set} />
          </Switch>
        ))}
      </fieldset>
    </div>
  );
}

function Table({ rows }: { readonly rows: readonly KindRows[] }) {
  const words = useWords();
  const { language } = useSpoken();
  const { files } = useWork();
  return (
    // What is wider than the screen can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="balance-scroll" tabIndex={0} role="region" aria-label={words.say('shop-balance')}>
      <table className="balance-table" data-testid="balance-table">
        <thead>
          <tr>
            <th scope="col">{words.say('shop-tab-card')}</th>
            {FIGURES.map((name) => (
              <th key={name} scope="col">
                {words.say(`shop-figure-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ kind, usual, count, own }) => (
          <tbody key={kind}>
            {usual === null ? null : (
              <tr className="balance-usual">
                <th scope="row">{words.say('shop-usual-of', { kind: { id: `kind-${kind}` }, count })}</th>
                <Cells row={usual} />
              </tr>
            )}
            {own.map(({ def, row }) => {
              const title = titleOfCard(files, def.id, language);
              return (
                <tr key={def.id} data-card-id={def.id}>
                  <th scope="row">
                    <span lang={title?.language}>{title?.text ?? def.id}</span>
                    <Drag share={drags(row, usual)} />
                    {row.stalled > 0 ? (
                      <strong className="balance-stalls">
                        {words.say('shop-stalls', { count: row.stalled })}
                      </strong>
                    ) : null}
                  </th>
                  <Cells row={row} />
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Warns that a card makes games longer. */
function Drag({ share }: { readonly share: number | null }) {
  const words = useWords();
  const { language } = useSpoken();
  if (share === null) return null;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <strong className="balance-stalls" data-testid="balance-drags">
      {words.say('shop-drags', { share: percent.format(share) })}
    </strong>
  );
}

function Cells({ row }: { readonly row: Row }) {
  return FIGURES.map((name) => (
    <td key={name}>
      <Value name={name} figure={row[name]} />
    </td>
  ));
}

/** Means are numbers, shares are percent. */
const MEANS: ReadonlySet<FigureName> = new Set(['drawn', 'levels', 'turns']);

function Value({ name, figure }: { readonly name: FigureName; readonly figure: Figure | null }) {
  const { language } = useSpoken();
  if (figure === null) return '–';
  const style = MEANS.has(name)
    ? { maximumFractionDigits: 2 }
    : { style: 'percent' as const, maximumFractionDigits: 0 };
  const format = new Intl.NumberFormat(language, style);
  return (
    <>
      {format.format(figure.value)} <small>± {format.format(figure.error)}</small>
    </>
  );
}
