import { SteadyButton, type SteadyButtonProps } from '../ui/SteadyButton.tsx';
import { useTools } from '../table/TableContext.ts';
import type { Result } from './outlook.ts';
import './voice.css';

interface ResultButtonProps extends Omit<SteadyButtonProps, 'children' | 'place'> {
  /** Identifies its position; can be omitted if the button is the only one that confirms its sheet. */
  readonly place?: string;
  readonly name: string;
  /** The result; `null` if it can't be foreseen. */
  readonly result: Pick<Result, 'phrase' | 'game'> | null;
}

/** A button in a sheet, with its result: the one that confirms the sheet, or one of several moves. */
export function ResultButton({ name, result, ...props }: ResultButtonProps) {
  const { say } = useTools();
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
