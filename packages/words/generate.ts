/** Generates the types of every workspace's messages from the English words. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageTypes } from './message-types.ts';

const PACKAGES = join(import.meta.dirname, '..');

/** The files with the types of a workspace's messages, and the name of each type. */
const TYPES = {
  // Phrases are built at the bottom of the rules, with the rules' messages.
  'rules/src/model/messages.ts': 'RuleMessages',
  'words/src/words/messages.ts': 'WordMessages',
  'packs/src/words/messages.ts': 'PackMessages',
  'bots/src/words/messages.ts': 'BotMessages',
  'web/src/words/messages.ts': 'OwnMessages',
  'cli/src/words/messages.ts': 'CliMessages',
} as const;

/** A generated file: its path and its intended content. */
interface Generated {
  readonly path: string;
  readonly text: string;
}

/** The types of all messages, as they should be. */
export function generated(): readonly Generated[] {
  return Object.entries(TYPES).map(([path, name]) => {
    const [workspace = ''] = path.split('/');
    const files = globSync(`${workspace}/src/**/words/en/*.ftl`, { cwd: PACKAGES }).toSorted();
    const sources = files.map((file) => readFileSync(join(PACKAGES, file), 'utf8'));
    return { path: join(PACKAGES, path), text: messageTypes(name, sources) };
  });
}

if (import.meta.main) {
  for (const { path, text } of generated()) writeFileSync(path, text);
}
