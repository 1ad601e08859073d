import type { AloneEnd, Grade } from '@kickdoor/bots';
import { useEffect, useRef } from 'react';
import { Link } from '../app/Link.tsx';
import { go } from '../app/router.ts';
import { useTools } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import type { PuzzleScene } from './attempt.ts';
import { anotherPath } from './seed.ts';

/** The outcome of an attempt, in place of the action buttons. */
export function PuzzleEnd({ end, back, again }: PuzzleScene & { readonly end: AloneEnd }) {
  const { say } = useTools();
  const zone = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => zone.current?.focus(), []);
  return (
    <section className="voice" id="voice" aria-label={say('voice-title')} ref={zone} tabIndex={-1}>
      <div className="voice-stack">
        <div className="voice-lines">
          <p className="voice-sentence" role="status" data-testid="puzzle-end">
            {say(`puzzle-end-${end}`)}
          </p>
          <div className="voice-acts" role="group" aria-label={say('actions-title')}>
            {end === 'won' ? (
              <Button tone="main" onPress={() => go(anotherPath())} data-testid="puzzle-another">
                {say('puzzle-another')}
              </Button>
            ) : (
              <>
                <Button tone="main" onPress={back}>
                  {say('do-undo')}
                </Button>
                <Button onPress={again}>{say('puzzle-again')}</Button>
              </>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The stage once a puzzle is solved. */
export function Solved({ grade }: { readonly grade: Grade }) {
  const { say } = useTools();
  return (
    <section className="paper puzzle-solved" data-testid="puzzle-solved">
      <h2>{say('puzzle-solved')}</h2>
      <p>{say('puzzle-grade', { grade })}</p>
      <p>
        <Link to="/">{say('to-home')}</Link>
      </p>
    </section>
  );
}
