/** Where the cards of the built-in sets are, and their words by language, by the hash that games call a set by (`packs-plugin.ts`). */
declare module 'virtual:packs' {
  export const packs: Readonly<
    Record<string, { readonly cards: string; readonly words: Readonly<Record<string, string>> }>
  >;
}

/** Where the icons of each card of a built-in set are, by set: `<card>.json` in this folder (`pictures-plugin.ts`). */
declare module 'virtual:pictures' {
  export const pictures: Readonly<Record<string, string>>;
}

/** The page's words as found by the build (`words-plugin.ts`). */
declare module 'virtual:words' {
  type Load = () => Promise<{ readonly default: readonly string[] }>;

  /** The texts of the start page. */
  export const first: Readonly<Record<string, Load>>;
  /** All other texts of the page, and those of the rules and the bots. */
  export const texts: Readonly<Record<string, Load>>;
  /** Hyphenation points; none for a language that rarely needs them. */
  export const hyphens: Readonly<Record<string, Load>>;
  /** The languages of each card set's words. */
  export const sets: Readonly<Record<string, readonly string[]>>;
}
