import { DEFAULT_SHEET, isSheet, resolveOptions, SHEET_IDS, sheetOf, type RuleTable } from '@kickdoor/rules';
import { setsOf, SWITCHES } from '../lobby/new-game.ts';
import { mixable, useSets } from '../net/sets.ts';
import { Choices } from '../ui/Choices.tsx';
import { Switch } from '../ui/Switch.tsx';
import { SetName } from '../words/SetNames.tsx';
import { useWords } from '../words/WordsContext.tsx';

/** Chooses the rulebook's game: the sheet, the mixed-in sets, and the options. */
export function Choose({
  table,
  onChange,
}: {
  readonly table: RuleTable;
  readonly onChange: (table: RuleTable) => void;
}) {
  const words = useWords();
  const known = useSets();
  const offered = mixable(known, table.sheet, setsOf({ sheet: table.sheet, more: [] }));
  const options = resolveOptions(sheetOf(table.sheet, table.sets), table.options);
  return (
    <div className="book-choose">
      <Choices
        label={words.say('new-sheet')}
        value={table.sheet}
        onChange={(key) => {
          const sheet = isSheet(key) ? key : DEFAULT_SHEET;
          onChange({ sheet, sets: setsOf({ sheet, more: [] }) });
        }}
        options={SHEET_IDS.map((key) => ({ key, label: words.say(`sheet-${key}`) }))}
      />
      <fieldset className="mix-rows">
        <legend className="choices-label">{words.say('new-mix')}</legend>
        {offered.map(({ id: set }) => (
          <Switch
            key={set}
            testId={`book-mix-${set}`}
            isSelected={table.sets.includes(set)}
            onChange={(on) => {
              const next = offered.filter(({ id }) => (id === set ? on : table.sets.includes(id)));
              const more = next.map(({ id }) => id);
              onChange({ sheet: table.sheet, sets: setsOf({ sheet: table.sheet, more }) });
            }}
          >
            <SetName set={set} />
          </Switch>
        ))}
      </fieldset>
      <fieldset className="mix-rows">
        <legend className="choices-label">{words.say('new-options')}</legend>
        {SWITCHES.map((key) => (
          <Switch
            key={key}
            testId={`book-option-${key}`}
            isSelected={options[key]}
            onChange={(on) => onChange({ ...table, options: { ...table.options, [key]: on } })}
          >
            {words.say(`option-${key}`)}
          </Switch>
        ))}
      </fieldset>
    </div>
  );
}
