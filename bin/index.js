// What `import … from 'kickdoor'` gives: the command and the game server, for programs. Runs on any Node since version 20;
// each runs in a process of its own, under the Node that it needs.
// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('kickdoor.js', import.meta.url));

/** @typedef {'de' | 'en' | 'es' | 'ru'} Language A language that the command speaks. */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the folder that paths are relative to; this process's own if left out
 * @property {Language} [language] of what is printed; English if left out
 */

/**
 * @typedef {object} Ran
 * @property {number} code 0 if all went well
 * @property {string} out what it printed
 * @property {string} err what it printed about mistakes
 */

/**
 * @typedef {object} ServerSettings
 * @property {number} [port] any free one if left out
 * @property {string} [host] the address to listen at; 127.0.0.1, this machine alone, if left out
 * @property {string} data the folder that games are kept in
 */

/**
 * @typedef {object} Server
 * @property {string} url where the page is
 * @property {() => Promise<void>} close stops it; its games go on when it is started again with the same folder
 */

/**
 * Starts the command.
 * @param {readonly string[]} args
 * @param {RunOptions} options
 */
function start(args, { cwd = process.cwd(), language = 'en' }) {
  const env = { ...process.env, KICKDOOR_LANG: language };
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (printed.out += String(text)));
  child.stderr.setEncoding('utf8').on('data', (text) => (printed.err += String(text)));
  return { child, printed };
}

/**
 * Runs a `kickdoor` command to its end, for example `await run(['simulate', '--games', '10', '--json'])`.
 * @param {readonly string[]} args the words after `kickdoor`
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export async function run(args, options = {}) {
  const { child, printed } = start(args, options);
  await once(child, 'close');
  return { code: child.exitCode ?? 1, ...printed };
}

/**
 * Starts a game server, as `kickdoor serve` does, and waits until it is open. Rejects with the reason if it can't start.
 * @param {ServerSettings} settings
 * @returns {Promise<Server>}
 */
export async function serve({ port = 0, host = '127.0.0.1', data }) {
  const args = ['serve', '--port', String(port), '--host', host, '--data', data];
  const { child, printed } = start(args, {});
  const closed = once(child, 'close');
  /** @type {Promise<string>} */
  const open = new Promise((resolve) => {
    child.stdout.on('data', () => {
      const url = /https?:\/\/\S+/u.exec(printed.out)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
  const url = await Promise.race([open, closed.then(() => null)]);
  if (url === null) throw new Error(printed.err.trim());
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
