import { expect, test } from 'vitest';
import { LIMITS, scaled } from '../src/guard/limits.ts';
import { readSettings } from '../src/settings.ts';
import { usualThinking } from '../src/thinking/usual.ts';

const DAY = 24 * 3600_000;

const USUAL = {
  port: 3000,
  host: '0.0.0.0',
  dataDir: './data',
  packsDir: null,
  hostPacks: 'link',
  cluster: null,
  logLevel: null,
  proxies: [],
  names: [],
  records: null,
  keep: { finished: 30 * DAY, abandoned: 90 * DAY },
  metrics: null,
  adminToken: null,
  push: null,
  limits: LIMITS,
  thinking: usualThinking(),
};

test('an empty environment gives the defaults', () => {
  expect(readSettings({})).toEqual(USUAL);
});

test('the environment overrides the defaults', () => {
  const env = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/kickdoor',
    PACKS_DIR: '/srv/packs',
    HOST_PACKS: 'listed',
    LOG_LEVEL: 'error',
    TRUSTED_PROXY: 'loopback, 10.0.0.0/8,fd00::1',
    HOST_NAMES: 'Game.example.org, localhost,[::1]',
    RECORDS_DIR: '/srv/records',
    KEEP_FINISHED: '12h',
    KEEP_ABANDONED: 'never',
    METRICS_ADDRESS: '[::1]:9464',
    ADMIN_TOKEN: 'a-token-of-some-length',
    PUSH_CONTACT: 'mailto:owner@example.org',
    PUSH_HOSTS: 'Push.example.org, *.example.net',
    LIMITS: '2.5',
    BOT_THREADS: '3',
    BOT_TIME: '400',
  };
  expect(readSettings(env)).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/kickdoor',
    packsDir: '/srv/packs',
    hostPacks: 'listed',
    cluster: null,
    logLevel: 'error',
    proxies: ['loopback', '10.0.0.0/8', 'fd00::1'],
    names: ['game.example.org', 'localhost', '[::1]'],
    records: '/srv/records',
    keep: { finished: DAY / 2, abandoned: null },
    metrics: { host: '::1', port: 9464 },
    adminToken: 'a-token-of-some-length',
    push: { contact: 'mailto:owner@example.org', hosts: ['push.example.org', '*.example.net'] },
    limits: scaled(LIMITS, 2.5),
    thinking: { threads: 3, longest: 400 },
  });
});

test.each([
  ['PORT', 'http', 'port'],
  ['PORT', '70000', 'port'],
  ['HOST', 'a b', 'host'],
  ['DATA_DIR', 'a\0b', 'folder'],
  ['LOG_LEVEL', 'loud', 'level'],
  ['STORE', 'mysql://x', 'store'],
  ['STORE', 'postgres://', 'store'],
  ['NATS', 'http://x', 'nats'],
  ['ADVERTISE', '10.0.0.2:3000', 'advertised'],
  ['TRUSTED_PROXY', '10.0.0.0/99', 'proxy'],
  ['TRUSTED_PROXY', 'true', 'proxy'],
  ['TRUSTED_PROXY', '10.0.0.1,', 'proxy'],
  ['HOST_NAMES', 'https://game.example.org', 'names'],
  ['KEEP_FINISHED', '30', 'duration'],
  ['KEEP_ABANDONED', '0d', 'duration'],
  ['RECORDS_DIR', 'a\0b', 'folder'],
  ['PACKS_DIR', 'a\0b', 'folder'],
  ['METRICS_ADDRESS', '9464', 'listener'],
  ['METRICS_ADDRESS', '127.0.0.1:99999', 'listener'],
  ['PUSH_CONTACT', 'owner@example.org', 'contact'],
  ['PUSH_CONTACT', 'http://example.org', 'contact'],
  ['PUSH_HOSTS', 'https://push.example.org', 'hosts'],
  ['PUSH_HOSTS', '*', 'hosts'],
  ['PUSH_HOSTS', '10.0.0.1', 'hosts'],
  ['HOST_PACKS', 'yes', 'host-packs'],
  ['LIMITS', '0', 'limits'],
  ['LIMITS', 'none', 'limits'],
  ['BOT_THREADS', '0', 'threads'],
  ['BOT_TIME', '10001', 'milliseconds'],
])('%s=%s is refused, with what is expected', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toEqual({ unusable: name, value, expected });
});

test.each(['too-short', 'with a space and length', 'mit-Umläuten-und-lang'])(
  'the token %s is refused, and not repeated',
  (token) => {
    expect(readSettings({ ADMIN_TOKEN: token })).toEqual({
      unusable: 'ADMIN_TOKEN',
      value: '',
      expected: 'token',
    });
  },
);

test('an empty variable counts as unset', () => {
  const env = { PORT: '', HOST: '', DATA_DIR: '', LOG_LEVEL: '', TRUSTED_PROXY: '', LIMITS: '' };
  expect(readSettings(env)).toEqual(USUAL);
});

test('the command line overrides the environment, and an empty value there is an error', () => {
  expect(readSettings({ PORT: '8080' }, { PORT: '9090' })).toMatchObject({ port: 9090 });
  expect(readSettings({ PORT: '8080' }, { PORT: '' })).toEqual({
    unusable: 'PORT',
    value: '',
    expected: 'port',
  });
});

test('a shared store', () => {
  const store = 'postgres://kickdoor:secret@db/kickdoor';
  const more = { NATS: 'nats://a:4222, nats://b', ADVERTISE: 'http://10.0.0.2:3000' };
  expect(readSettings({ STORE: store, DATA_DIR: '/srv/kickdoor', ...more })).toEqual({
    ...USUAL,
    dataDir: '/srv/kickdoor',
    cluster: { store, nats: 'nats://a:4222, nats://b', advertised: 'http://10.0.0.2:3000' },
  });
});

test('settings that contradict each other', () => {
  const store = 'postgres://db/kickdoor';
  expect(readSettings({ STORE: store }, { DATA_DIR: 'x' })).toEqual({
    unusable: 'DATA_DIR',
    value: 'x',
    expected: 'no-data',
  });
  for (const [name, value] of [
    ['NATS', 'nats://a'],
    ['ADVERTISE', 'http://a:3000'],
  ] as const) {
    expect(readSettings({ [name]: value })).toEqual({ unusable: name, value, expected: 'no-store' });
  }
});

test('bots don’t search if they have no time for it', () => {
  expect(readSettings({ BOT_TIME: '0', BOT_THREADS: '2' })).toMatchObject({ thinking: null });
});
