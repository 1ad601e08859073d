import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import './switch.css';

export interface SwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
  readonly testId?: string;
}

/** An on/off switch. */
export function Switch({ isSelected, onChange, children, testId }: SwitchProps) {
  return (
    <Button
      className="switch"
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      data-testid={testId}
      onPress={() => onChange(!isSelected)}
    >
      <span className="switch-track" aria-hidden>
        <span className="switch-knob" />
      </span>
      <span className="switch-label">{children}</span>
    </Button>
  );
}
