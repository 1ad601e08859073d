import type { Pack } from '@kickdoor/packs';
import type { Problem } from '@kickdoor/words/check';
import { useState } from 'react';
import { Link } from '../app/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { BalanceSheet } from './balance/BalanceSheet.tsx';
import { CopySheet } from './CopySheet.tsx';
import { GiveSheet } from './GiveSheet.tsx';
import { PlaySheet } from './PlaySheet.tsx';
import { ProblemsSheet } from './ProblemsSheet.tsx';
import { useWork } from './WorkContext.ts';

interface BenchBarProps {
  readonly title: string;
  readonly packKey: string;
  readonly problems: readonly Problem[];
  readonly pack: Pack | null;
}

/** The bar above the workbench: the pack's title, undo, the checker's findings, and actions on the whole pack. */
export function BenchBar({ title, packKey, problems, pack }: BenchBarProps) {
  const words = useWords();
  const { history, undo, redo, isReadOnly, saving } = useWork();
  const [sheet, setSheet] = useState<'problems' | 'give' | 'copy' | 'play' | 'balance' | null>(null);
  const mistakes = problems.filter(({ weight }) => weight === 'mistake').length;
  const isKept = saving === 'saved' || saving === 'saving';
  const shut = (): void => setSheet(null);
  return (
    <header className="bench-bar">
      <Link to="/workshop" className="bench-back">
        {words.say('shop-title')}
      </Link>
      <div className="bench-name">
        <h1 className="bench-title" translate="no">
          {title}
        </h1>
        <span
          className={isKept ? 'bench-saving' : 'problem'}
          role="status"
          // While somebody types, screen readers only announce failures.
          aria-live={isKept ? 'off' : 'polite'}
          data-testid="saving"
          data-saving={saving}
        >
          {isReadOnly ? words.say('shop-reading') : words.say(`shop-saving-${saving}`)}
        </span>
      </div>
      <div className="bench-steps">
        {isReadOnly ? (
          <Button tone="main" size="small" data-testid="copy-set" onPress={() => setSheet('copy')}>
            {words.say('shop-copy')}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              aria-label={words.say('shop-undo')}
              isDisabled={history.past.length === 0}
              data-testid="undo"
              onPress={undo}
            >
              ↶
            </Button>
            <Button
              size="small"
              aria-label={words.say('shop-redo')}
              isDisabled={history.future.length === 0}
              data-testid="redo"
              onPress={redo}
            >
              ↷
            </Button>
          </>
        )}
      </div>
      <div className="bench-acts">
        <Button
          size="small"
          tone={mistakes > 0 ? 'danger' : 'plain'}
          data-testid="problems"
          data-mistakes={mistakes}
          onPress={() => setSheet('problems')}
        >
          {mistakes > 0
            ? words.say('shop-mistakes', { count: mistakes })
            : words.say('shop-problems', { count: problems.length })}
        </Button>
        <Button
          size="small"
          isDisabled={pack === null || isReadOnly}
          data-testid="play-pack"
          onPress={() => setSheet('play')}
        >
          {words.say('shop-play')}
        </Button>
        <Button
          size="small"
          isDisabled={pack === null || isReadOnly}
          data-testid="balance"
          onPress={() => setSheet('balance')}
        >
          {words.say('shop-balance')}
        </Button>
        <Button size="small" data-testid="give" onPress={() => setSheet('give')}>
          {words.say('shop-give')}
        </Button>
      </div>
      {sheet === 'problems' ? <ProblemsSheet problems={problems} onClose={shut} /> : null}
      {sheet === 'give' ? <GiveSheet pack={pack} onClose={shut} /> : null}
      {sheet === 'play' && pack !== null ? <PlaySheet pack={pack} card={null} onClose={shut} /> : null}
      {sheet === 'balance' && pack !== null ? <BalanceSheet pack={pack} onClose={shut} /> : null}
      {sheet === 'copy' ? <CopySheet set={packKey} onClose={shut} /> : null}
    </header>
  );
}
