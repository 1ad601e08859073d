/** What a bot's character adds to its face: a scar, a monocle, a patch, or a quill behind the ear. */
import type { BotCharacter } from '@kickdoor/protocol';
import type { Features } from './features.ts';

const INK = 'var(--kd-ink)';
const LINE = { stroke: INK, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** The line of the brows. */
export function browsOf(character: BotCharacter, y: number): string {
  switch (character) {
    case 'bold':
      return `M37 ${y - 10}q4.500 -4 9 -.5M63 ${y - 6}l-9 -.5`;
    case 'stingy':
      return `M37 ${y - 5}h9M54 ${y - 5}h9`;
    case 'vengeful':
      return `M36 ${y - 10}l10.500 6M64 ${y - 10}l-10.500 6`;
    default:
      return `M37 ${y - 7}q4.500 -5 9 -1.500M63 ${y - 7}q-4.500 -5 -9 -1.500`;
  }
}

/** The line of the mouth. */
export function mouthOf(character: BotCharacter, y: number): string {
  switch (character) {
    case 'bold':
      return `M42 ${y - 1}q8 2 16 -2q-1.500 8 -8.500 8q-6 0 -7.500 -6z`;
    case 'stingy':
      return `M45 ${y + 1}q5 -1.500 10 .500`;
    case 'vengeful':
      return `M43 ${y + 2.5}q7 -5 14 .5`;
    default:
      return `M42.500 ${y}q7.500 6.500 15 0`;
  }
}

/** The props drawn over the face. */
export function Temper({ character, look }: { readonly character: BotCharacter; readonly look: Features }) {
  const { rx, cy } = look.face;
  const eyes = cy - 2;
  switch (character) {
    case 'bold':
      return (
        <path
          d={`M63 ${cy + 1}l-4.500 11M58.500 ${cy + 4}l5 2.500M56.800 ${cy + 8}l5 2.500`}
          fill="none"
          {...LINE}
          strokeWidth="1.8"
        />
      );
    case 'stingy':
      return (
        <g {...LINE}>
          <circle
            cx="57.800"
            cy={eyes}
            r="6.600"
            fill="var(--kd-gold-pale)"
            fillOpacity="0.35"
            strokeWidth="2.2"
          />
          <circle cx="57.800" cy={eyes} r="6.600" fill="none" stroke="var(--kd-gold)" strokeWidth="1" />
          <path d={`M63.500 ${eyes + 4}q5 8 ${rx - 13} 22`} fill="none" strokeWidth="1.4" />
        </g>
      );
    case 'vengeful':
      return (
        <g {...LINE}>
          <path d={`M${50 - rx} ${eyes - 9}L${50 + rx} ${eyes - 3}`} fill="none" strokeWidth="2.2" />
          <path
            d={`M52 ${eyes - 6}l12 1.500q1 10 -6.500 10q-6.500 -1 -5.500 -11.500z`}
            fill={INK}
            strokeWidth="1"
          />
        </g>
      );
    default:
      return (
        <path
          d={`M${50 + rx - 1} ${cy + 6}Q${50 + rx + 2} ${cy - 12} ${50 + rx + 14} ${cy - 26}Q${50 + rx + 14} ${cy - 10} ${50 + rx + 3} ${cy - 2}z`}
          fill="var(--kd-paper)"
          {...LINE}
          strokeWidth="2"
        />
      );
  }
}
