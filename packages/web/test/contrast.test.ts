/**
 * Legibility: the theme's inks on their papers, for every sheet's table, in light and dark. Tests in a browser can't
 * measure text over images.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEETS } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { contrast, mix, parseHex, type Color } from './support/colors.ts';

/** WCAG's minimum for ordinary text at level AA. */
const ENOUGH = 4.5;

const source = readFileSync(join(import.meta.dirname, '../src/theme/tokens.css'), 'utf8');
const [plain = '', ...kinds] = source.split(/(?=\[data-accent='\w+'\] \{)/u);
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];
type Tokens = ReadonlyMap<string, string>;

/** The values of custom properties in one mode. */
function read(css: string, mode: Mode): Tokens {
  const found = [...css.matchAll(/--kd-([\w-]+): ([^;]+);/gu)];
  return new Map(
    found.map(([, name = '', value = '']) => {
      const both = /^light-dark\((#\w{6}), (#\w{6})\)$/u.exec(value);
      return [name, (mode === 'light' ? both?.[1] : both?.[2]) ?? value];
    }),
  );
}

/** The color of a token, which may refer to another one. */
function colorOf(tokens: Tokens, name: string): Color {
  const value = tokens.get(name) ?? '';
  const other = /^var\(--kd-([\w-]+)\)$/u.exec(value)?.[1];
  if (other !== undefined) return colorOf(tokens, other);
  if (!/^#[\da-f]{6}$/u.test(value)) throw new Error(`--kd-${name} is no color: ${value}`);
  return parseHex(value);
}

/** The tokens of a sheet's table. */
function tokensOf(look: (typeof SHEETS)[number]['look'], mode: Mode): Tokens {
  const own = Object.entries(look?.colors ?? {}).map(
    ([name, [light, dark]]) => [name, mode === 'light' ? light : dark] as const,
  );
  return new Map([...read(plain, mode), ...own]);
}

const tables = SHEETS.flatMap(({ id, look }) =>
  MODES.map((mode) => ({ id, mode, tokens: tokensOf(look, mode) })),
);

test.each(tables)("the page's text has enough contrast: $id, $mode", ({ tokens }) => {
  const color = (name: string): Color => colorOf(tokens, name);
  // The mix in base.css.
  const papers = { panel: color('panel'), shaded: mix(color('panel'), color('panel-line'), 0.32) };
  const inks = {
    text: color('panel-text'),
    soft: mix(color('panel-text'), color('panel'), 0.32),
    good: color('good'),
    bad: color('bad'),
  };
  const pairs: (readonly [string, Color, Color])[] = [
    ...Object.entries(papers).flatMap(([under, paper]) =>
      Object.entries(inks).map(([name, ink]) => [`${name} on ${under}`, ink, paper] as const),
    ),
    ['accent on panel', mix(color('action'), color('panel-text'), 0.3), color('panel')],
    ['text on action', color('action-text'), color('action')],
    ['text on stone', color('table-text'), color('table')],
    ['text on lit stone', color('table-text'), color('table-lit')],
    ['soft text on stone', color('table-text-soft'), color('table')],
    ['soft text on lit stone', color('table-text-soft'), color('table-lit')],
  ];
  expect(faint(pairs)).toEqual([]);
});

test.each(MODES)('the text on cards of every kind has enough contrast: %s', (mode) => {
  const pairs = kinds.flatMap((kind) => {
    const tokens = new Map([...read(plain, mode), ...read(kind, mode)]);
    const color = (name: string): Color => colorOf(tokens, name);
    const name = /'(\w+)'/u.exec(kind)?.[1] ?? '';
    const lead = color(tokens.has('accent-lead') ? 'accent-lead' : 'accent-deep');
    return [
      [`${name}: lead`, lead, color('paper')],
      [
        `${name}: title`,
        tokens.has('accent-text') ? color('accent-text') : parseHex('#fffaf0'),
        color('accent'),
      ],
      [`${name}: text`, color('ink'), color('paper')],
      [`${name}: soft text`, color('ink-soft'), color('paper')],
    ] as const;
  });
  expect(kinds.length).toBeGreaterThan(5);
  expect(faint(pairs)).toEqual([]);
});

/** The pairs with too little contrast, and their contrast. */
function faint(pairs: readonly (readonly [string, Color, Color])[]): string[] {
  return pairs
    .map(([name, text, under]) => ({ name, value: contrast(text, under) }))
    .filter(({ value }) => value < ENOUGH)
    .map(({ name, value }) => `${name}: ${value.toFixed(2)}`);
}
