import { useWords } from '../words/WordsContext.tsx';
import { Button } from './Button.tsx';
import './stepper.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly step?: number;
  readonly valueLabel?: string;
  readonly onChange: (value: number) => void;
}

/** A small number with plus and minus buttons. */
export function Stepper({ label, value, least = 0, most, step = 1, valueLabel, onChange }: StepperProps) {
  const words = useWords();
  return (
    <div className="stepper" role="group" aria-label={label}>
      <span className="stepper-label">{label}</span>
      <Button
        size="small"
        aria-label={words.say('less')}
        isDisabled={value - step < least}
        onPress={() => onChange(value - step)}
      >
        −
      </Button>
      <output className="stepper-value" aria-live="polite">
        {valueLabel ?? value}
      </output>
      <Button
        size="small"
        aria-label={words.say('more')}
        isDisabled={value + step > most}
        onPress={() => onChange(value + step)}
      >
        +
      </Button>
    </div>
  );
}
