/** The words of the page as the build has found them (`words-plugin.ts`). */
declare module 'virtual:words' {
  type Load = () => Promise<{ readonly default: readonly string[] }>;

  /** The texts of the page, the rules and the bots. */
  export const texts: Readonly<Record<string, Load>>;
  /** Where long words may be broken; none for a language in which they are rare. */
  export const hyphens: Readonly<Record<string, Load>>;
  /** The languages of the words of each set of cards. */
  export const sets: Readonly<Record<string, readonly string[]>>;
}
