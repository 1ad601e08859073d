import './stair.css';

export interface StairProps {
  readonly level: number;
  /** The Level that wins: the top step. */
  readonly last: number;
  readonly label: string;
}

const WIDTH = 200;
const HEIGHT = 40;
const LOWEST = 9;

/** The stairs of Levels, with a token that climbs them. */
export function Stair({ level, last, label }: StairProps) {
  const step = WIDTH / last;
  const rise = (n: number) => HEIGHT - LOWEST - ((HEIGHT - LOWEST - 10) * (n - 1)) / (last - 1);
  const outline = (steps: number) =>
    `M0 ${HEIGHT} ${Array.from({ length: steps }, (_, at) => `V${rise(at + 1)} H${(at + 1) * step}`).join(' ')} V${HEIGHT} Z`;
  const at = Math.min(Math.max(level, 1), last);
  return (
    <svg className="stair" viewBox={`-2 -4 ${WIDTH + 4} ${HEIGHT + 6}`} role="img" aria-label={label}>
      <path className="stair-body" d={outline(last)} />
      <path className="stair-climbed" d={outline(at)} />
      {last > 12
        ? null
        : Array.from({ length: last }, (_, n) => (
            <text key={`step ${n + 1}`} className="stair-step" x={(n + 0.5) * step} y={HEIGHT - 1.8}>
              {n + 1}
            </text>
          ))}
      <g className="stair-token" style={{ transform: `translate(${(at - 0.5) * step}px, ${rise(at)}px)` }}>
        <path d="M-4.5 0 L-2.4 -5.5 A3.6 3.6 0 1 1 2.4 -5.5 L4.5 0 Z" />
      </g>
    </svg>
  );
}
