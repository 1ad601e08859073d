/** What the classes of space, the West and winter wear, as shapes in a 100 × 100 box. */
import type { Features } from './features.ts';

export interface Shape {
  readonly d: string;
  /** No fill: a line. */
  readonly fill?: string;
  /** Ink line width, if not the default. */
  readonly line?: number;
}

export interface Trade {
  /** The backdrop's hue. */
  readonly hue: string;
  /** The color of the bust under the clothes. */
  readonly cloth: string;
  readonly clothes: readonly Shape[];
  readonly headgear: (look: Features) => readonly Shape[];
  /** The headgear hides the hair. */
  readonly covered?: true;
}

const hue = (name: string) => `var(--kd-${name})`;

/** The edges of a head, and the line where a hat sits. */
function edges({ face: { rx, ry, cy } }: Features) {
  return { left: 50 - rx, right: 50 + rx, top: cy - ry, brim: cy - ry + 8, cy };
}

/** A hat with a brim; the caller draws its crown. */
function brimmed(look: Features, crown: string, band: string, fills: readonly [string, string]): Shape[] {
  const { left, right, brim } = edges(look);
  return [
    { d: crown, fill: hue(fills[0]) },
    {
      d: `M${left - 1} ${brim}Q50 ${brim - 7} ${right + 1} ${brim}l-.8 -6Q50 ${brim - 13} ${left - 0.2} ${brim - 6}z`,
      fill: hue(band),
      line: 2,
    },
    {
      d: `M${left - 17} ${brim - 5}Q${left - 6} ${brim + 1} 50 ${brim - 4}Q${right + 6} ${brim + 1} ${right + 17} ${brim - 5}Q${right + 12} ${brim + 8} 50 ${brim + 5}Q${left - 12} ${brim + 8} ${left - 17} ${brim - 5}z`,
      fill: hue(fills[1]),
    },
  ];
}

const psycho: Trade = {
  hue: 'orange',
  cloth: hue('bone-pale'),
  covered: true,
  clothes: [
    { d: 'M22 80Q50 96 78 80L80 86Q50 103 20 86z', fill: hue('brown') },
    { d: 'M46 89h8v8h-8z', fill: hue('gold'), line: 2 },
    { d: 'M38 76V104M62 76V104', line: 2 },
  ],
  headgear: (look) => {
    const { left, right, top, cy } = edges(look);
    return [
      {
        d: `M${left - 1} ${cy - 4}L${left - 10} ${cy - 13}L${left - 1} ${cy - 16}L${left - 8} ${top - 3}L${left + 7} ${top + 2}L41 ${top - 13}L48 ${top - 1}L55 ${top - 15}L59 ${top}L${right + 3} ${top - 9}L${right} ${top + 6}L${right + 11} ${cy - 14}L${right + 1} ${cy - 4}L${right - 3} ${cy - 11}L55 ${top + 6}L48 ${top + 9}L41 ${top + 6}L${left + 3} ${cy - 11}z`,
        fill: hue('brick'),
      },
    ];
  },
};

const bountyHunter: Trade = {
  hue: 'teal',
  cloth: hue('slate-pale'),
  covered: true,
  clothes: [
    { d: 'M8 97Q8 79 26 77Q36 80 33 96zM92 97Q92 79 74 77Q64 80 67 96z', fill: hue('slate') },
    { d: 'M30 77L68 104H78L40 74z', fill: hue('brown') },
    { d: 'M43 84l4 -3l3 4l-4 3zM53 92l4 -3l3 4l-4 3z', fill: hue('gold'), line: 1.6 },
  ],
  headgear: (look) => {
    const { left, right, top, cy } = edges(look);
    const [jaw, eyes] = [cy + 16, cy - 6];
    return [
      {
        d: `M${left - 3} ${cy + 8}C${left - 4} ${top - 12} ${right + 4} ${top - 12} ${right + 3} ${cy + 8}L${right - 4} ${jaw}L54 ${jaw + 2}V${cy + 4}L${right - 2} ${cy + 3}V${eyes}Q50 ${eyes - 5} ${left + 2} ${eyes}V${cy + 3}L46 ${cy + 4}V${jaw + 2}L${left + 4} ${jaw}z`,
        fill: hue('teal'),
      },
      { d: `M50 ${top - 6}V${eyes - 4}M${right + 2} ${cy - 14}L${right + 8} ${top - 10}`, line: 2.2 },
      { d: `M${right + 6} ${top - 12}h4.500v4.500h-4.500z`, fill: hue('brick'), line: 1.8 },
    ];
  },
};

const trader: Trade = {
  hue: 'gold',
  cloth: hue('green'),
  covered: true,
  clothes: [
    { d: 'M40 74L50 104L60 74L50 80z', fill: hue('bone') },
    { d: 'M40 74L28 82L44 104H50zM60 74L72 82L56 104H50z', fill: hue('green') },
    { d: 'M70 90a5 5 0 1 0 .1 0zM70 93v4', fill: hue('gold'), line: 2 },
  ],
  headgear: (look) => {
    const { brim } = edges(look);
    return [
      {
        d: `M34 ${brim + 1}L38 ${brim - 20}Q50 ${brim - 24} 62 ${brim - 20}L66 ${brim + 1}Q50 ${brim - 5} 34 ${brim + 1}z`,
        fill: hue('brick'),
      },
      { d: `M50 ${brim - 22}Q66 ${brim - 24} 69 ${brim - 10}`, line: 2.2 },
      { d: `M66.500 ${brim - 10}h5l1 9h-7z`, fill: hue('gold'), line: 1.8 },
    ];
  },
};

const gadgeteer: Trade = {
  hue: 'blue',
  cloth: hue('blue'),
  clothes: [
    { d: 'M32 77L38 104H62L68 77L60 79V88H40V79z', fill: hue('orange') },
    { d: 'M40 92h20v9h-20z', fill: hue('orange-deep'), line: 2 },
    { d: 'M45 97v-10M50 97v-12M55 97v-9', line: 2.4 },
  ],
  headgear: (look) => {
    const { left, right, cy, top } = edges(look);
    const y = Math.min(cy - 11, top + 9);
    return [
      {
        d: `M${left - 1} ${y - 3}Q50 ${y - 8} ${right + 1} ${y - 3}v6Q50 ${y - 2} ${left - 1} ${y + 3}z`,
        fill: hue('brown'),
      },
      {
        d: `M35 ${y - 1}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM51 ${y - 1}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z`,
        fill: hue('teal-pale'),
      },
      { d: `M39 ${y}l4 -4M55 ${y}l4 -4`, line: 2 },
    ];
  },
};

const cowboy: Trade = {
  hue: 'brown',
  cloth: hue('blue-pale'),
  covered: true,
  clothes: [
    { d: 'M40 74V104H24Q22 84 32 78zM60 74V104H76Q78 84 68 78z', fill: hue('ochre') },
    { d: 'M34 74Q50 84 66 74L52 94L50 97L48 94z', fill: hue('brick') },
    { d: 'M42 82l1 1M50 86l1 1M57 81l1 1', line: 2.2 },
  ],
  headgear: (look) => {
    const { left, right, brim } = edges(look);
    const crown = `M${left + 0.5} ${brim}Q${left + 1} ${brim - 24} 41 ${brim - 23}Q50 ${brim - 15} 59 ${brim - 23}Q${right - 1} ${brim - 24} ${right - 0.5} ${brim}z`;
    return brimmed(look, crown, 'brick', ['ochre', 'brown']);
  },
};

const outlaw: Trade = {
  hue: 'slate',
  cloth: hue('bone'),
  covered: true,
  clothes: [
    { d: 'M40 74L50 92L60 74L76 80L70 104H30L24 80z', fill: hue('slate-deep') },
    { d: 'M28 84L66 104H74L32 80z', fill: hue('brown') },
  ],
  headgear: (look) => {
    const { left, right, brim, cy } = edges(look);
    const crown = `M${left + 1} ${brim}L${left + 3} ${brim - 19}Q50 ${brim - 24} ${right - 3} ${brim - 19}L${right - 1} ${brim}z`;
    return [
      ...brimmed(look, crown, 'bone', ['slate-deep', 'slate-deep']),
      {
        d: `M${left - 1} ${cy + 3}Q50 ${cy + 8} ${right + 1} ${cy + 3}Q${right} ${cy + 18} 50 ${cy + 30}Q${left} ${cy + 18} ${left - 1} ${cy + 3}z`,
        fill: hue('brick'),
      },
      { d: `M42 ${cy + 12}l1.500 1.500M50 ${cy + 18}l1.500 1.500M57 ${cy + 11}l1.500 1.500`, line: 2.2 },
    ];
  },
};

const scout: Trade = {
  hue: 'green',
  cloth: hue('ochre-pale'),
  covered: true,
  clothes: [
    {
      d: 'M22 80Q50 100 78 80L84 88L78 91L76 97L70 95L66 101L60 98L55 104L50 100L45 104L40 98L34 101L30 95L24 97L22 91L16 88z',
      fill: hue('ochre'),
    },
    { d: 'M42 74L50 88L58 74', line: 2.4 },
  ],
  headgear: (look) => {
    const { left, right, brim, cy } = edges(look);
    const x = right + 2;
    return [
      {
        d: `M${x - 4} ${brim - 6}q10 2 10 14q4 12 -3 ${cy - brim + 16}q-8 -6 -6 -16q-5 -8 -1 -14z`,
        fill: hue('brown'),
      },
      { d: `M${x - 3} ${cy - 4}q5 3 9 0M${x - 4} ${cy + 5}q5 3 10 0M${x - 3} ${cy + 14}q4 3 8 0`, line: 3.4 },
      {
        d: `M${left - 3} ${brim + 3}C${left - 6} ${brim - 22} ${right + 6} ${brim - 22} ${right + 3} ${brim + 3}Q50 ${brim - 5} ${left - 3} ${brim + 3}z`,
        fill: hue('brown'),
      },
      {
        d: `M${left + 4} ${brim - 6}l3 -4M42 ${brim - 8}l2 -5M51 ${brim - 9}v-5M60 ${brim - 8}l-2 -5`,
        line: 2,
      },
    ];
  },
};

const townsfolk: Trade = {
  hue: 'ochre',
  cloth: hue('brown'),
  covered: true,
  clothes: [
    { d: 'M40 74L50 100L60 74L50 80z', fill: hue('paper') },
    { d: 'M50 82L40 77V89zM50 82L60 77V89z', fill: hue('violet') },
    { d: 'M50 92v.1M50 98v.1', line: 3.4 },
  ],
  headgear: (look) => {
    const { left, right, brim } = edges(look);
    return [
      {
        d: `M${left + 1} ${brim}C${left} ${brim - 26} ${right} ${brim - 26} ${right - 1} ${brim}z`,
        fill: hue('brown-deep'),
      },
      {
        d: `M${left} ${brim}Q50 ${brim - 6} ${right} ${brim}l-.6 -5Q50 ${brim - 11} ${left + 0.6} ${brim - 5}z`,
        fill: hue('violet'),
        line: 1.8,
      },
      {
        d: `M${left - 8} ${brim - 2}Q${left - 4} ${brim + 1} 50 ${brim - 4}Q${right + 4} ${brim + 1} ${right + 8} ${brim - 2}Q${right + 6} ${brim + 6} 50 ${brim + 3}Q${left - 6} ${brim + 6} ${left - 8} ${brim - 2}z`,
        fill: hue('brown-deep'),
      },
    ];
  },
};

const bard: Trade = {
  hue: 'violet',
  cloth: hue('violet'),
  covered: true,
  clothes: [
    { d: 'M50 80V104H12Q14 82 34 77z', fill: hue('green') },
    {
      d: 'M30 79q3 -6 7 -3q4 -4 7 0q3 -3 6 0q3 -3 6 0q3 -4 7 0q4 -3 7 3q1 7 -5 7q-3 5 -8 2q-4 5 -7 1q-3 4 -7 -1q-5 3 -8 -2q-6 0 -5 -7z',
      fill: hue('paper'),
      line: 2.2,
    },
  ],
  headgear: (look) => {
    const { left, right, brim } = edges(look);
    return [
      {
        d: `M${right - 6} ${brim - 9}Q${right - 2} ${brim - 34} ${right + 16} ${brim - 34}Q${right + 16} ${brim - 16} ${right + 1} ${brim - 7}z`,
        fill: hue('gold'),
      },
      { d: `M${right - 3} ${brim - 8}Q${right + 2} ${brim - 24} ${right + 11} ${brim - 30}`, line: 1.8 },
      {
        d: `M${left - 4} ${brim + 2}Q${left - 16} ${brim - 12} ${left + 2} ${brim - 17}Q50 ${brim - 26} ${right + 2} ${brim - 12}Q${right + 6} ${brim - 6} ${right + 2} ${brim + 2}Q50 ${brim - 6} ${left - 4} ${brim + 2}z`,
        fill: hue('brick'),
      },
    ];
  },
};

/** By the id of the class card. */
export const TRADES: ReadonlyMap<string, Trade> = new Map([
  ['psycho', psycho],
  ['bounty-hunter', bountyHunter],
  ['trader', trader],
  ['gadgeteer', gadgeteer],
  ['cowboy', cowboy],
  ['outlaw', outlaw],
  ['scout', scout],
  ['townsfolk', townsfolk],
  ['bard', bard],
]);
