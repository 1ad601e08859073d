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
  ['PORT', 'http', 'port'],
  ['PORT', '70000', 'port'],
  ['HOST', 'a b', 'host'],
  ['DATA_DIR', 'a\0b', 'folder'],
  ['LOG_LEVEL', 'loud', 'level'],
])('%s=%s is refused, with what is expected', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toEqual({ unusable: name, value, expected });
});

test('an empty variable counts as not set', () => {
  const env = { PORT: '', HOST: '', DATA_DIR: '', LOG_LEVEL: '' };
  expect(readSettings(env)).toEqual(readSettings({}));
});

test('the command line goes before the environment, and can be empty by mistake alone', () => {
  expect(readSettings({ PORT: '8080' }, { PORT: '9090' })).toMatchObject({ port: 9090 });
  expect(readSettings({ PORT: '8080' }, { PORT: '' })).toEqual({
    unusable: 'PORT',
    value: '',
    expected: 'port',
  });
});
