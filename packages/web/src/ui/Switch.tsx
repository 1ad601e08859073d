import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
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
    <ToggleButton className="switch" isSelected={isSelected} onChange={onChange} data-testid={testId}>
      <span className="switch-track" aria-hidden>
        <span className="switch-knob" />
      </span>
      <span className="switch-label">{children}</span>
    </ToggleButton>
  );
}
