import './stair.css';

export interface StairProps {
  readonly level: number;
  readonly last: number;
  readonly label: string;
}

const WIDTH = 100;
const HEIGHT = 34;

/** The stair of Levels, with a token that walks it. */
export function Stair({ level, last, label }: StairProps) {
  const step = WIDTH / last;
  const rise = (at: number) => HEIGHT - 4 - ((HEIGHT - 12) * at) / last;
  const path = Array.from({ length: last }, (_, at) => `V${rise(at + 1)} H${(at + 1) * step}`).join(' ');
  const at = Math.min(Math.max(level, 1), last);
  return (
    <svg className="stair" viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} role="img" aria-label={label}>
      <path className="stair-body" d={`M0 ${HEIGHT} ${path} V${HEIGHT} Z`} />
      <path
        className="stair-climbed"
        d={`M0 ${HEIGHT} ${Array.from({ length: at }, (_, n) => `V${rise(n + 1)} H${(n + 1) * step}`).join(' ')} V${HEIGHT} Z`}
      />
      <g className="stair-token" style={{ transform: `translate(${(at - 0.5) * step}px, ${rise(at)}px)` }}>
        <circle cy={-5} r={4.2} />
      </g>
    </svg>
  );
}
