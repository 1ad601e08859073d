/**
 * Names and lines typed by people and read by others: without invisible characters, bidi controls, or stacked marks.
 */
import { z } from 'zod';

/** UTF-16 units allowed per visible character: an emoji family has eleven. */
const UNITS_PER_GRAPHEME = 12;

/** Joiners used in Arabic and Indic scripts: allowed only between two of their letters. */
const JOINED = String.raw`(?<=[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}]\p{M}*)[\u200c\u200d](?=\p{L})`;
let shows: RegExp | undefined;

/**
 * Whether a text is one line of visible characters: no controls, no default-ignorable characters, no blank braille;
 * emoji may be joined. The expression lists all emoji and compiles slowly in browsers, so it is created on first use.
 */
function isShown(text: string): boolean {
  shows ??= new RegExp(
    String.raw`^(?:\p{RGI_Emoji}|${JOINED}|[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800])+$`,
    'v',
  );
  return shows.test(text);
}

const HAS_BASE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More marks on one letter than any language uses. */
const STACKED = /\p{M}{5}/u;

/** Counts the characters that a reader would. */
function graphemes(text: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) count += 1;
  return count;
}

/** Normalizes a text: NFKC, single spaces, and no variation selector left on a letter that was an emoji (™️). */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/(?<=\p{L})\ufe0f/gu, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}

/**
 * A typed line with a maximum number of visible characters, counted after normalization (NFKC, single spaces, trimmed).
 * Rejected with a reason if it contains anything invisible.
 */
export const lineOfText = (most: number) =>
  z
    .string()
    .max(most * UNITS_PER_GRAPHEME)
    .transform(plain)
    .pipe(
      z
        .string()
        .min(1)
        .refine(isShown, 'must be one line of visible characters')
        .regex(HAS_BASE, 'must hold a letter, a digit or a sign')
        .refine((text) => !STACKED.test(text), 'must not pile marks on a letter')
        .refine((text) => graphemes(text) <= most, `must have at most ${most} characters`),
    );
