/** Names that people type: what everybody else has to read. Nothing in them hides, turns the line or stacks up. */
import { z } from 'zod';

/** What `normalize` leaves of a name may be this many times its length in UTF-16 units: an emoji family has eleven. */
const UNITS_PER_GRAPHEME = 12;

/** Joiners that Arabic and the scripts of India write with: between two of their letters, and nowhere else. */
const JOINED = String.raw`(?<=[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}]\p{M}*)[\u200c\u200d](?=\p{L})`;
/** One line of characters that show: no controls, no default-ignorable ones, no blank braille; emoji may be joined. */
const SHOWS = new RegExp(
  String.raw`^(?:\p{RGI_Emoji}|${JOINED}|[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800])+$`,
  'v',
);
const HAS_BASE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More marks on one letter than any language writes. */
const STACKED = /\p{M}{5}/u;

/** How many characters a reader would count. */
function graphemes(text: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) count += 1;
  return count;
}

/** Normalized, with single spaces, and without the mark that made an emoji of what is a letter now (™️). */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/(?<=\p{L})\ufe0f/gu, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}

/**
 * A name of at most so many visible characters, counted once it is normalized (NFKC, single spaces, none at its ends).
 * Refused with a reason where something in it would not show.
 */
export const name = (most: number) =>
  z
    .string()
    .max(most * UNITS_PER_GRAPHEME)
    .transform(plain)
    .pipe(
      z
        .string()
        .min(1)
        .regex(SHOWS, 'must be one line of visible characters')
        .regex(HAS_BASE, 'must hold a letter, a digit or a sign')
        .refine((text) => !STACKED.test(text), 'must not pile marks on a letter')
        .refine((text) => graphemes(text) <= most, `must have at most ${most} characters`),
    );
