import { rulePhrase, type RuleTable } from '@kickdoor/rules';
import { AnimatePresence, motion } from 'motion/react';
import { useEffect } from 'react';
import type { TableClient } from '../net/client.ts';
import type { Notice, TableState } from '../net/state.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { Button } from './Button.tsx';
import './banner.css';

const SHOWN = 7000;

/** What was refused, and by which rule. */
export function Notices({ state, client }: { readonly state: TableState; readonly client: TableClient }) {
  return (
    <div className="notices" role="alert">
      <AnimatePresence>
        {state.notices.map((notice) => (
          <Told
            key={notice.key}
            notice={notice}
            table={state.game?.view ?? null}
            onDone={() => client.dismiss(notice.key)}
          />
        ))}
      </AnimatePresence>
    </div>
  );
}

interface ToldProps {
  readonly notice: Notice;
  /** The table that refused, during a game. */
  readonly table: RuleTable | null;
  readonly onDone: () => void;
}

function Told({ notice, table, onDone }: ToldProps) {
  const words = useWords();
  const { what, key } = notice;
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN);
    return () => clearTimeout(timer);
    // Its time runs from when it was first shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return (
    <motion.div
      className="notice"
      data-testid="notice"
      initial={{ opacity: 0, y: 20 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0 }}
      transition={{ duration: 0.2 }}
    >
      <p>
        {what.kind === 'error' ? words.say(`error-${what.code}`) : null}
        {what.kind === 'refused' && table !== null ? (
          <>
            {words.say(rulePhrase(what.refusal.rule, table))}
            <small>
              <RuleLink rule={what.refusal.rule} table={table} />
            </small>
          </>
        ) : null}
      </p>
      <Button tone="quiet" size="small" aria-label={words.say('close')} onPress={onDone}>
        ×
      </Button>
    </motion.div>
  );
}
