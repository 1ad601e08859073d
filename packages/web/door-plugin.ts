/**
 * The start page's door, shown before the page has loaded: a separate script in the built page (`src/door/script.ts`),
 * containing the door as rendered by `src/door/draw.tsx` and its texts in all languages. There is none in development.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWords, LANGUAGES, type Language } from '@kickdoor/words';
import { rolldown } from 'rolldown';
import { runnerImport, type Plugin } from 'vite';
import type * as Drawing from './src/door/draw.tsx';
import { hole, type DrawnDoor } from './src/door/model.ts';

const SOURCES = join(import.meta.dirname, 'src');
/** Replaced by the built script, which does the same. */
const JITLESS = '<script src="/jitless.js"></script>';

function textsIn(language: Language): Readonly<Record<string, string>> {
  const files = ['lobby', 'failure'].map((file) => join(SOURCES, 'words', language, `${file}.ftl`));
  const words = createWords(
    language,
    files.map((file) => readFileSync(file, 'utf8')),
  );
  return {
    language: words.say('language'),
    tagline: words.say('tagline'),
    kick: words.say('start-kick'),
    first: words.say('start-kick-first'),
    won: words.say('start-kick-hint'),
    as: words.say('start-as', { name: hole('name') }),
    name: words.say('start-name'),
    change: words.say('start-change'),
    friends: words.say('start-friends'),
    others: words.say('start-others'),
    failure: words.say('failure-text'),
  };
}

/** Renders the page's own door. */
async function drawnDoor(): Promise<DrawnDoor> {
  const { module } = await runnerImport<typeof Drawing>(join(SOURCES, 'door', 'draw.tsx'), {
    configFile: false,
    root: import.meta.dirname,
  });
  return {
    markup: module.drawDoor(),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])),
  };
}

async function builtScript(): Promise<string> {
  const bundle = await rolldown({
    input: join(SOURCES, 'door', 'script.ts'),
    platform: 'browser',
    transform: { define: { __DOOR__: JSON.stringify(await drawnDoor()) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

export function door(): Plugin {
  let built = '';
  return {
    name: 'door',
    apply: 'build',
    async buildStart() {
      const source = await builtScript();
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      built = `assets/door-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: built, source });
    },
    transformIndexHtml: (html) => html.replace(JITLESS, `<script src="/${built}"></script>`),
  };
}
