/** Browsers for the game that record whatever goes wrong in them. */
import { isLanguage } from '@kickdoor/words';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { leftovers } from '@kickdoor/words/leftovers';
import { sharedBrowser } from './browser.ts';
import type { Means } from './hands.ts';
import { allowHaste } from './haste.ts';
import { Player } from './player.ts';
import { plainWords, PSEUDO_TAG, speakPseudo } from './pseudo.ts';
import { DESKTOP } from './screens.ts';
import { botNames } from '../../packages/server/src/bot-names.ts';
import { PERSONS } from './seeds.ts';
import type { Speech } from './speech.ts';
import { hear, type Heard } from './words.ts';

/** The players in scenarios. */
const ACTORS = [
  'Aric',
  'Suzan',
  'Marc',
  'Birgitt',
  'Makar',
  'Devin',
  'Denis',
  'Jens',
  'Ivo',
  'Nina',
  'Pia',
  'Otto',
];
/** All players' names; bots have their names in the host's language. */
const PLAYERS = [...PERSONS.map(({ name }) => name), ...botNames('en').map(([name]) => name), ...ACTORS];
/** Texts that are the same in every language: names, their short forms, and keys. */
const NAMES = [...PLAYERS, ...PLAYERS.map((name) => name.slice(0, 2)), 'Esc'];

export interface Site {
  /**
   * Opens a separate browser, sharing nothing with others, with one page. With `haste`, its buttons can be pressed as
   * fast as a machine does.
   */
  open(options?: BrowserContextOptions, language?: Speech, means?: Means, haste?: boolean): Promise<Player>;
  /** Opens another tab in a player's browser. */
  tab(of: Player): Promise<Player>;
}

/** Watches a page: any error in it fails the test at its end. */
async function watch(page: Page): Promise<void> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // Errors from a killed server or network aren't the page's fault, even while it loads, nor are requests that a test
    // expects to fail.
    const isExpected =
      /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INTERNET_DISCONNECTED|status of 4(?:0[019]|22)/u.test(
        message.text(),
      );
    // A wrong address is answered with the page and a 404.
    const isAddress = message.location().url === page.url() && /status of 404/u.test(message.text());
    if (message.type() === 'error' && !isExpected && !isAddress) wrong.push(message.text());
  });
  const heard = await hear(page);
  onTestFinished(() => {
    wrong.push(...stumbles(heard));
    if (wrong.length > 0) throw new Error(`wrong in the page:\n${wrong.join('\n')}`);
  });
}

/** Flaws in a page's texts: words in other languages, and placeholders. */
function stumbles(heard: Heard): readonly string[] {
  return [...heard].flatMap(([language, texts]) => {
    // The page has a title before it has a language.
    if (language === '' && texts.size === 1 && texts.has('Kickdoor')) return [];
    if (language === PSEUDO_TAG) return plainWords(texts);
    if (!isLanguage(language)) return [`texts in no language: ${[...texts].join(' | ')}`];
    return [...texts].flatMap((text) =>
      leftovers(language, text, NAMES).map((slip) => `${slip} in ${language}: ${text}`),
    );
  });
}

/** Pages for the tests of a file. */
export function useSite(): Site {
  return {
    async open(
      options = DESKTOP,
      language = 'en',
      means = options.hasTouch === true ? 'touch' : 'mouse',
      haste = true,
    ) {
      const browser = await sharedBrowser();
      const locale = language === 'pseudo' ? 'en' : language;
      // Service workers are tested with the installed page (`installed.ts`).
      const serviceWorkers = 'block' as const;
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale,
        serviceWorkers,
        ...options,
      });
      context.setDefaultTimeout(60_000);
      onTestFinished(() => context.close());
      if (haste) await allowHaste(context);
      if (language === 'pseudo') await speakPseudo(context);
      const page = await context.newPage();
      await watch(page);
      return new Player(page, { means, language });
    },
    async tab(of) {
      const page = await of.page.context().newPage();
      await watch(page);
      return new Player(page);
    },
  };
}
