import type { Story } from '@kickdoor/rules';
import { seatStyle } from './seat-kind.ts';
import { usePosition } from './TableContext.ts';

/**
 * Sizes in drawing units: the width, the height of a Level, the margins on the left and at the bottom for the numbers.
 */
const WIDTH = 320;
const STEP = 14;
const LEFT = 28;
const BELOW = 6;

/** The points of a player's polyline; lines at the same height are offset from each other. */
function pointsOf(levels: readonly number[], last: number, seat: number): string {
  const turns = Math.max(1, levels.length - 1);
  return levels
    .map((level, turn) => {
      const x = LEFT + (turn / turns) * (WIDTH - LEFT - 4);
      return `${x.toFixed(1)},${((last - level) * STEP + BELOW + seat * 1.5).toFixed(1)}`;
    })
    .join(' ');
}

/** Everybody's Level over the turns. Screen readers get everybody's final Level. */
export function LevelChart({ levels }: Pick<Story, 'levels'>) {
  const { view, say, names } = usePosition();
  const last = Math.max(view.options.level, ...levels.flat());
  const ends = view.players.map(({ seat, level }) => say('told-level', { who: names.who(seat), level }));
  const grid = [1, Math.ceil(last / 2), last];
  return (
    <figure className="told-chart">
      <figcaption>{say('told-levels')}</figcaption>
      <svg
        role="img"
        aria-label={`${say('told-levels')}: ${ends.join(' ')}`}
        viewBox={`0 0 ${WIDTH} ${(last - 1) * STEP + BELOW * 4}`}
      >
        {grid.map((level) => (
          <g key={level}>
            <line
              className="told-grid"
              x1={LEFT}
              x2={WIDTH - 4}
              y1={(last - level) * STEP + BELOW}
              y2={(last - level) * STEP + BELOW}
            />
            <text className="told-figure" x={LEFT - 5} y={(last - level) * STEP + BELOW + 5}>
              {level}
            </text>
          </g>
        ))}
        {levels.map((each, seat) => (
          <polyline
            // A seat's index is its only identity.
            // oxlint-disable-next-line react/no-array-index-key
            key={seat}
            className="told-line"
            style={seatStyle(seat)}
            points={pointsOf(each, last, seat)}
          />
        ))}
      </svg>
    </figure>
  );
}
