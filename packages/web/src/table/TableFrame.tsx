import type { ReactNode } from 'react';
import { lazily } from '../app/lazily.ts';
import { BeatsContext, useBeatPlayer } from '../beats/BeatsContext.ts';
import { Travel } from '../beats/Travel.tsx';
import { Preview } from './Preview.tsx';
import {
  ToolsContext,
  HeldContext,
  PositionContext,
  StateContext,
  InteractionContext,
  useInteraction,
} from './TableContext.ts';
import { useScene, type SceneProps } from './useScene.ts';
import { loadOver, usePreload } from './preload.ts';

export interface TableFrameProps extends SceneProps {
  /** Whether Space and any press skip the beats. */
  readonly skips?: boolean;
  readonly children: ReactNode;
}

/**
 * Provides the contexts of a table's parts, and renders the layers above them: sheets, traveling cards, the preview.
 */
export function TableFrame({ skips = true, children, ...props }: TableFrameProps) {
  const { tools, position, interaction, held } = useScene(props);
  const beats = useBeatPlayer(props.game, skips);
  return (
    <ToolsContext value={tools}>
      <PositionContext value={position}>
        <InteractionContext value={interaction}>
          <HeldContext value={held}>
            <StateContext value={props.state}>
              <BeatsContext value={beats}>
                {children}
                <Sheets />
                <Travel />
                <Preview />
              </BeatsContext>
            </StateContext>
          </HeldContext>
        </InteractionContext>
      </PositionContext>
    </ToolsContext>
  );
}

/** The sheets over the table; loaded later, since none is needed at first. */
const Over = lazily(async () => (await loadOver()).Over);

function Sheets() {
  const { open } = useInteraction();
  usePreload();
  return open === null ? null : <Over open={open} />;
}
