import { Button } from '../ui/Button.tsx';

export interface StepProps {
  /** The visible label; `null` if the context makes it clear. */
  readonly label: string | null;
  /** The accessible name: what it is and whose. */
  readonly name: string;
  readonly less: string;
  readonly more: string;
  readonly value: number;
  readonly shown?: string;
  readonly least?: number;
  readonly most?: number;
  readonly testId?: string;
  readonly onStep: (by: number) => void;
}

/** A number with large minus and plus buttons. */
export function Step({ label, name, less, more, value, shown, least, most, testId, onStep }: StepProps) {
  return (
    <div className="counter-step" role="group" aria-label={name} data-testid={testId}>
      {label === null ? null : (
        <span className="counter-step-label" aria-hidden>
          {label}
        </span>
      )}
      <Button
        className="counter-step-button"
        aria-label={less}
        isDisabled={least !== undefined && value <= least}
        data-step="less"
        onPress={() => onStep(-1)}
      >
        <span aria-hidden>−</span>
      </Button>
      <output className="counter-step-value" aria-live="polite">
        {shown ?? value}
      </output>
      <Button
        className="counter-step-button"
        aria-label={more}
        isDisabled={most !== undefined && value >= most}
        data-step="more"
        onPress={() => onStep(1)}
      >
        <span aria-hidden>+</span>
      </Button>
    </div>
  );
}
