import { useMemo } from 'react';
import { useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { levelChart, type Course } from './model/chart.ts';

const WIDTH = 320;
const HEIGHT = 180;
const LEFT = 24;
const FOOT = 8;
const RIGHT = 12;

/** Levels over time, a line for each player. */
export function ChartPlot() {
  const words = useWords();
  const { state } = useShownCounter();
  const { counter, history } = state;
  const { courses, steps } = useMemo(() => levelChart(history, counter.players), [history, counter.players]);
  const top = counter.goal ?? Math.max(10, ...counter.players.map(({ level }) => level));
  const x = (step: number) => LEFT + ((WIDTH - LEFT - RIGHT) * step) / Math.max(steps, 1);
  const y = (level: number) => HEIGHT - FOOT - ((HEIGHT - 2 * FOOT) * (level - 1)) / Math.max(top - 1, 1);
  const marks = [1, Math.round(top / 2), top];
  const said = counter.players
    .map(({ name, level }) => words.say('count-chart-of', { name, level }))
    .join(', ');
  return (
    <figure className="paper counter-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${words.say('count-chart')}: ${said}`}>
        {marks.map((level) => (
          <g key={level} className="counter-mark">
            <path d={`M${LEFT} ${y(level)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 5} y={y(level) + 4}>
              {level}
            </text>
          </g>
        ))}
        {courses.map((course, at) => (
          <g key={course.player.id} data-color={course.player.color} className="counter-course">
            <path
              d={pathOf(course, { x, y, steps })}
              style={{ strokeDasharray: DASHES[at % DASHES.length] }}
            />
            <circle cx={x(steps)} cy={y(course.player.level)} r={4.5} />
          </g>
        ))}
      </svg>
      <figcaption className="counter-legend" aria-hidden>
        {counter.players.map(({ id, name, color, level }) => (
          <span key={id} data-color={color}>
            {words.say('count-chart-of', { name, level })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Dash patterns that distinguish players with similar colors. */
const DASHES = ['none', '7 3', '2 3', '9 3 2 3'] as const;

interface Scales {
  readonly x: (step: number) => number;
  readonly y: (level: number) => number;
  readonly steps: number;
}

/** The path of a stepped line. */
function pathOf({ samples }: Course, { x, y, steps }: Scales): string {
  const [first, ...rest] = samples;
  if (first === undefined) return '';
  const turns = rest.map(({ step, level }) => `H${x(step)}V${y(level)}`);
  return `M${x(first.step)} ${y(first.level)}${turns.join('')}H${x(steps)}`;
}
