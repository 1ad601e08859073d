import { Button, type ButtonProps } from '../ui/Button.tsx';
import { useGround } from '../table/TableContext.ts';
import type { Phrase } from '@kickdoor/rules';
import './voice.css';

interface ResultButtonProps extends Omit<ButtonProps, 'children'> {
  readonly name: string;
  /** What it brings; `null` if nobody can know. */
  readonly result: Phrase | null;
}

/** The button that confirms a sheet, with what it would bring. */
export function ResultButton({ name, result, ...props }: ResultButtonProps) {
  const { say } = useGround();
  const brings = result === null ? null : say(result);
  return (
    <Button
      tone="main"
      {...props}
      className="act"
      aria-label={brings === null ? name : say('act-with-result', { act: name, result: brings })}
    >
      <span className="act-name">{name}</span>{' '}
      {brings === null ? null : <span className="act-result">{brings}</span>}
    </Button>
  );
}
