import { usePosition } from '../table/TableContext.ts';
import { SkipLinks } from '../ui/SkipLinks.tsx';

/** Skip links to the actions and to the hand. */
export function TableSkipLinks() {
  const { say, view } = usePosition();
  if (view.phase === 'over') return null;
  const hand = view.hand === null ? [] : [{ to: 'hand', label: say('skip-hand') }];
  return <SkipLinks links={[{ to: 'voice', label: say('skip-voice') }, ...hand]} />;
}
