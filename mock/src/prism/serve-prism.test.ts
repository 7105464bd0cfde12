import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isListening } from '../start/port.ts';

/** Runs a script, and returns its process and the first text that it prints. */
async function start(...script: string[]) {
  const child = spawn(process.execPath, ['--conditions=@bold/source', ...script], {
    cwd: import.meta.dirname,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [text] = await once(child.stdout, 'data');
  return { child, ended, text: String(text) };
}

test.skipIf(process.platform === 'win32')('a closed terminal stops Prism in order', async () => {
  const { child, ended } = await start(join(import.meta.dirname, 'serve-prism.ts'));

  child.kill('SIGHUP');

  expect(await ended).toEqual([0, null]);
});

test('Prism is stopped after an error that nothing caught', async () => {
  const script = `
    import { startPrism } from './prism-process.ts';
    const { address } = await startPrism();
    process.stdout.write(address, () => { throw new Error('A fault.'); });`;
  const { ended, text: address } = await start('--input-type=module', '--eval', script);

  expect(await ended).toEqual([1, null]);
  // Without a request: a Prism that was left behind would end by it, as it can write no line any more.
  await expect.poll(() => isListening(Number(new URL(address).port), '127.0.0.1')).toBe(false);
});
