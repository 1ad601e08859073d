/** What a race and a sex make of a face, on a field of 100 by 100. */
import type { Sex } from '@kickdoor/rules';

export interface Features {
  readonly skin: string;
  readonly hair: string;
  readonly face: { readonly rx: number; readonly ry: number; readonly cy: number };
  readonly ears: 'round' | 'long' | 'small';
  readonly bearded: boolean;
  readonly curls: boolean;
  readonly cheeks: boolean;
  readonly nose: 'plain' | 'fine' | 'broad';
  readonly female: boolean;
}

const SKIN = {
  human: 'color-mix(in oklab, var(--kd-rose-pale) 55%, var(--kd-ochre))',
  elf: 'var(--kd-bone-pale)',
  dwarf: 'color-mix(in oklab, var(--kd-orange-pale) 70%, var(--kd-brick))',
  halfling: 'color-mix(in oklab, var(--kd-orange-pale) 65%, var(--kd-brown))',
} as const;

const HAIR = {
  human: 'var(--kd-brown)',
  elf: 'var(--kd-gold)',
  dwarf: 'var(--kd-orange)',
  halfling: 'var(--kd-brown-deep)',
} as const;

const FACE = {
  human: { rx: 16.5, ry: 20, cy: 47 },
  elf: { rx: 14.5, ry: 20.5, cy: 47 },
  dwarf: { rx: 19.5, ry: 18, cy: 48 },
  halfling: { rx: 18.5, ry: 17.5, cy: 49 },
} as const;

/** The features of somebody of these races. Of two races, the first gives the face and the other its marks. */
export function featuresOf(races: readonly string[], sex: Sex): Features {
  const known = (['elf', 'dwarf', 'halfling'] as const).filter((race) => races.includes(race));
  const first = known.find((race) => race === races[0]) ?? known[0] ?? 'human';
  const dwarf = known.includes('dwarf');
  const halfling = known.includes('halfling');
  const female = sex === 'female';
  return {
    skin: SKIN[first],
    hair: HAIR[known.at(-1) ?? 'human'],
    face: FACE[first],
    ears: known.includes('elf') ? 'long' : halfling ? 'small' : 'round',
    bearded: dwarf && !female,
    curls: halfling,
    cheeks: halfling || (dwarf && female),
    nose: dwarf ? 'broad' : first === 'elf' ? 'fine' : 'plain',
    female,
  };
}
