import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curl } from './curl.ts';

test('a shell splits the command into the intended arguments, with quotes inside them', () => {
  const request = {
    method: 'POST',
    path: "/a?b=it's",
    headers: { Authorization: "tma a'b&c" },
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
    "Authorization: tma a'b&c",
    '--data-raw',
    `{"text":"it's $HOME"}`,
  ]);
});

test('a long body is replaced by its size', () => {
  const request = { method: 'POST', path: '/a', headers: {}, body: 'a'.repeat(70_000) };
  expect(curl('http://127.0.0.1', request)).toContain('@body-of-70000-bytes');
});

test('a long header is replaced by its length', () => {
  const request = { method: 'GET', path: '/a', headers: { 'X-Filler': 'a'.repeat(20_000) } };
  expect(curl('http://127.0.0.1', request)).toContain("'X-Filler: (20000 characters)'");
});
