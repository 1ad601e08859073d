import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import './button.css';

export interface ButtonProps extends AriaButtonProps {
  /** `main`: the likeliest choice; `plain`; `quiet`: less prominent; `danger`: can't be undone. */
  readonly tone?: 'main' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'normal' | 'small';
}

/** A button of the page. */
export function Button({ tone = 'plain', size = 'normal', className, ...props }: ButtonProps) {
  const extra = typeof className === 'string' ? ` ${className}` : '';
  return <AriaButton {...props} className={`button button-${tone} button-${size}${extra}`} />;
}
