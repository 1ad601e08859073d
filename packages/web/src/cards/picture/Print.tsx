/** One icon as printed: filled with ink, its flat color slightly misregistered over it. */
import { iconShape } from './icon.ts';
import type { Tint } from '@kickdoor/packs/picture';
import { inkOf } from './palette.ts';

export interface PrintProps {
  readonly icon: string;
  /** Its center. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tint: Tint;
  readonly ink?: Tint | undefined;
  readonly stretch?: number | undefined;
  readonly turn?: number | undefined;
  readonly flip?: boolean | undefined;
  /** Its holes are transparent. */
  readonly open?: boolean | undefined;
  /** The fill that shades the form, as `url(#…)`. */
  readonly shade?: string | undefined;
  /** Outline width, in picture units. */
  readonly line?: number | undefined;
}

export function Print(props: PrintProps) {
  const {
    icon,
    x,
    y,
    size,
    tint,
    ink = 'ink',
    stretch = 1,
    turn = 0,
    flip = false,
    open = false,
    shade,
  } = props;
  const { outer, inner } = iconShape(icon);
  const k = size / 512;
  // About as thick on a small icon as on a large one.
  const outline = Math.min(46, (props.line ?? (open ? 6 : 7.5)) / k);
  const mirrored = flip ? -1 : 1;
  const colour = inkOf(ink);
  const form = outer + inner;
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${k * mirrored * stretch} ${k}) translate(-256 -256)`}
    >
      <path
        d={open ? form : outer}
        fill={colour}
        stroke={colour}
        strokeWidth={outline}
        strokeLinejoin="round"
      />
      <path d={form} fill={inkOf(tint)} transform={`translate(${-mirrored * 2.4} -2.4)`} />
      {shade === undefined ? null : <path d={form} fill={shade} />}
    </g>
  );
}
