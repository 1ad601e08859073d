/** Characters that are invisible or reorder the text around them; a pack's texts must not contain them. */

/**
 * Control characters, direction marks, private-use and blank characters, and more marks on a letter than any language
 * uses. Soft hyphens, joiners and the word joiner are fine.
 */
const HIDDEN =
  /(?![\t\n\r]|\u{AD}|\u{200C}|\u{200D}|\u{2060})[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u{2800}\u{115F}\u{1160}\u{3164}\u{FFA0}]|\p{M}{5}/u;

/** A forbidden character, and its offset. */
export interface Hidden {
  readonly at: number;
  /** `U+202E` */
  readonly code: string;
}

/** The first forbidden character in a text; `null` if there is none. */
export function hiddenIn(text: string): Hidden | null {
  const found = HIDDEN.exec(text);
  if (found === null) return null;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { at: found.index, code: `U+${code}` };
}
