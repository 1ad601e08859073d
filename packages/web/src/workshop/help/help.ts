/**
 * Help on fields in the page's language. The schemas have it in English, and each English sentence is the key of its
 * translation in a language's file; `test/workshop/help.test.ts` checks that the two agree.
 */
import { createContext, useContext } from 'react';

/** Translates a sentence of a schema; empty if the language has no translation. */
export type Help = (sentence: string) => string;

const FILES = import.meta.glob<Readonly<Record<string, string>>>('./*.json', { import: 'default' });

const asItStands: Help = (sentence) => sentence;

/** Loads a language's translations; English needs none. Rejects if they can't be loaded. */
export async function helpIn(language: string): Promise<Help> {
  if (language === 'en') return asItStands;
  const translated = new Map(Object.entries((await FILES[`./${language}.json`]?.()) ?? {}));
  return (sentence) => translated.get(sentence) ?? '';
}

/** A part of a help text: words, or a name from the files. */
interface Part {
  readonly text: string;
  readonly isName: boolean;
}

/** Splits a help text into parts: names are between backticks. */
export function partsOf(said: string): readonly Part[] {
  return said
    .split('`')
    .map((text, at) => ({ text, isName: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** The help that the workshop has loaded. */
export const HelpContext = createContext<Help>(asItStands);

/** Returns the help in the current language. */
export function useHelp(): Help {
  return useContext(HelpContext);
}
