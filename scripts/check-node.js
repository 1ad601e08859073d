// Runs after `npm install` and `npm ci`. npm puts node_modules/.bin first on PATH, so the process
// running this should be the Node that package.json pins.
import { existsSync } from 'node:fs';

/** @type {Record<string, string>} */
const SAID = {
  en:
    'the pinned Node 24 was not installed (this is FOUND). Its install script must be allowed to run: ' +
    'try `npm rebuild node`, or use Node 24 or newer.',
  ru:
    'нужный Node 24 не установлен (здесь FOUND). Его установочный скрипт должен иметь право на запуск: ' +
    'попробуй `npm rebuild node` или возьми Node 24 или новее.',
  de:
    'Das nötige Node 24 wurde nicht installiert (hier ist es FOUND). Sein Installationsskript muss laufen dürfen: ' +
    'Versuche `npm rebuild node`, oder nimm Node 24 oder neuer.',
};

const installed = existsSync(new URL('../node_modules/node', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);
if (installed && major < 24) {
  const { KICKDOOR_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env;
  const set = [KICKDOOR_LANG, LC_ALL, LC_MESSAGES, LANG].find((value) => (value ?? '') !== '');
  const said = SAID[set?.slice(0, 2) ?? 'en'] ?? SAID['en'] ?? '';
  process.stderr.write(`kickdoor: ${said.replace('FOUND', process.version)}\n`);
  process.exitCode = 1;
}
