import { useMemo } from 'react';
import { Feel, SoundQuestion } from '../feel/Feel.tsx';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { useSaid } from '../voice/useSaid.ts';
import { Voice } from '../voice/Voice.tsx';
import { withAdvice } from './advice.ts';
import { Coach } from './Coach.tsx';
import { useCoachSituation } from './useCoachSituation.ts';

/** The voice at a table with a coach; the coach explains the voice's first act. */
export function CoachedVoice() {
  const { outlook } = usePosition();
  const isLesson = (useTableState().table?.lesson ?? null) !== null;
  const own = useSaid();
  const situation = useCoachSituation(own, isLesson);
  const said = useMemo(() => withAdvice(own, outlook, situation), [own, outlook, situation]);
  return (
    <Voice
      said={said}
      aside={
        <>
          <Feel />
          <Coach situation={situation} otherwise={SOUND} />
        </>
      }
    />
  );
}

const SOUND = <SoundQuestion />;
