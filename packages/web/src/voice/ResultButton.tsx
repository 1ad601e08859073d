import type { ButtonProps } from '../ui/Button.tsx';
import { SteadyButton } from '../ui/SteadyButton.tsx';
import { useGround } from '../table/TableContext.ts';
import type { Result } from './results.ts';
import './voice.css';

interface ResultButtonProps extends Omit<ButtonProps, 'children'> {
  readonly name: string;
  /** What it brings; `null` if nobody can know. */
  readonly result: Pick<Result, 'phrase' | 'game'> | null;
}

/** The button that confirms a sheet, with what it would bring. */
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
