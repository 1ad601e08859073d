import { ActionStrip } from '../hand/ActionStrip.tsx';
import { PromptPanel } from '../prompts/PromptPanel.tsx';
import { ActionBar } from './ActionBar.tsx';
import { useTable } from './TableContext.ts';
import { useKeptFocus, useTitle } from './useAttention.ts';

/** The open prompt, and the buttons: the table's, or those of the selected card. */
export function Voice() {
  const { selected } = useTable();
  const voice = useKeptFocus();
  useTitle();
  return (
    <div className="voice">
      {/* Whatever needs more room than the zone has grows upward over the stage. */}
      <div className="voice-lines" ref={voice}>
        <PromptPanel />
        {selected === null ? <ActionBar /> : <ActionStrip key={selected} card={selected} />}
      </div>
    </div>
  );
}
