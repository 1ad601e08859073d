import { useTable } from '../table/TableContext.ts';

/** The first stops of the tabulator: straight to what can be done, and to the hand. */
export function SkipLinks() {
  const { say, view } = useTable();
  if (view.phase === 'over') return null;
  return (
    <nav className="skip-links" aria-label={say('skip-links')}>
      <a href="#voice">{say('skip-voice')}</a>
      {view.hand === null ? null : <a href="#hand">{say('skip-hand')}</a>}
    </nav>
  );
}
