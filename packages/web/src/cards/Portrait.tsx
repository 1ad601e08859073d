/** A player's portrait, which shows race, class and sex, and whether they are alive. */
import type { BotCharacter } from '@kickdoor/protocol';
import type { Sex } from '@kickdoor/rules';
import { memo } from 'react';
import { Face } from './portrait/Face.tsx';
import { featuresOf } from './portrait/features.ts';
import { backdropOf, Clothes, Headgear, showsHair } from './portrait/Gear.tsx';
import { HairBehind, HairOn } from './portrait/Hair.tsx';
import { gouge } from './picture/shapes.ts';
import './cards.css';

/** Cuts in the backdrop, outside the head. */
const CUTS = Array.from({ length: 22 }, (_, i) => {
  const a = (i / 22) * Math.PI * 2 + 0.1;
  return gouge(50 + Math.cos(a) * 36, 46 + Math.sin(a) * 36, a, 18 + (i % 3) * 7, 1.5);
}).join('');

export interface PortraitProps {
  /** Ids of the race cards; with none the player is human. */
  readonly races: readonly string[];
  /** Ids of the class cards. With two, one is worn on the head and one on the shoulders. */
  readonly classes: readonly string[];
  readonly sex: Sex;
  /** A bot's character; `null` or left out for a person. */
  readonly character?: BotCharacter | null;
  /** In pixels. */
  readonly size: number;
  readonly dead?: boolean;
  /** Its accessible name; without one it is decorative, next to a name. */
  readonly label?: string;
}

function PlainPortrait({ races, classes, sex, character = null, size, dead = false, label }: PortraitProps) {
  const look = featuresOf(races, sex);
  const [hat, coat = hat] = classes;
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className="kd-portrait"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      data-dead={dead || undefined}
      {...named}
    >
      <rect width="100" height="100" fill={backdropOf(hat)} />
      <path d={CUTS} fill="var(--kd-paper)" />
      <g transform="translate(0 5)">
        <HairBehind look={look} />
        <Clothes trade={coat} />
        <Face look={look} dead={dead} character={character} />
        {showsHair(hat) ? <HairOn look={look} /> : null}
        <Headgear trade={hat} look={look} />
      </g>
      {dead ? (
        <path
          d="M50 2C64 2 72 6 72 9S64 16 50 16S28 12 28 9S36 2 50 2zM50 5.500C40 5.500 33 7.500 33 9S40 12.500 50 12.500S67 10.500 67 9S60 5.500 50 5.500z"
          fill="var(--kd-gold-pale)"
          stroke="var(--kd-ink)"
          strokeWidth="1.600"
          fillRule="evenodd"
        />
      ) : null}
    </svg>
  );
}

export const Portrait = memo(PlainPortrait);
