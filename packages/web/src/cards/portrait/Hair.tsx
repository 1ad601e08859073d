/** Hair: behind the head, and on top of it. */
import type { Features } from './features.ts';

const OUTLINE = { stroke: 'var(--kd-ink)', strokeWidth: 2.8, strokeLinejoin: 'round' } as const;

interface HairProps {
  readonly look: Features;
}

/** Curls in a row around the head. */
function Curls({ look, long }: HairProps & { readonly long: boolean }) {
  const { rx, ry, cy } = look.face;
  const count = long ? 13 : 9;
  const span = long ? 4.5 : 3.3;
  return (
    <g fill={look.hair} {...OUTLINE}>
      {Array.from({ length: count }, (_, i) => {
        const a = -Math.PI / 2 - span / 2 + (span * i) / (count - 1);
        const at = { cx: 50 + Math.cos(a) * (rx + 1), cy: cy - 3 + Math.sin(a) * (ry + 1) };
        return <circle key={a} {...at} r={5.4} />;
      })}
    </g>
  );
}

/** The hair behind the head. */
export function HairBehind({ look }: HairProps) {
  const { rx, cy } = look.face;
  const [left, right] = [50 - rx, 50 + rx];
  if (look.curls) return <Curls look={look} long={look.female} />;
  if (!look.female) return null;
  if (look.braids) {
    return (
      <>
        {[left - 3, right + 3].map((x) => (
          <path
            key={x}
            d={`M${x - 5} ${cy - 8}q-3 8 0 14q-3 7 1 13q-2 6 2 11h5q4 -5 1 -11q4 -6 1 -13q3 -7 0 -14zM${x - 4} ${cy + 6}h9M${x - 3} ${cy + 19}h8`}
            fill={look.hair}
            {...OUTLINE}
          />
        ))}
      </>
    );
  }
  return (
    <path
      d={`M50 ${cy - 26}C${left - 12} ${cy - 26} ${left - 8} ${cy + 8} ${left - 9} ${cy + 34}Q${left} ${cy + 38} ${left + 8} ${cy + 30}L${right - 8} ${cy + 30}Q${right} ${cy + 38} ${right + 9} ${cy + 34}C${right + 8} ${cy + 8} ${right + 12} ${cy - 26} 50 ${cy - 26}z`}
      fill={look.hair}
      {...OUTLINE}
    />
  );
}

/** The hair on the head, if nothing is worn there. */
export function HairOn({ look }: HairProps) {
  const { rx, ry, cy } = look.face;
  const [left, right, top] = [50 - rx, 50 + rx, cy - ry];
  if (look.curls) {
    return (
      <g fill={look.hair} {...OUTLINE}>
        {[-13, -6.5, 0, 6.5, 13].map((x) => (
          <circle key={x} cx={50 + x} cy={top + 4 + Math.abs(x) * 0.22} r="5.2" />
        ))}
      </g>
    );
  }
  const fringe = look.female
    ? `M${left - 2} ${cy}C${left - 4} ${top - 6} ${right + 4} ${top - 6} ${right + 2} ${cy}Q${right - 1} ${cy - 11} 58 ${top + 5}Q46 ${cy - 8} ${left - 2} ${cy}z`
    : `M${left - 1} ${cy - 3}C${left - 4} ${top - 7} ${right + 4} ${top - 7} ${right + 1} ${cy - 3}L${right - 3} ${cy - 9}L58 ${top + 5}L50 ${top + 8}L43 ${top + 5}L${left + 3} ${cy - 8}z`;
  return <path d={fringe} fill={look.hair} {...OUTLINE} />;
}
