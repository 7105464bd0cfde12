import { expect, test } from 'vitest';
import { solveWith } from './solve-with.ts';

test.each([
  ['assigns a handler', 'onmessage = ({ data }) => postMessage(data)'],
  ['is strict', "'use strict'; onmessage = ({ data }) => postMessage(data)"],
  ['declares a function', 'function onmessage({ data }) { postMessage(data); }'],
  ['declares a variable', 'var onmessage = ({ data }) => postMessage(data)'],
  ['awaits', 'onmessage = async ({ data }) => { await null; postMessage(data); }'],
  ['posts in a promise', 'onmessage = ({ data }) => { Promise.resolve(data).then(postMessage); }'],
  [
    'encodes and decodes',
    'onmessage = ({ data }) => postMessage(new TextDecoder().decode(new TextEncoder().encode(data)))',
  ],
  ['does not end', 'onmessage = ({ data }) => { postMessage(data); for (;;); }'],
])('a script that %s solves a task', async (_, script) => {
  expect(await solveWith(script, '1,ü')).toBe('1,ü');
});

test.each([
  [
    'throws',
    'onmessage = () => { throw new Error("out of cheese") }',
    'throws Error: out of cheese',
  ],
  ['rejects', 'onmessage = async () => { unknown(); }', 'throws ReferenceError: unknown'],
  ['is no script', '<!doctype html>', 'throws SyntaxError'],
  ['has no handler', '', 'does not post a text back'],
  ['posts a number', 'onmessage = () => postMessage(7)', 'does not post a text back'],
])('a script that %s breaks a rule', async (_, script, sentence) => {
  await expect(solveWith(script, '1')).rejects.toThrow(`The worker script ${sentence}`);
});

test('a script that never ends is killed', async () => {
  const looping = solveWith('onmessage = () => { for (;;); }', '1', 500);
  await expect(looping).rejects.toThrow('does not post a text back within 0.5 s');
});

test('a script that leaves its sandbox reaches neither files nor programs nor the environment', async () => {
  const inProcess = (code: string) =>
    solveWith(
      `onmessage = () => {
        const process = TextDecoder.constructor('return process')();
        postMessage(String(${code}));
      }`,
      '1',
    );
  expect(await inProcess('Object.keys(process.env)')).toBe('');
  await expect(
    inProcess(`process.getBuiltinModule('node:fs').readFileSync(process.execPath)`),
  ).rejects.toThrow('Access to this API has been restricted');
  await expect(
    inProcess(`process.getBuiltinModule('node:child_process').execFileSync(process.execPath)`),
  ).rejects.toThrow('Access to this API has been restricted');
});

test('many scripts at once do not make Node warn of a leak', async () => {
  const before = process.listenerCount('exit');
  const script = 'onmessage = ({ data }) => postMessage(data)';

  const solving = Array.from({ length: 12 }, () => solveWith(script, '1'));

  expect(process.listenerCount('exit')).toBe(before);
  await Promise.all(solving);
});
