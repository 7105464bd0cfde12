import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

const tokens = { bot_token: '1:token', analytics_token: 'analytics' };
const read = (...argv: string[]) => readOptions(argv, tokens);

test('the address alone is enough, with the base path or without', () => {
  const expected = { url: 'http://127.0.0.1:8080', live: 'ws://127.0.0.1:8080/api/live' };
  expect(read('--url', 'http://127.0.0.1:8080')).toMatchObject(expected);
  expect(read('--url', 'http://127.0.0.1:8080/api/')).toMatchObject(expected);
});

test('an address in upper case and one of IP version 6 are understood', () => {
  expect(read('--url', 'HTTP://LOCALHOST:8080/')).toMatchObject({
    url: 'http://localhost:8080',
    live: 'ws://localhost:8080/api/live',
  });
  expect(read('--url', 'http://[::1]:8080').live).toBe('ws://[::1]:8080/api/live');
});

test('an https server has its live connection at wss, and none leaves it out', () => {
  expect(read('--url', 'https://example.com').live).toBe('wss://example.com/api/live');
  expect(read('--url', 'https://example.com', '--live', 'none').live).toBeNull();
});

test.each([
  ['no address', []],
  ['an invalid address', ['--url', 'somewhere']],
  ['an address without a scheme', ['--url', 'localhost:8080']],
  ['an address of another scheme', ['--url', 'ws://127.0.0.1:8080']],
  ['an address with a query', ['--url', 'http://127.0.0.1:8080?a=1']],
  ['an address with a fragment', ['--url', 'http://127.0.0.1:8080/#top']],
  ['an address with a path', ['--url', 'http://127.0.0.1:8080/bold']],
  ['an address with a user', ['--url', 'http://ada:secret@127.0.0.1:8080']],
  ['a live connection without a scheme', ['--url', 'http://a.b', '--live', 'a.b/api/live']],
  ['a live connection over http', ['--url', 'http://a.b', '--live', 'http://a.b/api/live']],
  ['a path of the analytics backend', ['--url', 'http://a.b', '--analytics', '/analytics']],
  ['a port above 65535', ['--url', 'http://a.b', '--bot-api-listen', '65536']],
  ['a seed that is not a number', ['--url', 'http://a.b', '--seed', 'x']],
  ['a report without a file', ['--url', 'http://a.b', '--report', 'html']],
  ['an unknown report', ['--url', 'http://a.b', '--report', 'pdf', '--out', 'a']],
  ['an unknown option', ['--url', 'http://a.b', '--fast']],
])('%s is refused', (_what, argv) => {
  expect(() => read(...argv)).toThrow();
});

test('several tags may be named', () => {
  expect(read('--url', 'http://a.b', '--only', 'users,taps', '--only', 'live').only).toEqual([
    'users',
    'taps',
    'live',
  ]);
});

test('one run may write several reports', () => {
  const junit = ['--report', 'junit', '--out', 'a.xml'];
  const html = ['--report', 'html', '--out', 'a.html'];
  expect(read('--url', 'http://a.b', ...junit, ...html).reports).toEqual([
    { form: 'junit', file: 'a.xml' },
    { form: 'html', file: 'a.html' },
  ]);
  expect(read('--url', 'http://a.b').reports).toEqual([]);
});

test('wallets sign for the host of the server by default, or for --app-domain', () => {
  expect(read('--url', 'https://api.example.com').appDomain).toBe('api.example.com');
  const named = read('--url', 'https://api.example.com', '--app-domain', 'bold.example');
  expect(named.appDomain).toBe('bold.example');
});
