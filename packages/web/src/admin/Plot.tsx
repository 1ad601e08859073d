import { useId } from 'react';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { figure } from './format.ts';
import { largest, linePath, roundUp, type Frame, type Point } from './plot.ts';

/** The time span of a plot, in milliseconds. */
export const SHOWN = 600_000;

export interface Line {
  readonly points: readonly Point[];
  /** The line's name, if there is more than one. */
  readonly name?: string;
}

export interface PlotProps {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The time at the right edge, in milliseconds since 1970. */
  readonly until: number;
  readonly testId: string;
}

const WIDTH = 320;
const HEIGHT = 128;
const PLACE = { left: 40, top: 8, width: 272, height: 96 };

/** A figure over the last ten minutes: its name, its current value, and a line for each part. */
export function Plot({ title, lines, until, testId }: PlotProps) {
  const words = useWords();
  const { language } = useSpoken();
  const id = useId();
  const most = roundUp(Math.max(0, ...lines.map(({ points }) => largest(points) ?? 0)));
  const frame: Frame = { ...PLACE, from: until - SHOWN, until, most };
  const said = lines.map(({ points, name }) => {
    const top = largest(points);
    const now = points.at(-1)?.value ?? null;
    const text =
      top === null
        ? words.say('admin-plot-empty')
        : words.say('admin-plot-now', { now: figure(language, now), most: figure(language, top) });
    return name === undefined ? text : `${name}: ${text}`;
  });
  return (
    <figure className="paper admin-plot" data-testid={testId}>
      <figcaption id={id}>
        <span className="admin-plot-title">{title}</span>
        {lines.map(({ points, name }, at) => (
          <span key={name ?? ''} className={`admin-plot-now admin-line-${at}`}>
            {name === undefined ? null : <span className="admin-plot-name">{name}</span>}
            <strong>{figure(language, points.at(-1)?.value ?? null)}</strong>
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}. ${said.join('. ')}`}
        className="admin-svg"
      >
        <Axes frame={frame} />
        {lines.map(({ points, name }, at) => (
          <path key={name ?? ''} className={`admin-path admin-path-${at}`} d={linePath(points, frame)} />
        ))}
      </svg>
    </figure>
  );
}

/** Lines at 0, half and the top, and labels for the minutes. */
function Axes({ frame }: { readonly frame: Frame }) {
  const words = useWords();
  const { language } = useSpoken();
  const { left, top, width, height, most } = frame;
  const bottom = top + height;
  return (
    <g className="admin-axes" aria-hidden>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path d={`M${left} ${bottom - share * height}h${width}`} />
          <text x={left - 6} y={bottom - share * height + 4} textAnchor="end">
            {figure(language, share * most)}
          </text>
        </g>
      ))}
      <text x={left} y={bottom + 17}>
        {words.say('admin-minutes', { minutes: '−10' })}
      </text>
      <text x={left + width / 2} y={bottom + 17} textAnchor="middle">
        {words.say('admin-minutes', { minutes: '−5' })}
      </text>
      <text x={left + width} y={bottom + 17} textAnchor="end">
        {words.say('admin-now')}
      </text>
    </g>
  );
}
