/** Draws a picture from its data, as a print: backdrop, background props, shadow, figure, foreground props. */
import { memo, useId, useMemo } from 'react';
import { carve } from './carve.ts';
import { useIcons } from './icon.ts';
import { Layer, placed, Shadow } from './Layer.tsx';
import { inkOf } from './palette.ts';
import { seeded } from './random.ts';
import { SCENES } from './scenes/index.ts';
import type { Tone } from './scenes/scene.ts';
import { iconsIn, type LayerData, type PictureData } from '@kickdoor/packs/picture';
import { Shade, Wear } from './Shade.tsx';
import { HEIGHT, WIDTH } from './shapes.ts';

interface PictureProps {
  readonly picture: PictureData;
  /** The card's id: seeds the randomness of the cuts. */
  readonly seed: string;
  /** The set, which has its own style of shading. */
  readonly set: string;
  /** Small pictures omit shading and wear. */
  readonly small?: boolean;
}

function toneOf(tone: Tone, sky: PictureData['sky']): string {
  if (tone === 'far') return `color-mix(in oklab, ${inkOf(`${sky}-pale`)} 52%, ${inkOf(sky)})`;
  if (tone === 'near') return inkOf(sky);
  return tone === 'deep' ? inkOf(`${sky}-deep`) : 'var(--kd-paper)';
}

/** How far the card's head overlaps the picture's upper edge: the picture is shifted down by this much. */
const LIFT = 14;

interface BackdropProps {
  readonly picture: PictureData;
  readonly seed: string;
}

function Backdrop({ picture, seed }: BackdropProps) {
  const { sky, ground, pattern = 'none' } = picture;
  const shapes = useMemo(() => SCENES[ground](seeded(`${seed} ground`)), [ground, seed]);
  const { x, y } = placed(picture.figure);
  const cut = useMemo(() => carve(pattern, { x, y }, seeded(`${seed} sky`)), [pattern, seed, x, y]);
  return (
    <>
      <rect y={-LIFT} width={WIDTH} height={HEIGHT + LIFT} fill={inkOf(`${sky}-pale`)} />
      <path d={cut} fill={`color-mix(in oklab, ${inkOf(`${sky}-pale`)} 30%, var(--kd-paper))`} />
      {shapes.map(({ tone, d }) => (
        <path key={`${tone}${d}`} d={d} fill={toneOf(tone, sky)} />
      ))}
    </>
  );
}

const PROP_TINT = 'bone';

function Props({
  layers,
  shade,
}: {
  readonly layers: readonly LayerData[];
  readonly shade: string | undefined;
}) {
  return layers.map((layer) => (
    <g key={JSON.stringify(layer)}>
      {layer.shadow === true ? <Shadow at={placed(layer)} /> : null}
      <Layer layer={layer} tint={PROP_TINT} shade={(layer.scale ?? 1) > 0.4 ? shade : undefined} />
    </g>
  ));
}

function PlainPicture({ picture, seed, set, small = false }: PictureProps) {
  const id = useId();
  const icons = useMemo(() => iconsIn(picture), [picture]);
  const ready = useIcons({ set, card: seed, icons });
  const { figure, props = [] } = picture;
  const shade = small ? undefined : `url(#${id}s)`;
  return (
    <svg
      className="kd-picture"
      viewBox={`0 ${-LIFT} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      data-drawn={ready || undefined}
      aria-hidden
    >
      {small ? null : <Shade id={`${id}s`} set={set} />}
      <Backdrop picture={picture} seed={seed} />
      {ready ? (
        <>
          <Props layers={props.filter((layer) => layer.behind === true)} shade={shade} />
          {figure.shadow === false ? null : <Shadow at={placed(figure)} />}
          <Layer layer={figure} tint="accent" shade={shade} />
          <Props layers={props.filter((layer) => layer.behind !== true)} shade={shade} />
        </>
      ) : null}
      {small ? null : <Wear seed={seed} />}
    </svg>
  );
}

export const Picture = memo(PlainPicture);
