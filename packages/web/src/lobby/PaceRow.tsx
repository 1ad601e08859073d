import type { TableSettings } from '@kickdoor/protocol';
import { lengthPhrase } from '@kickdoor/rules';
import { Choices } from '../ui/Choices.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { NoticeSwitch } from '../feel/NoticeSwitch.tsx';
import { PACES, paceTimes } from './new-game.ts';

interface PaceRowProps {
  readonly settings: TableSettings;
  readonly change: (part: Partial<TableSettings>) => void;
}

/** The table's pace, with its time limits. */
export function PaceRow({ settings, change }: PaceRowProps) {
  const words = useWords();
  const { pace, options } = settings;
  const times = paceTimes(settings);
  const said = (ms: number) => words.say(lengthPhrase(ms));
  return (
    <div data-testid="pace">
      <Choices
        label={words.say('option-pace')}
        value={pace}
        onChange={(key) => {
          const { grace: _, limit: __, ...others } = options;
          const chosen = PACES.find((one) => one === key);
          if (chosen !== undefined) change({ pace: chosen, options: others });
        }}
        options={PACES.map((key) => ({ key, label: words.say(`pace-${key}`) }))}
      />
      <p className="field-hint">
        {times.turn === null
          ? words.say('pace-none-text')
          : words.say('pace-text', {
              turn: said(times.turn),
              limit: said(options.limit ?? times.limit),
              grace: said(options.grace ?? times.grace),
            })}
      </p>
      {pace === 'days' ? <NoticeSwitch /> : null}
    </div>
  );
}
