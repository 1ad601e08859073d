/** `kickdoor pack new`: writes a playable starter pack. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { isPackId, newPack } from '@kickdoor/packs';
import { packTemplate, setIds } from '@kickdoor/packs/node';
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import { isLanguage, LANGUAGES, type Language } from '@kickdoor/words';
import { Command, InvalidArgumentError } from 'commander';
import { mustHoldFiles } from '../files.ts';
import { flag, path, type Words } from '../words/words.ts';

interface Flags {
  readonly languages?: readonly Language[];
  readonly author?: string;
  readonly license?: string;
}

/** The hidden folder in which editors find the schemas; not part of the pack. */
const SCHEMAS = '.schema';

/** The subcommand. Never overwrites anything. */
export function newCommand(words: Words): Command {
  return new Command('new')
    .description(words.say('cli-pack-new'))
    .argument(`<${words.say('cli-value-folder')}>`, words.say('cli-pack-new-folder'), (text: string) =>
      nameOfNew(path(words)(text), words),
    )
    .option(flag(words, '--languages', 'languages'), words.say('cli-pack-new-languages'), (text: string) =>
      languagesIn(text, words),
    )
    .option(flag(words, '--author', 'text'), words.say('cli-pack-new-author'), path(words))
    .option(flag(words, '--license', 'text'), words.say('cli-pack-new-license'), path(words))
    .action((folder: string, flags: Flags) => write(folder, flags, words));
}

/** Checks the folder to write, whose name becomes the pack's id. */
function nameOfNew(folder: string, words: Words): string {
  const id = basename(folder);
  if (!isPackId(id)) throw new InvalidArgumentError(words.say('cli-pack-new-id', { name: id }));
  if (setIds().includes(id)) throw new InvalidArgumentError(words.say('cli-pack-new-taken', { set: id }));
  if (existsSync(folder) && !isEmpty(folder)) {
    throw new InvalidArgumentError(words.say('cli-pack-new-full', { folder }));
  }
  return folder;
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    // Whatever it is, it isn't a folder.
    return false;
  }
}

function languagesIn(text: string, words: Words): readonly Language[] {
  const wanted = [...new Set(text.split(',').map((one) => one.trim()))];
  const known = wanted.filter(isLanguage);
  if (known.length === wanted.length) return known;
  throw new InvalidArgumentError(words.say('cli-pack-new-no-language', { languages: LANGUAGES.join(', ') }));
}

function write(folder: string, flags: Flags, words: Words): void {
  const spoken = isLanguage(words.language) ? words.language : 'en';
  const { languages = [spoken], author = null, license = null } = flags;
  const files = newPack({ id: basename(folder), languages, author, license }, packTemplate());
  const schemas = { card: cardFileSchema(), pack: packFileSchema(), pictures: picturesFileSchema() };
  const all = new Map<string, string | Uint8Array>(files);
  for (const [name, schema] of Object.entries(schemas)) {
    all.set(`${SCHEMAS}/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }
  mustHoldFiles(folder);
  for (const [file, content] of all) {
    const to = join(folder, file);
    mkdirSync(dirname(to), { recursive: true });
    // Don't overwrite files created in the meantime.
    writeFileSync(to, content, { flag: 'wx' });
  }
  const lines = [
    words.say('cli-pack-new-made', { folder, languages: languages.join(', ') }),
    `  kickdoor pack check ${folder}`,
    `  kickdoor serve --packs ${folder}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
