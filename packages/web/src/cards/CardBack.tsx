/** The backs of the two decks: a door being kicked in, and a chest overflowing with light. */
import type { PackLook } from '@kickdoor/packs/look';
import type { DeckName } from '@kickdoor/rules';
import { memo, type CSSProperties } from 'react';
import type { CardSize } from './CardFace.tsx';
import { useLook } from './looks.ts';
import { Print } from './picture/Print.tsx';
import { seeded } from './picture/random.ts';
import { box, disc, gouge } from './picture/shapes.ts';
import { SetSeal } from './SetMark.tsx';
import './cards.css';
import './sets.css';

/** Wedges of light from a point, in a 250 × 350 box. */
function wedges(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + 0.06;
    const b = a + Math.PI / count;
    const at = (angle: number): string =>
      `${(x + Math.cos(angle) * 420).toFixed(1)} ${(y + Math.sin(angle) * 420).toFixed(1)}`;
    return `M${x} ${y}L${at(a)}L${at(b)}z`;
  }).join('');
}

const random = seeded('backs');

/** The stones of the wall around the door. */
const STONES = Array.from({ length: 40 }, (_, i) => {
  const [column, line] = [i % 5, Math.floor(i / 5)];
  return box(column * 56 - 24 + (line % 2) * 26, line * 45 + 2, 50, 39, random, 2.4);
}).join('');

const DOOR = 'M52 336V150A73 73 0 0 1 198 150V336z';
const PLANKS = [76, 101, 126, 151, 176].map((x) => gouge(x, 80, 1.57, 262, 2.6)).join('');
const GRAIN = Array.from({ length: 26 }, () =>
  gouge(60 + random() * 128, 100 + random() * 200, 1.57, 16 + random() * 30, 1.5),
).join('');
const STRAPS = `${box(48, 128, 92, 13, random, 1)}${box(48, 292, 92, 13, random, 1)}`;
/** Where the boot hits. */
const STAR = `M${Array.from({ length: 22 }, (_, i) => {
  const a = (i / 22) * Math.PI * 2;
  const far = i % 2 === 0 ? 74 + random() * 22 : 44;
  return `${(112 + Math.cos(a) * far).toFixed(1)} ${(212 + Math.sin(a) * far).toFixed(1)}`;
}).join('L')}z`;

const CRACKS =
  'M150 214L118 178L122 150L104 128L128 148L126 176z M158 232L138 276L144 306L128 328L152 308L148 278z M150 222L104 232L84 220L62 228L86 230L104 242z';

function DoorBack() {
  return (
    <>
      <rect width="250" height="350" fill="var(--kd-back-wall)" />
      <path d={STONES} fill="var(--kd-back-stone)" />
      <path d={DOOR} fill="var(--kd-ink)" stroke="var(--kd-ink)" strokeWidth="13" strokeLinejoin="round" />
      <g transform="rotate(-4 60 330)">
        <path d={DOOR} fill="var(--kd-brown)" stroke="var(--kd-ink)" strokeWidth="5" />
        <path d={GRAIN} fill="var(--kd-brown-deep)" />
        <path d={PLANKS} fill="var(--kd-ink)" />
        <path d={STRAPS} fill="var(--kd-slate)" stroke="var(--kd-ink)" strokeWidth="3" />
        <circle cx="88" cy="222" r="9" fill="var(--kd-gold)" stroke="var(--kd-ink)" strokeWidth="4" />
        <path d={CRACKS} fill="var(--kd-ink)" />
      </g>
      <path d={STAR} fill="var(--kd-paper)" stroke="var(--kd-ink)" strokeWidth="7" strokeLinejoin="round" />
      <Print icon="metal-boot" x={182} y={206} size={156} tint="brick" turn={80} line={8} />
    </>
  );
}

const COINS = Array.from({ length: 9 }, (_, i) => {
  const a = -0.35 - (i / 8) * 2.44;
  const far = 108 + (i % 3) * 22;
  return disc(125 + Math.cos(a) * far, 214 + Math.sin(a) * far, 9 + (i % 2) * 3, random);
}).join('');

function TreasureBack() {
  return (
    <>
      <rect width="250" height="350" fill="var(--kd-back-dusk)" />
      <path d={wedges(125, 206, 18)} fill="var(--kd-back-ray)" />
      <path d={COINS} fill="var(--kd-gold-pale)" stroke="var(--kd-ink)" strokeWidth="4" />
      <path
        d={[0, 1, 2, 3].map((i) => gouge(18 + i * 9, 290 + i * 8, 0, 210 - i * 14, 5)).join('')}
        fill="var(--kd-ink)"
      />
      <Print icon="open-treasure-chest" x={125} y={214} size={190} tint="bone" line={9} />
    </>
  );
}

/** The colors of a set's backs. */
function backStyle({ wall, light, dusk }: PackLook): CSSProperties {
  const deep = `var(--kd-${wall}-deep)`;
  const colors: Record<`--kd-back-${string}`, string> = {
    '--kd-back-wall': deep,
    // Brown stones would be as bright as the door.
    '--kd-back-stone':
      wall === 'brown' ? `color-mix(in oklab, ${deep} 62%, var(--kd-brown))` : `var(--kd-${wall})`,
    '--kd-back-dusk': `var(--kd-${dusk ?? light}-deep)`,
    '--kd-back-ray': `var(--kd-${light})`,
  };
  return colors;
}

interface CardBackProps {
  readonly deck: DeckName;
  readonly size: CardSize;
  /** The card's set, only if everybody knows it: a back reveals nothing about its face. */
  readonly set?: string | undefined;
  /** Its accessible name; without one it is decorative. */
  readonly label?: string;
}

function PlainCardBack({ deck, size, set, label }: CardBackProps) {
  const look = useLook(set ?? '');
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className="kd-card kd-back"
      data-size={size}
      data-set={set}
      style={set === undefined ? undefined : backStyle(look)}
      data-accent={deck === 'doors' ? 'brown' : 'gold'}
      {...named}
    >
      <span className="kd-frame">
        <svg className="kd-picture" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden>
          {deck === 'doors' ? <DoorBack /> : <TreasureBack />}
          {set === undefined ? null : (
            <g className="kd-back-seal" transform="translate(85 14) scale(3.3)">
              <SetSeal set={set} />
            </g>
          )}
          <rect
            className="kd-back-line"
            x="9"
            y="9"
            width="232"
            height="332"
            rx="8"
            fill="none"
            stroke={deck === 'doors' ? 'var(--kd-brown-pale)' : 'var(--kd-gold-pale)'}
            strokeWidth="3.5"
          />
        </svg>
      </span>
    </span>
  );
}

export const CardBack = memo(PlainCardBack);
