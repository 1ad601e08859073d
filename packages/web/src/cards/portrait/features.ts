/** How race and sex shape a face, in a 100 × 100 box. */
import type { Sex } from '@kickdoor/rules';

export interface Features {
  readonly skin: string;
  readonly hair: string;
  readonly face: { readonly rx: number; readonly ry: number; readonly cy: number };
  readonly ears: 'round' | 'long' | 'small' | 'cat' | 'torn';
  readonly bearded: boolean;
  readonly curls: boolean;
  readonly cheeks: boolean;
  readonly nose: 'plain' | 'fine' | 'broad' | 'cat';
  readonly braids: boolean;
  /** A cyborg's plate and lens over half of the face. */
  readonly metal: boolean;
  /** A mutant's third eye on the forehead. */
  readonly thirdEye: boolean;
  readonly tusks: boolean;
  readonly female: boolean;
}

/** Races with faces of their own. */
type Kin = 'human' | 'elf' | 'dwarf' | 'halfling' | 'cyborg' | 'mutant' | 'feline' | 'orc';
const KNOWN: readonly Kin[] = ['elf', 'dwarf', 'halfling', 'cyborg', 'mutant', 'feline', 'orc'];

const SKIN: Readonly<Record<Kin, string>> = {
  human: 'color-mix(in oklab, var(--kd-rose-pale) 55%, var(--kd-ochre))',
  elf: 'var(--kd-bone-pale)',
  dwarf: 'color-mix(in oklab, var(--kd-orange-pale) 70%, var(--kd-brick))',
  halfling: 'color-mix(in oklab, var(--kd-orange-pale) 65%, var(--kd-brown))',
  cyborg: 'color-mix(in oklab, var(--kd-rose-pale) 60%, var(--kd-slate))',
  mutant: 'color-mix(in oklab, var(--kd-violet-pale) 60%, var(--kd-rose))',
  feline: 'var(--kd-orange-pale)',
  orc: 'color-mix(in oklab, var(--kd-green-pale) 45%, var(--kd-green))',
};

const HAIR: Readonly<Record<Kin, string>> = {
  human: 'var(--kd-brown)',
  elf: 'var(--kd-gold)',
  dwarf: 'var(--kd-orange)',
  halfling: 'var(--kd-brown-deep)',
  cyborg: 'var(--kd-slate-deep)',
  mutant: 'var(--kd-green)',
  feline: 'var(--kd-orange)',
  orc: 'var(--kd-ink)',
};

const FACE: Readonly<Record<Kin, Features['face']>> = {
  human: { rx: 16.5, ry: 20, cy: 47 },
  elf: { rx: 14.5, ry: 20.5, cy: 47 },
  dwarf: { rx: 19.5, ry: 18, cy: 48 },
  halfling: { rx: 18.5, ry: 17.5, cy: 49 },
  cyborg: { rx: 16.5, ry: 20, cy: 47 },
  mutant: { rx: 18, ry: 20, cy: 46 },
  feline: { rx: 18.5, ry: 17, cy: 48 },
  orc: { rx: 19.5, ry: 19.5, cy: 48 },
};

const EARS: Readonly<Partial<Record<Kin, Features['ears']>>> = {
  feline: 'cat',
  elf: 'long',
  orc: 'torn',
  halfling: 'small',
};

/** The features for these races. With two races, the first gives the face and the other adds its marks. */
export function featuresOf(races: readonly string[], sex: Sex): Features {
  const known = KNOWN.filter((race) => races.includes(race));
  const first = known.find((race) => race === races[0]) ?? known[0] ?? 'human';
  const is = (race: Kin) => known.includes(race);
  const female = sex === 'female';
  const eared = known.find((race) => EARS[race] !== undefined) ?? 'human';
  return {
    skin: SKIN[first],
    hair: HAIR[known.at(-1) ?? 'human'],
    face: FACE[first],
    ears: EARS[is('elf') ? 'elf' : eared] ?? 'round',
    bearded: is('dwarf') && !female,
    curls: is('halfling'),
    cheeks: is('halfling') || (is('dwarf') && female),
    nose: is('feline') ? 'cat' : is('dwarf') || is('orc') ? 'broad' : first === 'elf' ? 'fine' : 'plain',
    braids: is('dwarf'),
    metal: is('cyborg'),
    thirdEye: is('mutant'),
    tusks: is('orc'),
    female,
  };
}
