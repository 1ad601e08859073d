/** The worker that runs this browser's tables. */
import { namesIn } from '@kickdoor/tables/seats/bot-names.ts';
import type { Log } from '@kickdoor/tables/base/log.ts';
import { botNames, sets, version } from 'virtual:here';
import { packs } from 'virtual:packs';
import { z } from 'zod';
import type { FromWorker, ToWorker } from './calls.ts';
import { Host } from './host.ts';
import { IndexedStore } from './indexed-store.ts';
import { KeptSets, SetFile } from './kept-sets.ts';
import { tabOwnership } from './tab-locks.ts';

// The page's security policy, which forbids compiling code from text, also holds in its worker.
z.config({ jitless: true });

const NAME = 'kickdoor.tables';

const say = (message: FromWorker): void => postMessage(message);

const quiet = (): void => undefined;
/** Errors go to the console, which bug reports start from. */
const log: Log = {
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: (what, text) => reportError(new Error(`${text}: ${JSON.stringify(what)}`)),
};

async function fetched(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} can't be had`);
  return response.json();
}

/** The sets that the page was built with; in development, the dev server's. */
async function setsNow(): Promise<readonly SetFile[]> {
  const built = Object.values(packs).map(({ cards }) => cards);
  const urls = built.length > 0 ? built : sets.map((id) => `/api/packs/${id}.json`);
  return Promise.all(urls.map(async (url) => SetFile.parse(await fetched(url))));
}

/** The words of a set's cards, by language. */
async function wordsOf({ setHash }: SetFile): Promise<object> {
  const files = Object.entries(packs[setHash]?.words ?? {});
  const read = files.map(async ([language, url]) => [language, await fetched(url)] as const);
  return Object.fromEntries(await Promise.all(read));
}

const busy = (table: string, isBusy: boolean): void => say({ type: 'busy', table, busy: isBusy });

async function open(): Promise<Host> {
  const store = await IndexedStore.open(NAME);
  return new Host({
    store,
    content: new KeptSets(store, await setsNow(), wordsOf),
    botNames: (language) => namesIn(language, [botNames[language]]),
    ownership: tabOwnership(navigator.locks, busy),
    version,
    log,
  });
}

const opening = open();

async function hear(message: ToWorker): Promise<void> {
  try {
    const host = await opening;
    if (message.type === 'line') await host.connect(message.table, message.port);
    else {
      const { call, name, wish } = message;
      say({ type: 'answer', call, answer: await host.answer(name, wish) });
    }
  } catch (error) {
    reportError(error);
    if (message.type === 'line') message.port.close();
    else say({ type: 'answer', call: message.call, answer: { ok: false, code: 'unavailable' } });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void hear(data));
