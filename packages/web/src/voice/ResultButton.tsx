import { SteadyButton, type SteadyButtonProps } from '../ui/SteadyButton.tsx';
import { useGround } from '../table/TableContext.ts';
import type { Result } from './results.ts';
import './voice.css';

interface ResultButtonProps extends Omit<SteadyButtonProps, 'children' | 'place'> {
  /** Left out: it is the only one that confirms its sheet. */
  readonly place?: string;
  readonly name: string;
  /** What it brings; `null` if nobody can know. */
  readonly result: Pick<Result, 'phrase' | 'game'> | null;
}

/** A button in a sheet, with what it would bring: the one that confirms it, or one of several moves. */
export function ResultButton({ name, result, ...props }: ResultButtonProps) {
  const { say } = useGround();
  const phrase = result?.phrase ?? null;
  const brings = phrase === null ? null : say(phrase);
  return (
    <SteadyButton
      tone="main"
      place="confirm"
      {...props}
      className="act"
      data-game={result?.game}
      aria-label={brings === null ? name : say('act-with-result', { act: name, result: brings })}
    >
      <span className="act-name">{name}</span>{' '}
      {brings === null ? null : <span className="act-result">{brings}</span>}
    </SteadyButton>
  );
}
