/** The page's words as found by the build (`words-plugin.ts`). */
declare module 'virtual:words' {
  type Load = () => Promise<{ readonly default: readonly string[] }>;

  /** The texts of the page, the rules and the bots. */
  export const texts: Readonly<Record<string, Load>>;
  /** Hyphenation points; none for a language that rarely needs them. */
  export const hyphens: Readonly<Record<string, Load>>;
  /** The languages of each card set's words. */
  export const sets: Readonly<Record<string, readonly string[]>>;
}
