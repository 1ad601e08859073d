import { usePosition } from './TableContext.ts';
import { marksOf } from './marks.ts';
import { seatStyle } from './seat-kind.ts';
import './staircase.css';

/** How far the top step rises above the first, as a fraction of the staircase's height. */
const RISE = 0.42;

/** The height of a step's top, as a fraction of the staircase's height. */
function rise(level: number, last: number): number {
  return 0.3 + (RISE * (level - 1)) / (last - 1);
}

/** One staircase of Levels with all players on it. Screen readers get the Levels from the seats. */
export function Staircase() {
  const { view } = usePosition();
  const last = view.options.level;
  const steps = Array.from({ length: last }, (_, at) => at + 1);
  const players = view.players.filter(({ left }) => !left);
  const marks = marksOf(view.players);
  return (
    <div className="staircase" aria-hidden data-last={last}>
      {steps.map((step) => (
        <span
          key={step}
          className={`staircase-step${step === last ? ' staircase-top' : ''}`}
          style={{ '--rise': `${rise(step, last) * 100}%` }}
        >
          <span>{step}</span>
        </span>
      ))}
      {players.map(({ seat, level, dead }) => {
        const at = Math.min(Math.max(level, 1), last);
        const beside = players.filter((other) => Math.min(Math.max(other.level, 1), last) === at);
        const place = beside.findIndex((other) => other.seat === seat);
        return (
          <span
            key={seat}
            className="staircase-way"
            style={{
              ...seatStyle(seat),
              '--along': `${((at - 0.5) / last) * 100}%`,
              '--up': `${-rise(at, last) * 100}%`,
              '--aside': place - (beside.length - 1) / 2,
              '--crowd': beside.length,
            }}
          >
            <span
              key={level}
              className={`pawn${seat === view.seat ? ' pawn-own' : ''}${dead ? ' pawn-dead' : ''}`}
              data-place={`pawn:${seat}`}
            >
              {marks.get(seat)}
            </span>
          </span>
        );
      })}
    </div>
  );
}
