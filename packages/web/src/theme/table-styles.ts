/** Styles for the look of a rule sheet's table, for pages with the sheet's id as `data-table` on the root element. */
import type { ImageSize, Sheet } from '@kickdoor/rules';

/** Reads an image of a sheet, such as `floor-dark.svg`. */
type ReadImage = (name: string) => string;

/** An SVG as a CSS `url()`. */
function svgUrl(svg: string): string {
  const text = svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[#%<>]/gu, encodeURIComponent);
  return `url("data:image/svg+xml,${text}")`;
}

const pixels = ({ width, height }: ImageSize): string => `${width}px ${height}px`;

/** `light-dark()` can't choose between images, so each has its own variable, like the flagstones of paper.css. */
function images(name: string, file: string, read: ReadImage): string[] {
  return ['light', 'dark'].map((mode) => `  --kd-${name}-${mode}: ${svgUrl(read(`${file}-${mode}.svg`))};`);
}

/** The string of lights along the top of the stage, shown only while no text is there. */
function garlandStyles(root: string, size: ImageSize): string {
  return `${root} { --kd-garland: var(--kd-garland-light); }
@media (prefers-color-scheme: dark) {
  ${root}:not([data-theme='light']) { --kd-garland: var(--kd-garland-dark); }
}
${root}[data-theme='dark'] { --kd-garland: var(--kd-garland-dark); }
${root} .stage:not(:has(.combat, .flight)) { background: var(--kd-garland) repeat-x 0 0 / ${pixels(size)}; }
`;
}

/** The styles of a sheet's table; none for the default dungeon of tokens.css and paper.css. */
export function tableStyles(
  { id, look }: Pick<Sheet, 'look'> & { readonly id: string },
  read: ReadImage,
): string {
  if (look === null) return '';
  const root = `:root[data-table='${id}']`;
  const { colors, floor, garland, headings } = look;
  const lines = [
    ...Object.entries(colors).map(
      ([name, [light, dark]]) => `  --kd-${name}: light-dark(${light}, ${dark});`,
    ),
    ...(floor === null ? [] : images('flagstones', 'floor', read)),
    ...(garland === null ? [] : images('garland', 'garland', read)),
  ];
  return [
    `${root} {\n${lines.join('\n')}\n}\n`,
    floor === null ? '' : `${root} .kd-table { background-size: 100% 100%, ${pixels(floor)}; }\n`,
    garland === null ? '' : garlandStyles(root, garland),
    headings === 'plain'
      ? ''
      : `${root} :is(h1, h2) { font-variant-caps: small-caps; letter-spacing: 0.03em; }\n`,
  ].join('');
}
