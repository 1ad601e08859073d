/**
 * What forms and the editor say of a field, in the language that is spoken. The schemas say it in English, and each English
 * sentence is the key of its translation in the file of a language: `test/workshop/help.test.ts` holds the two together.
 */
import { createContext, useContext } from 'react';

/** Says a sentence of a schema in the language that is spoken; empty where that language has none for it. */
export type Help = (sentence: string) => string;

const FILES = import.meta.glob<Readonly<Record<string, string>>>('./*.json', { import: 'default' });

const asItStands: Help = (sentence) => sentence;

/** Loads what a language says; English needs nothing. Rejects if it can't be loaded. */
export async function helpIn(language: string): Promise<Help> {
  if (language === 'en') return asItStands;
  const translated = new Map(Object.entries((await FILES[`./${language}.json`]?.()) ?? {}));
  return (sentence) => translated.get(sentence) ?? '';
}

/** A part of what is said: words, or a name that files have for something. */
interface Part {
  readonly text: string;
  readonly isName: boolean;
}

/** What is said in parts: names stand between backticks. */
export function partsOf(said: string): readonly Part[] {
  return said
    .split('`')
    .map((text, at) => ({ text, isName: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** What the workshop has loaded. */
export const HelpContext = createContext<Help>(asItStands);

/** The help to give here. */
export function useHelp(): Help {
  return useContext(HelpContext);
}
