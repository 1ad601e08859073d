import { useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { useSettled } from './useSettled.ts';

export interface SteadyButtonProps extends ButtonProps {
  /** Identifies the button's action and position. For a moment after it changes, pointer presses are ignored. */
  readonly place: string;
  /** Whether the player's own press elsewhere has just made it appear: then it can be pressed immediately. */
  readonly isCalled?: boolean;
}

/** A button that may replace another one just as somebody is about to press. */
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
