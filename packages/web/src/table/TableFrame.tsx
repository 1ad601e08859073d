import { Suspense, useEffect, type ReactNode } from 'react';
import { lazily } from '../app/lazily.ts';
import { BeatsContext, useBeatPlayer } from '../beats/BeatsContext.ts';
import { Travel } from '../beats/Travel.tsx';
import { Preview } from './Preview.tsx';
import {
  GroundContext,
  HeldContext,
  PositionContext,
  StateContext,
  TouchContext,
  useTouch,
} from './TableContext.ts';
import { useScene, type SceneProps } from './useScene.ts';

export interface TableFrameProps extends SceneProps {
  /** Whether Space and any press end what is being played. */
  readonly skips?: boolean;
  readonly children: ReactNode;
}

/** What the parts of a table share, and what lies over them: sheets, cards on their way, the card that is pointed at. */
export function TableFrame({ skips = true, children, ...props }: TableFrameProps) {
  const { ground, position, touch, held } = useScene(props);
  const beats = useBeatPlayer(props.game, skips);
  return (
    <GroundContext value={ground}>
      <PositionContext value={position}>
        <TouchContext value={touch}>
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
        </TouchContext>
      </PositionContext>
    </GroundContext>
  );
}

/** The sheets that open over the table: none is there from the start. */
const load = () => import('./Over.tsx');
const Over = lazily(async () => (await load()).Over);
/** Milliseconds after which they are loaded, so that the first one opens at once. */
const REST = 3000;

function Sheets() {
  const { open } = useTouch();
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }, []);
  return open === null ? null : (
    <Suspense>
      <Over open={open} />
    </Suspense>
  );
}
