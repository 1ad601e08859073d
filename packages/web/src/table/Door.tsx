import { useTable } from './TableContext.ts';

/** Whose turn it is and what to do in it. */
export function Door() {
  const { view, say, names } = useTable();
  const own = view.turn === view.seat || view.phase === 'setup';
  return (
    <p className="door-line" role="status">
      {view.phase === 'setup' ? null : (
        <strong>
          {say(own && view.seat !== null ? 'turn-yours' : 'turn-other', { who: names.who(view.turn) })}.{' '}
        </strong>
      )}
      {say(own && view.seat !== null ? 'phase-line' : 'phase-other', {
        phase: view.phase,
        who: names.who(view.turn),
      })}
    </p>
  );
}
