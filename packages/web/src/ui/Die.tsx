import './die.css';

/** The dots of each face, in thirds. */
const DOTS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** A die that has just come to rest. */
export function Die({ face, label }: { readonly face: number; readonly label: string }) {
  return (
    <svg className="die" viewBox="0 0 60 60" role="img" aria-label={label}>
      <rect x={3} y={3} width={54} height={54} rx={12} />
      {(DOTS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={16 + x * 14} cy={16 + y * 14} r={5.2} />
      ))}
    </svg>
  );
}
