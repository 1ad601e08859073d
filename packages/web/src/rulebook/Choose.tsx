import { DEFAULT_SHEET, isSheet, resolveOptions, SHEET_IDS, sheetOf, type RuleTable } from '@kickdoor/rules';
import { SETS, setsOf, SWITCHES } from '../lobby/new-game.ts';
import { Choices } from '../ui/Choices.tsx';
import { Switch } from '../ui/Switch.tsx';
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
  const own = setsOf({ sheet: table.sheet, more: [] });
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
        {SETS.filter((set) => !own.includes(set)).map((set) => (
          <Switch
            key={set}
            testId={`book-mix-${set}`}
            isSelected={table.sets.includes(set)}
            onChange={(on) => {
              const more = SETS.filter((each) => (each === set ? on : table.sets.includes(each)));
              onChange({ sheet: table.sheet, sets: setsOf({ sheet: table.sheet, more }) });
            }}
          >
            {words.say(`set-${set}`)}
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
