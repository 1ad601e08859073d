import type { LegalMove, Verb } from '@kickdoor/rules';
import { moveLabel, moveKey, siblings } from '../hand/actions.ts';
import { useClock } from '../prompts/useClock.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Ring } from '../ui/Ring.tsx';
import { buttonKey, buttonsOf, isComposed } from '../voice/buttons.ts';
import { useTable } from './TableContext.ts';
import './action-bar.css';

const MAIN: ReadonlySet<Verb> = new Set(['kick', 'claim', 'accept', 'roll', 'charity', 'give', 'pass']);

function toneOf(verb: Verb, first: boolean): NonNullable<ButtonProps['tone']> {
  if (MAIN.has(verb)) return 'main';
  return first && verb !== 'sell' && verb !== 'offer' ? 'main' : 'plain';
}

/** The buttons of the current legal moves. */
export function ActionBar() {
  const { game, view, say } = useTable();
  return (
    <div className="action-bar" role="group" aria-label={say('actions-title')} data-testid="actions">
      {buttonsOf(game.legalMoves, view.door).map((legalMove, at) => (
        <MoveButton
          key={buttonKey(legalMove)}
          legalMove={legalMove}
          tone={toneOf(legalMove.move.do, at === 0)}
        />
      ))}
    </div>
  );
}

function MoveButton({
  legalMove,
  tone,
}: { readonly legalMove: LegalMove } & Required<Pick<ButtonProps, 'tone'>>) {
  const { game, say, names, view, run, setOpen } = useTable();
  const clock = useClock();
  const { move } = legalMove;
  const several = move.do === 'use' && siblings(game.legalMoves, legalMove).length > 1;
  const label = isComposed(move.do)
    ? say(`do-${move.do}`)
    : several
      ? say('do-use-which', { power: names.power(move.power) })
      : say(moveLabel(move, names, view));
  return (
    <Button
      tone={tone}
      data-testid={`do-${move.do}`}
      data-move={moveKey(legalMove)}
      onPress={() => {
        if (several && legalMove.pick === undefined) setOpen({ kind: 'which', like: legalMove });
        else run(legalMove);
      }}
    >
      {move.do === 'pass' && clock !== null ? <Ring clock={clock} label={say('the-wait')} /> : null}
      {label}
    </Button>
  );
}
