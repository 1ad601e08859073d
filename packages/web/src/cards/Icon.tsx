/** A small icon in the color of the text around it. */
import { iconShape } from './picture/icon.ts';
import type { UiIcon } from './ui-icons.ts';

export function Icon({ name }: { readonly name: UiIcon }) {
  const { outer, inner } = iconShape(name);
  return (
    <svg className="kd-icon" viewBox="0 0 512 512" aria-hidden>
      <path d={outer + inner} fill="currentColor" />
    </svg>
  );
}
