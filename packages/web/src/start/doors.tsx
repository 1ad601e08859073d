/** The doors of the start page: a big one to kick open, and small ones painted in the style of the other games. */
import type { SheetId } from '@kickdoor/rules';
import type { ReactNode } from 'react';

export type DoorName = SheetId | 'mix';

/** The opening of a door, 260 wide and 490 high: round above, straight below. */
const ARCH = 'M270 610V250C270 164 328 110 400 110s130 54 130 140v360Z';

/** The wall with the big door in it. It fills the screen: a phone shows the door, a desktop the torches as well. */
export function DoorScene() {
  return (
    <svg className="scene" viewBox="0 0 800 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <radialGradient id="torchlight">
          <stop className="scene-near" offset="0" />
          <stop className="scene-far" offset="1" />
        </radialGradient>
      </defs>
      <Torch x={170} />
      <Torch x={630} />
      <path className="scene-arch" d="M232 610V246C232 140 304 74 400 74s168 66 168 172v364Z" />
      <path
        className="scene-joint"
        d="M232 330h38M232 430h38M232 530h38M530 330h38M530 430h38M530 530h38M236 226l36 8M262 156l30 24M312 104l20 32M400 74v36M488 104l-20 32M538 156l-30 24M564 226l-36 8"
      />
      <path className="scene-dark" d={ARCH} />
      <g className="scene-dweller">
        <ellipse className="scene-eye" cx={440} cy={330} rx={17} ry={21} />
        <ellipse className="scene-eye" cx={492} cy={330} rx={14} ry={18} />
        <circle className="scene-pupil" cx={436} cy={334} r={7} />
        <circle className="scene-pupil" cx={488} cy={334} r={6.5} />
        <path className="scene-teeth" d="M424 382l10 14 9-13 10 15 10-15 9 14 10-15 9 12" />
      </g>
      <g className="scene-leaf">
        <path className="scene-wood" d={ARCH} />
        <path
          className="scene-plank"
          d="M318 610V146M366 610V115M418 610V111M470 610V136M292 370q8 26 0 60M342 470q-8 40 2 80M444 430q10 40 0 90M500 520q-8 30 0 60M392 560q6 20 0 40"
        />
        <path className="scene-iron" d="M270 322h176l26 13-26 13H270ZM270 520h176l26 13-26 13H270Z" />
        <g className="scene-nail">
          {[290, 330, 370, 410].flatMap((x) => [
            <circle key={`${x}a`} cx={x} cy={335} r={4.5} />,
            <circle key={`${x}b`} cx={x} cy={533} r={4.5} />,
          ])}
        </g>
        <path className="scene-peep" d="M356 226h88v58h-88Z" />
        <g className="scene-blink">
          <ellipse className="scene-eye" cx={384} cy={256} rx={11} ry={14} />
          <ellipse className="scene-eye" cx={417} cy={256} rx={9} ry={12} />
          <circle className="scene-pupil" cx={386} cy={259} r={4.6} />
          <circle className="scene-pupil" cx={419} cy={259} r={4.2} />
        </g>
        <path className="scene-bar" d="M370 226v58M400 226v58M430 226v58" />
        <path className="scene-frame" d="M350 220h100v70H350Z" />
        <circle className="scene-knob" cx={500} cy={400} r={11} />
        <path className="scene-ring" d="M486 404a15 20 0 1 0 28 0" />
      </g>
      <path className="scene-step" d="M206 584h388l14 18H192Z" />
    </svg>
  );
}

function Torch({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle className="scene-glow" cx={0} cy={240} r={200} fill="url(#torchlight)" />
      <path className="scene-bracket" d="M-7 300h14l-3 96h-8ZM-16 292h32v14h-32Z" />
      <path
        className="scene-flame"
        d="M0 196c20 26 26 44 20 66-4 16-12 28-20 30-8-2-16-14-20-30-6-22 0-40 20-66Z"
      />
      <path className="scene-spark" d="M0 236c9 14 12 24 9 36-2 8-5 13-9 15-4-2-7-7-9-15-3-12 0-22 9-36Z" />
    </g>
  );
}

/** A small door whose style shows which game is behind it. */
export function PaintedDoor({ name }: { readonly name: DoorName }) {
  return (
    <svg className={`painted painted-${name}`} viewBox="0 0 120 140" aria-hidden>
      <path className="painted-wall" d="M6 137V60C6 28 28 6 60 6s54 22 54 54v77Z" />
      {LEAVES[name] ?? PLAIN}
    </svg>
  );
}

/** The door of sheets without their own. */
const PLAIN = <path className="painted-leaf" d="M20 137V62c0-24 16-42 40-42s40 18 40 42v75Z" />;

const LEAVES: Readonly<Partial<Record<DoorName, ReactNode>>> = {
  early: (
    <>
      <path className="painted-leaf" d="M20 137V62c0-24 16-42 40-42s40 18 40 42v75Z" />
      <path
        className="painted-line"
        d="M20 84h80M20 112h80M60 20v36M40 56v28M80 56v28M60 84v28M40 112v25M80 112v25M24 56h72"
      />
      <path
        className="painted-mark"
        d="M60 62c8 0 13 5 13 12 0 5-3 8-6 9v6H53v-6c-3-1-6-4-6-9 0-7 5-12 13-12Z"
      />
      <path className="painted-holes" d="M52 74h5v5h-5ZM63 74h5v5h-5Z" />
    </>
  ),
  space: (
    <>
      <circle className="painted-leaf" cx={60} cy={80} r={46} />
      <circle className="painted-line" cx={60} cy={80} r={34} />
      <path className="painted-line" d="M60 34v92M14 80h92M27 47l66 66M93 47l-66 66" />
      <circle className="painted-mark" cx={60} cy={80} r={15} />
      <path className="painted-holes" d="M51 80a9 9 0 0 1 18 0Z" />
    </>
  ),
  west: (
    <>
      <path className="painted-dark" d="M20 137V62c0-24 16-42 40-42s40 18 40 42v75Z" />
      <path className="painted-leaf" d="M20 58q20 4 38 16v42q-18 6-38 2ZM100 58q-20 4-38 16v42q18 6 38 2Z" />
      <path
        className="painted-line"
        d="M26 78l27 8M26 90l27 6M26 102l27 4M94 78l-27 8M94 90l-27 6M94 102l-27 4"
      />
      <path className="painted-mark" d="M60 28l4 9 10 1-7 6 2 10-9-5-9 5 2-10-7-6 10-1Z" />
    </>
  ),
  winter: (
    <>
      <path className="painted-leaf" d="M20 137V62c0-24 16-42 40-42s40 18 40 42v75Z" />
      <path className="painted-line" d="M40 137V28M60 137V20M80 137V28" />
      <circle className="painted-wreath" cx={60} cy={72} r={18} />
      <path className="painted-mark" d="M52 86l8 5 8-5v11l-8-5-8 5Z" />
      <path
        className="painted-snow"
        d="M4 60C4 26 28 3 60 3s56 23 56 57c-5 5-9-2-14 1s-4-7-9-11-5-15-33-15-28 11-33 15-4 14-9 11-9 4-14-1Z"
      />
    </>
  ),
  mix: (
    <>
      <path className="painted-leaf" d="M20 137V62c0-24 16-42 40-42v117Z" />
      <path className="painted-half" d="M60 20c24 0 40 18 40 42v75H60Z" />
      <path className="painted-line" d="M60 20v117M20 78h40M60 100h40" />
      <path className="painted-mark" d="M52 66h16v16H52ZM52 90h16v16H52Z" />
      <path className="painted-holes" d="M60 69v10M55 74h10M60 93v10M55 98h10" />
    </>
  ),
};
