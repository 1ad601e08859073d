/** The clothes and headgear of the classes. */
import type { Features } from './features.ts';
import { TRADES, type Shape } from './trades.ts';

const OUTLINE = { stroke: 'var(--kd-ink)', strokeWidth: 2.8, strokeLinejoin: 'round' } as const;
const BUST = 'M12 104C12 84 28 77 42 73L50 78L58 73C72 77 88 84 88 104z';

/** The backdrop color of a class. */
export function backdropOf(trade: string | undefined): string {
  const hues: Readonly<Record<string, string>> = {
    warrior: 'brick',
    wizard: 'night',
    thief: 'slate',
    cleric: 'gold',
  };
  const hue = hues[trade ?? ''] ?? TRADES.get(trade ?? '')?.hue ?? 'green';
  return `var(--kd-${hue}-pale)`;
}

/** The bust of a member of this class, or of a player without one. */
export function Clothes({ trade }: { readonly trade: string | undefined }) {
  if (trade === 'warrior') {
    return (
      <g {...OUTLINE}>
        <path d={BUST} fill="var(--kd-slate-pale)" />
        <path d="M8 96Q8 78 26 77Q36 80 34 94zM92 96Q92 78 74 77Q64 80 66 94z" fill="var(--kd-slate)" />
        <path d="M38 78L50 90L62 78M50 90V104" fill="none" />
      </g>
    );
  }
  if (trade === 'wizard') {
    return (
      <g {...OUTLINE}>
        <path d={BUST} fill="var(--kd-blue)" />
        <path d="M38 74L46 104H54L62 74L50 80z" fill="var(--kd-blue-deep)" />
        <path
          d="M24 86l1.600 3.400l3.600 .4l-2.700 2.600l.7 3.600l-3.200 -1.800l-3.200 1.800l.7 -3.600l-2.700 -2.600l3.600 -.4zM75 88l1.300 2.700l2.900 .3l-2.200 2.100l.6 2.900l-2.600 -1.400l-2.600 1.400l.6 -2.900l-2.200 -2.100l2.900 -.3z"
          fill="var(--kd-gold)"
          strokeWidth="1.2"
        />
      </g>
    );
  }
  if (trade === 'thief') {
    return (
      <g {...OUTLINE}>
        <path d={BUST} fill="var(--kd-slate-deep)" />
        <path d="M30 78Q50 96 70 78L74 84Q50 106 26 84z" fill="var(--kd-slate)" />
        <circle cx="50" cy="93" r="4" fill="var(--kd-gold)" strokeWidth="2" />
      </g>
    );
  }
  if (trade === 'cleric') {
    return (
      <g {...OUTLINE}>
        <path d={BUST} fill="var(--kd-paper)" />
        <path d="M33 76L38 104H45L42 75zM67 76L62 104H55L58 75z" fill="var(--kd-gold)" />
        <path d="M48.500 88h3v-4h2v4h4v2.500h-4v7h-2v-7h-4v-2.500z" fill="var(--kd-brick)" strokeWidth="1" />
      </g>
    );
  }
  const other = TRADES.get(trade ?? '');
  if (other !== undefined) {
    return (
      <g {...OUTLINE}>
        <path d={BUST} fill={other.cloth} />
        <Shapes shapes={other.clothes} />
      </g>
    );
  }
  return (
    <g {...OUTLINE}>
      <path d={BUST} fill="var(--kd-brown)" />
      <path d="M40 75L50 92L60 75L50 80z" fill="var(--kd-bone)" />
      <path d="M50 92V104" fill="none" strokeWidth="2" />
    </g>
  );
}

/** Shapes with the common ink outline. */
function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map(({ d, fill = 'none', line }) => (
    <path
      key={d}
      d={d}
      fill={fill}
      strokeLinecap="round"
      {...(line === undefined ? {} : { strokeWidth: line })}
    />
  ));
}

const HATS: ReadonlySet<string> = new Set(['warrior', 'wizard', 'thief', 'cleric']);

/** Whether hair is drawn under this class's headgear: with no class, an unknown one, or a bare head. */
export function showsHair(trade: string | undefined): boolean {
  if (trade === undefined) return true;
  return !HATS.has(trade) && TRADES.get(trade)?.covered !== true;
}

interface HeadgearProps {
  readonly trade: string | undefined;
  readonly look: Features;
}

function Helm({ look }: { readonly look: Features }) {
  const { rx, ry, cy } = look.face;
  const [left, right, top] = [50 - rx - 2, 50 + rx + 2, cy - ry - 2];
  return (
    <g {...OUTLINE}>
      <path
        d={`M${left + 1} ${cy - 12}Q${left - 15} ${cy - 14} ${left - 13} ${cy - 32}Q${left - 6} ${cy - 22} ${left + 4} ${cy - 22}zM${right - 1} ${cy - 12}Q${right + 15} ${cy - 14} ${right + 13} ${cy - 32}Q${right + 6} ${cy - 22} ${right - 4} ${cy - 22}z`}
        fill="var(--kd-bone)"
      />
      <path
        d={`M${left} ${cy - 5}C${left} ${top - 8} ${right} ${top - 8} ${right} ${cy - 5}L${right - 5} ${cy - 8}Q50 ${cy - 13} ${left + 5} ${cy - 8}z`}
        fill="var(--kd-slate-pale)"
      />
      <path d={`M47.500 ${cy - 12}h5l-.8 12h-3.400z`} fill="var(--kd-slate-pale)" strokeWidth="2.2" />
      <path d={`M50 ${top - 5}V${cy - 12}`} fill="none" strokeWidth="2" />
    </g>
  );
}

function Hat({ look }: { readonly look: Features }) {
  const { rx, ry, cy } = look.face;
  const brim = cy - ry + 8;
  return (
    <g {...OUTLINE}>
      <path
        d={`M${48 - rx} ${brim}Q${50 - rx * 0.6} ${brim - 20} 60 ${brim - 38}Q66 ${brim - 40} 72 ${brim - 32}Q64 ${brim - 32} 63 ${brim - 24}Q${52 + rx * 0.8} ${brim - 10} ${52 + rx} ${brim}z`}
        fill="var(--kd-violet)"
      />
      <path
        d={`M${49 - rx} ${brim - 2}Q50 ${brim - 9} ${51 + rx} ${brim - 2}l-1.500 -6Q50 ${brim - 15} ${51 - rx} ${brim - 8}z`}
        fill="var(--kd-gold)"
        strokeWidth="2"
      />
      <path
        d={`M${36 - rx} ${brim + 3}Q50 ${brim - 11} ${64 + rx} ${brim + 3}Q50 ${brim + 7} ${36 - rx} ${brim + 3}z`}
        fill="var(--kd-violet-deep)"
      />
    </g>
  );
}

function Hood({ look }: { readonly look: Features }) {
  const { rx, ry, cy } = look.face;
  const [left, right, top] = [50 - rx, 50 + rx, cy - ry];
  return (
    <>
      <path
        d={`M50 ${top - 12}C${left - 14} ${top - 6} ${left - 8} ${cy + 12} ${left - 8} ${cy + 30}L${left + 2} ${cy + 18}C${left - 1} ${cy - 4} ${left + 3} ${top + 8} 50 ${top + 6}C${right - 3} ${top + 8} ${right + 1} ${cy - 4} ${right - 2} ${cy + 18}L${right + 8} ${cy + 30}C${right + 8} ${cy + 12} ${right + 14} ${top - 6} 50 ${top - 12}z`}
        fill="var(--kd-slate-deep)"
        {...OUTLINE}
      />
      <path
        d={`M${left + 1} ${cy - 7}Q50 ${cy - 11} ${right - 1} ${cy - 7}L${right - 2} ${cy + 2}Q57 ${cy + 7} 50 ${cy + 1}Q43 ${cy + 7} ${left + 2} ${cy + 2}zM39 ${cy - 2}q3.500 3.400 7 0q-3.500 -3.400 -7 0zM54 ${cy - 2}q3.500 3.400 7 0q-3.500 -3.400 -7 0z`}
        fill="var(--kd-ink)"
        fillRule="evenodd"
      />
    </>
  );
}

function Mitre({ look }: { readonly look: Features }) {
  const { rx, ry, cy } = look.face;
  const brim = cy - ry + 8;
  const [left, right] = [50 - rx, 50 + rx];
  return (
    <g {...OUTLINE}>
      <path
        d={`M${left} ${brim + 1}L${left - 3} ${brim - 15}Q42 ${brim - 22} 50 ${brim - 33}Q58 ${brim - 22} ${right + 3} ${brim - 15}L${right} ${brim + 1}Q50 ${brim - 6} ${left} ${brim + 1}z`}
        fill="var(--kd-paper)"
      />
      <path
        d={`M${left} ${brim + 1}l-1 -6Q50 ${brim - 12} ${right + 1} ${brim - 5}l-1 6Q50 ${brim - 6} ${left} ${brim + 1}z`}
        fill="var(--kd-gold)"
      />
      <path
        d={`M48.600 ${brim - 25}h2.800v4.500h4v2.800h-4v6h-2.800v-6h-4v-2.800h4z`}
        fill="var(--kd-brick)"
        strokeWidth="1.2"
      />
    </g>
  );
}

/** The headgear of a class; nothing without one. */
export function Headgear({ trade, look }: HeadgearProps) {
  if (trade === 'warrior') return <Helm look={look} />;
  if (trade === 'wizard') return <Hat look={look} />;
  if (trade === 'thief') return <Hood look={look} />;
  if (trade === 'cleric') return <Mitre look={look} />;
  const other = TRADES.get(trade ?? '');
  return other === undefined ? null : (
    <g {...OUTLINE}>
      <Shapes shapes={other.headgear(look)} />
    </g>
  );
}
