import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curl } from './curl.ts';

test('a shell splits the command into the intended arguments, with quotes inside them', () => {
  const request = {
    method: 'POST',
    path: "/a?b=it's",
    headers: { 'content-type': 'text/plain', Authorization: "tma a'b&c", 'X-Two': ['1', '2'] },
    body: `{"text":"it's $HOME"}`,
  };
  const command = curl('http://127.0.0.1', request).replace(/^curl/, "printf '%s\\n'");
  const parts = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trimEnd().split('\n');
  expect(parts).toEqual([
    '-i',
    '-X',
    'POST',
    "http://127.0.0.1/a?b=it's",
    '-H',
    'content-type: text/plain',
    '-H',
    "Authorization: tma a'b&c",
    '-H',
    'X-Two: 1',
    '-H',
    'X-Two: 2',
    '--data-raw',
    `{"text":"it's $HOME"}`,
  ]);
});

test.each([
  ['deeply nested', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['padded', `{"text":"it's"}${' '.repeat(70_000)}`],
])('a long body that is %s is written by the command', (_, body) => {
  const command = curl('http://127.0.0.1', { method: 'POST', path: '/a', headers: {}, body });
  expect(command.length).toBeLessThan(300);
  const script = command.replace(/ \| curl .*/, '');
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(body);
  expect(command).toMatch(
    / \| curl -i -X POST 'http:\/\/127.0.0.1\/a' -H 'Content-Type:' --data-binary @-$/,
  );
});

test('a body of a few bytes that are no text is written by the command', () => {
  const body = Buffer.from('{"a":"\xff"}', 'latin1');
  const command = curl('http://127.0.0.1', { method: 'POST', path: '/a', headers: {}, body });
  const [script = '', sent] = command.split(' | ');
  expect(execFileSync('sh', ['-c', script])).toEqual(body);
  expect(sent).toBe("curl -i -X POST 'http://127.0.0.1/a' -H 'Content-Type:' --data-binary @-");
});

test.each([
  [{ method: 'HEAD', path: '/a', headers: {} }, "curl -I 'http://127.0.0.1/a'"],
  [
    { method: 'GET', path: '/a', headers: { 'X-Empty': '' } },
    "curl -i 'http://127.0.0.1/a' -H 'X-Empty;'",
  ],
  [
    { method: 'POST', path: '/a', headers: {}, body: '{}' },
    "curl -i -X POST 'http://127.0.0.1/a' -H 'Content-Type:' --data-raw '{}'",
  ],
])('curl adds and drops nothing: %j', (request, command) => {
  expect(curl('http://127.0.0.1', request)).toBe(command);
});

test('a long URL is written by the command', () => {
  const url = `http://127.0.0.1/a?filler=${'a'.repeat(7_000)}&b=it's`;
  const request = { method: 'GET', path: url.replace('http://127.0.0.1', ''), headers: {} };
  const command = curl('http://127.0.0.1', request);
  expect(command.length).toBeLessThan(300);
  const printed = command.replace(/^curl/, "printf '%s\\n'");
  const parts = execFileSync('sh', ['-c', printed], { encoding: 'utf8' }).trimEnd().split('\n');
  expect(parts).toEqual(['-i', url]);
});

test.each([Array.from({ length: 5_000 }, (_, at) => at).join(), Buffer.alloc(5_000)])(
  'another long body is replaced by its size',
  (body) => {
    const request = { method: 'POST', path: '/a', headers: {}, body };
    expect(curl('http://127.0.0.1', request)).toContain(`@body-of-${body.length}-bytes`);
  },
);

test('a long header is replaced by its length', () => {
  const request = { method: 'GET', path: '/a', headers: { 'X-Filler': 'a'.repeat(20_000) } };
  expect(curl('http://127.0.0.1', request)).toContain("'X-Filler: (20000 characters)'");
});
