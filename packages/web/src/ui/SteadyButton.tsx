import { useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { useSettled } from './useSettled.ts';

export interface SteadyButtonProps extends ButtonProps {
  /** What it does and where it is: when that changes, it can't be pressed with a pointer for a moment. */
  readonly place: string;
  /** Whether the player's own press has just brought it up, somewhere else: it may be pressed at once. */
  readonly isCalled?: boolean;
}

/** A button that may take another one's place under a finger that is on its way. */
export function SteadyButton({ place, isCalled, onPressStart, onPress, ...props }: SteadyButtonProps) {
  const { settled, isTooSoon, begin } = useSettled(place, isCalled);
  const ignored = useRef(false);
  return (
    <Button
      {...props}
      {...(settled ? {} : { 'data-settling': true })}
      onPressStart={(press) => {
        ignored.current = isTooSoon(press);
        if (!ignored.current) onPressStart?.(press);
      }}
      onPress={(press) => {
        if (ignored.current) return;
        begin();
        onPress?.(press);
      }}
    />
  );
}
