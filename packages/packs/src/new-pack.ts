/** A starter pack: it has a card of each kind and is playable. Pure, and safe in a browser. */
import { z } from 'zod';
import type { Language } from '@kickdoor/words';
import { idSchema } from './format/card.ts';
import type { PackFiles } from './check-files.ts';

/** The author's input for a new pack. */
export interface NewPack {
  /** A valid id by {@link isPackId}. */
  readonly id: string;
  /** At least one. */
  readonly languages: readonly Language[];
  readonly author: string | null;
  readonly license: string | null;
}

/** Whether a text is a valid pack id. */
export function isPackId(text: string): boolean {
  return z.safeParse(idSchema, text).success;
}

const WORDS = /^words\/(?<language>[a-z]+)\//u;

/**
 * The files of a new pack, by path. `template` has the files of `packages/packs/template`: cards, pictures, and names
 * in every language.
 */
export function newPack(wish: NewPack, template: ReadonlyMap<string, string>): PackFiles {
  const files = new Map([['pack.yaml', packFile(wish)]]);
  for (const [path, text] of template) {
    const language = WORDS.exec(path)?.groups?.['language'];
    if (language === undefined) files.set(path, text);
    else if (wish.languages.some((one) => one === language)) files.set(path, named(text, wish.id));
  }
  return files;
}

/** JSON is valid YAML, so quoting as JSON keeps any input text. */
function packFile({ id, languages, author, license }: NewPack): string {
  return `# yaml-language-server: $schema=.schema/pack.schema.json
id: ${id} # what the set is called in files and commands; the name that players read is in words/
version: 1.0.0 # raise it whenever the cards change
languages: [${languages.join(', ')}]
${author === null ? '# author: who made it' : `author: ${JSON.stringify(author)}`}
${license === null ? '# license: on what terms others may pass it on, such as CC-BY-4.0' : `license: ${JSON.stringify(license)}`}
look: { paper: straw, shading: ruled, wall: teal, light: gold }
`;
}

/** Words with the pack's own name added before those of its cards. */
function named(text: string, id: string): string {
  const title = id.replaceAll(/(?:^|-)(?<first>[a-z0-9])/gu, (found: string) =>
    found.replace('-', ' ').toUpperCase(),
  );
  return text.replace('\n\n', `\n\npack = ${title}\n\n`);
}
