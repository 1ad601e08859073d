/** A face without headgear. */
import type { BotCharacter } from '@kickdoor/protocol';
import type { Features } from './features.ts';
import { browsOf, mouthOf, Temper } from './Temper.tsx';

const INK = 'var(--kd-ink)';
const OUTLINE = { stroke: INK, strokeWidth: 2.8, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const EARS = {
  round: (edge: number) => `M${edge} 42q-6 -3 -7 3q0 8 7 10z`,
  long: (edge: number) => `M${edge + 2} 41L${edge - 22} 25Q${edge - 17} 49 ${edge + 1} 56z`,
  small: (edge: number) => `M${edge + 1} 43L${edge - 9} 36Q${edge - 9} 52 ${edge + 1} 57z`,
  cat: (edge: number) => `M${edge + 1} 44L${edge - 5} 19L${edge + 16} 32z`,
  torn: (edge: number) => `M${edge + 1} 42L${edge - 15} 34L${edge - 11} 41L${edge - 15} 44L${edge + 1} 55z`,
} as const;

function Ears({ look }: { readonly look: Features }) {
  const d = EARS[look.ears](50 - look.face.rx);
  return (
    <g fill={look.skin} {...OUTLINE}>
      <path d={d} />
      <path d={d} transform="matrix(-1 0 0 1 100 0)" />
    </g>
  );
}

interface FaceProps {
  readonly look: Features;
  readonly dead: boolean;
  /** A bot's character; it shows as long as the bot is alive. */
  readonly character: BotCharacter | null;
}

function Eyes({ look, dead, character }: FaceProps) {
  const y = look.face.cy - 2;
  if (dead) {
    return (
      <path
        d={`M39 ${y - 4}l7 7m0-7l-7 7M54 ${y - 4}l7 7m0-7l-7 7`}
        fill="none"
        {...OUTLINE}
        strokeWidth={2.4}
      />
    );
  }
  const usual = look.female
    ? `M38 ${y - 6.5}q4 -3.4 8 -1.4M62 ${y - 6.5}q-4 -3.4 -8 -1.4`
    : `M37 ${y - 7.5}l9 2.6M63 ${y - 7.5}l-9 2.6`;
  const brow = character === null ? usual : browsOf(character, y);
  const lashes = look.female ? `M38.4 ${y - 1}l-3.4 -2M61.6 ${y - 1}l3.4 -2` : '';
  return (
    <>
      <path d={brow + lashes} fill="none" {...OUTLINE} strokeWidth={look.female ? 1.9 : 3} />
      <path
        d={`M38 ${y}q4.2 -4.6 8.4 0q-4.2 4 -8.4 0zM62 ${y}q-4.2 -4.6 -8.4 0q4.2 4 8.4 0z`}
        fill="var(--kd-paper)"
        stroke={INK}
        strokeWidth="1.3"
      />
      <circle cx="42.6" cy={y - 0.2} r="2.2" fill={INK} />
      <circle cx="57.4" cy={y - 0.2} r="2.2" fill={INK} />
    </>
  );
}

const NOSES = {
  plain: (y: number) => `M51 ${y}l-4 8q2.500 2 5 1`,
  fine: (y: number) => `M51 ${y}l-2.500 8h3`,
  cat: (y: number) => `M46 ${y + 4}h8l-4 4.500zM50 ${y + 8.5}v3`,
  broad: (y: number) => `M46 ${y + 2}q-5 4 -1.500 7q5 3 11 0q3.500 -3 -1.500 -7`,
} as const;

function Mouth({ look, dead, character }: FaceProps) {
  const y = look.face.cy + 12;
  if (dead) return <path d={`M44 ${y + 1}q6 -4 12 0`} fill="none" {...OUTLINE} strokeWidth={2.2} />;
  if (character !== null) {
    return (
      <path
        d={mouthOf(character, y)}
        fill={character === 'bold' ? 'var(--kd-paper)' : 'none'}
        {...OUTLINE}
        strokeWidth={2.2}
      />
    );
  }
  if (look.female) {
    return (
      <path
        d={`M44 ${y}q3 -2.600 6 -.8q3 -1.800 6 .8q-6 5.600 -12 0z`}
        fill="var(--kd-brick)"
        stroke={INK}
        strokeWidth="1.4"
      />
    );
  }
  return <path d={`M43.500 ${y}q7 3.600 13 -1`} fill="none" {...OUTLINE} strokeWidth={2.2} />;
}

export function Face({ look, dead, character }: FaceProps) {
  const { rx, ry, cy } = look.face;
  const jaw = `M${50 - rx} ${cy - 4}C${50 - rx} ${cy - ry} ${50 + rx} ${cy - ry} ${50 + rx} ${cy - 4}C${50 + rx} ${cy + ry * 0.62} ${50 + rx * 0.5} ${cy + ry} 50 ${cy + ry}C${50 - rx * 0.5} ${cy + ry} ${50 - rx} ${cy + ry * 0.62} ${50 - rx} ${cy - 4}z`;
  return (
    <>
      <Ears look={look} />
      <path d={jaw} fill={look.skin} {...OUTLINE} />
      <path
        d={`M${50 + rx - 2} ${cy - 2}q-1 9 -8 ${ry - 4}q7 -3 9 -14zM${50 + rx - 6} ${cy + 2}q-2 7 -6 10q4 0 7 -7z`}
        fill={INK}
        opacity="0.85"
      />
      {look.cheeks ? (
        <g fill="var(--kd-brick)" opacity="0.45">
          <circle cx="39" cy={cy + 7} r="4" />
          <circle cx="61" cy={cy + 7} r="4" />
        </g>
      ) : null}
      <Eyes look={look} dead={dead} character={character} />
      <path
        d={NOSES[look.nose](cy - 1)}
        fill={look.nose === 'broad' ? look.skin : look.nose === 'cat' ? 'var(--kd-brick)' : 'none'}
        {...OUTLINE}
        strokeWidth={1.9}
      />
      <Mouth look={look} dead={dead} character={character} />
      <Kinship look={look} />
      {look.bearded ? <Beard look={look} /> : null}
      {character === null || dead ? null : <Temper character={character} look={look} />}
    </>
  );
}

/** The marks of the less human races: whiskers and stripes, tusks, a third eye, a plate with a lens. */
function Kinship({ look }: { readonly look: Features }) {
  const { rx, ry, cy } = look.face;
  return (
    <>
      {look.nose === 'cat' ? (
        <path
          d={`M40 ${cy + 8}l-17 -3M40 ${cy + 11}l-16 3M60 ${cy + 8}l17 -3M60 ${cy + 11}l16 3M50 ${cy - ry + 2}v6M44 ${cy - ry + 3}l1 5M56 ${cy - ry + 3}l-1 5`}
          fill="none"
          {...OUTLINE}
          strokeWidth={1.7}
        />
      ) : null}
      {look.tusks ? (
        <path
          d={`M41 ${cy + 14}l-2.500 -8l6 6.500zM59 ${cy + 14}l2.500 -8l-6 6.500z`}
          fill="var(--kd-paper)"
          {...OUTLINE}
          strokeWidth={1.7}
        />
      ) : null}
      {look.thirdEye ? (
        <>
          <path
            d={`M44.500 ${cy - 11}q5.500 -5.500 11 0q-5.500 5 -11 0z`}
            fill="var(--kd-gold-pale)"
            {...OUTLINE}
            strokeWidth={1.6}
          />
          <circle cx="50" cy={cy - 11.3} r="2" fill={INK} />
        </>
      ) : null}
      {look.metal ? (
        <g {...OUTLINE} strokeWidth={2}>
          <path
            d={`M52.500 ${cy - ry + 3}Q${50 + rx - 2} ${cy - ry + 4} ${50 + rx} ${cy - 4}Q${50 + rx} ${cy + 5} ${50 + rx - 3} ${cy + 9}L55 ${cy + 5}L52.500 ${cy - 4}z`}
            fill="var(--kd-slate-pale)"
          />
          <circle cx="58.500" cy={cy - 2} r="4.600" fill="var(--kd-brick)" />
          <circle cx="57.200" cy={cy - 3.3} r="1.300" fill="var(--kd-paper)" stroke="none" />
        </g>
      ) : null}
    </>
  );
}

function Beard({ look }: { readonly look: Features }) {
  const { rx, cy } = look.face;
  const [left, right] = [50 - rx, 50 + rx];
  return (
    <>
      <path
        d={`M${left} ${cy}C${left - 4} ${cy + 22} ${left + 4} ${cy + 34} 42 ${cy + 42}L46 ${cy + 37}L50 ${cy + 46}L54 ${cy + 37}L58 ${cy + 42}C${right - 4} ${cy + 34} ${right + 4} ${cy + 22} ${right} ${cy}Q${right - 4} ${cy + 8} 58 ${cy + 9}Q50 ${cy + 6} 42 ${cy + 9}Q${left + 4} ${cy + 8} ${left} ${cy}z`}
        fill={look.hair}
        {...OUTLINE}
      />
      <path
        d={`M44 ${cy + 14}h12M40 ${cy + 20}l2 12M60 ${cy + 20}l-2 12M50 ${cy + 22}v12`}
        fill="none"
        {...OUTLINE}
        strokeWidth={1.9}
      />
    </>
  );
}
