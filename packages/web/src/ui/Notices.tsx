import { AnimatePresence, motion } from 'motion/react';
import { useEffect } from 'react';
import type { TableClient } from '../net/client.ts';
import type { Notice, TableState } from '../net/state.ts';
import { ruleMessage } from '../words/rule.ts';
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
          <Told key={notice.key} notice={notice} onDone={() => client.dismiss(notice.key)} />
        ))}
      </AnimatePresence>
    </div>
  );
}

function Told({ notice, onDone }: { readonly notice: Notice; readonly onDone: () => void }) {
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
        {what.kind === 'refused'
          ? words.say(ruleMessage(what.refusal.rule))
          : words.say(`error-${what.code}`)}
        {what.kind === 'refused' ? <small>{words.say('rule-id', { rule: what.refusal.rule })}</small> : null}
      </p>
      <Button tone="quiet" size="small" aria-label={words.say('close')} onPress={onDone}>
        ×
      </Button>
    </motion.div>
  );
}
