/**
 * The URLs of the built-in sets' cards, and of their words by language, by the sets' hashes in games
 * (`packs-plugin.ts`).
 */
declare module 'virtual:packs' {
  export const packs: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly cards: string;
        readonly words: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** The races and classes of the built-in sets (`characters-plugin.ts`). */
declare module 'virtual:characters' {
  export const characters: readonly {
    readonly set: string;
    readonly id: string;
    readonly kind: 'race' | 'class' | 'half-breed' | 'super-munchkin';
    /** When its owner wins ties. */
    readonly ties: 'always' | 'alone' | 'single' | null;
    /** The bonus to its owner's roll when running away. */
    readonly flee: number;
    /** Its name for readers of each language, and the language that the name is in. */
    readonly names: Readonly<Record<string, { readonly text: string; readonly in: string }>>;
  }[];
}

/** Where the icons of each card of a built-in set are, by set: `<card>.json` in this folder (`pictures-plugin.ts`). */
declare module 'virtual:here' {
  import type { Language } from '@kickdoor/words';

  /** The text with the bots' names, by language. */
  export const botNames: Readonly<Record<Language, string>>;
  /** The ids of the built-in sets. */
  export const sets: readonly string[];
  /** The program's version. */
  export const version: string;
}

declare module 'virtual:pictures' {
  export const pictures: Readonly<Record<string, string>>;
}

/** The built-in sets (`sets-plugin.ts`). */
declare module 'virtual:sets' {
  import type { PackInfo } from '@kickdoor/packs/node';

  export const builtIn: readonly PackInfo[];
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
}

/** The material for packs (`workshop-plugin.ts`). */
declare module 'virtual:workshop' {
  import type { Companion } from '@kickdoor/packs';

  type Files = () => Promise<{ readonly default: readonly (readonly [path: string, text: string])[] }>;

  /** The parts of a built-in set that other packs can refer to. */
  export const companions: Readonly<Record<string, Companion>>;
  /** The files of the built-in sets. */
  export const sources: Readonly<Record<string, Files>>;
  /** The files of a new pack. */
  export const template: Files;
}
