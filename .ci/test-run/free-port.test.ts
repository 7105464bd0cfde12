import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const module = JSON.stringify(join(import.meta.dirname, 'free-port.ts'));
const print = `const { freePort } = await import(${module}); console.log(await freePort());`;

test('two test runs on one machine get different ports, before anything listens on them', async () => {
  const own = [await freePort(), await freePort()];

  const { stdout } = await promisify(execFile)(process.execPath, ['-e', print]);

  expect(new Set([...own, Number(stdout)]).size).toBe(3);
});
