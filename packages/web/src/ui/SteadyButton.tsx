import { useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { useSettled } from './useSettled.ts';

export interface SteadyButtonProps extends ButtonProps {
  /** The button's action and position: after a change, pointer presses are ignored for a moment. */
  readonly place: string;
  /** Whether the player's own press elsewhere has just brought it up: then it can be pressed at once. */
  readonly isCalled?: boolean;
}

/** A button that may replace another one just as somebody is about to press it. */
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
