import { rulePhrase, type RuleTable, type Seat } from '@kickdoor/rules';
import { useEffect } from 'react';
import type { TableClient } from '../net/client.ts';
import type { Notice, TableState } from '../net/state.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { Button } from './Button.tsx';
import { usePresence, type Present } from './usePresence.ts';
import './banner.css';

const SHOWN = 7000;
/** How long a notice fades in and out, in milliseconds. */
const FADE = 200;

/** Notices of refused moves, with the rules that forbid them. */
export function Notices({ state, client }: { readonly state: TableState; readonly client: TableClient }) {
  const notices = usePresence(state.notices, ({ key }) => String(key), FADE, 'new');
  return (
    <div className="notices" role="alert">
      {notices.map(({ key, item, mood }) => (
        <Told
          key={key}
          notice={item}
          mood={mood}
          table={state.game?.view ?? null}
          names={(seat) => state.table?.seats[seat]?.name ?? ''}
          onDone={() => client.dismiss(item.key)}
        />
      ))}
    </div>
  );
}

interface ToldProps {
  readonly notice: Notice;
  readonly mood: Present<Notice>['mood'];
  /** The table's rules, for a refusal during a game. */
  readonly table: RuleTable | null;
  readonly names: (seat: Seat) => string;
  readonly onDone: () => void;
}

function Told({ notice, mood, table, names, onDone }: ToldProps) {
  const words = useWords();
  const { what, key } = notice;
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN);
    return () => clearTimeout(timer);
    // Its time counts from when it was first shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return (
    <div className={`notice notice-${what.kind} fade-${mood}`} data-testid="notice">
      <p>
        {what.kind === 'error' ? words.say(`error-${what.code}`) : null}
        {what.kind === 'nudged' ? words.say('nudged', { who: names(what.by) }) : null}
        {what.kind === 'held' ? words.say('held', { who: names(what.by), seconds: what.ms / 1000 }) : null}
        {what.kind === 'ruling' ? words.say(`ruling-end-${what.end}`, { who: names(what.by) }) : null}
        {what.kind === 'refused' && table !== null ? (
          <>
            {what.late ? words.say('refused-late') : words.say(rulePhrase(what.refusal.rule, table))}
            <small>
              <RuleLink rule={what.refusal.rule} table={table} />
            </small>
          </>
        ) : null}
      </p>
      <Button tone="quiet" size="small" aria-label={words.say('close')} onPress={onDone}>
        ×
      </Button>
    </div>
  );
}
