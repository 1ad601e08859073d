#!/usr/bin/env node
// Starts the kickdoor command under Node 24 or newer. Runs on any Node since version 20.
// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { said } from './said.js';

const NEEDED_MAJOR = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'packages', 'cli', 'src', 'main.ts');
const unbuilt = existsSync(source);
const entry = unbuilt ? source : join(root, 'dist', 'kickdoor.js');

/** What TypeScript compiles to is kept, for threads and for the next start. */
function keepCompiled() {
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'compiled');
  // Older versions, which only start another Node here, don't have it.
  nodeModule.enableCompileCache?.();
}

/** @returns {string | undefined} the Node binary that the `node` npm package installed */
function pinnedNode() {
  try {
    const folder = dirname(nodeModule.createRequire(import.meta.url).resolve('node/package.json'));
    const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} binary */
function runWith(binary) {
  const child = spawn(binary, [entry, ...process.argv.slice(2)], { stdio: 'inherit' });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both processes.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', () => {
    // It is there, but this machine can't run it.
    process.stderr.write(`${said('cli-needs-node', String(NEEDED_MAJOR))}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

/** npm runs this in a shell that doesn't forward SIGTERM; stop when that shell is gone. */
function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

stopWithNpm();
if (unbuilt) keepCompiled();
if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) {
  process.argv[1] = entry;
  await import(pathToFileURL(entry).href);
} else {
  const binary = pinnedNode();
  if (binary === undefined) {
    process.stderr.write(`${said('cli-needs-node', String(NEEDED_MAJOR))}\n`);
    process.exitCode = 1;
  } else {
    runWith(binary);
  }
}
