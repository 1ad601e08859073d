import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';

test('without an environment there are defaults', () => {
  expect(readSettings({})).toEqual({ port: 3000, host: '0.0.0.0', dataDir: './data', logLevel: null });
});

test('the environment goes before them', () => {
  const env = { PORT: '8080', HOST: '127.0.0.1', DATA_DIR: '/srv/kickdoor', LOG_LEVEL: 'error' };
  expect(readSettings(env)).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/kickdoor',
    logLevel: 'error',
  });
});

test.each([
  ['PORT', 'http', 'PORT is "http"; expected a number from 0 to 65535'],
  ['PORT', '70000', 'PORT is "70000"; expected a number from 0 to 65535'],
  ['PORT', '', 'PORT is ""; expected a number from 0 to 65535'],
  ['HOST', 'a b', 'HOST is "a b"; expected an address or the name of this machine, such as 127.0.0.1'],
  ['DATA_DIR', '', 'DATA_DIR is ""; expected a folder'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; expected fatal, error, warn, info, debug, silent'],
])('%s=%s is refused in one line', (name, value, error) => {
  expect(readSettings({ [name]: value })).toEqual({ error });
});
