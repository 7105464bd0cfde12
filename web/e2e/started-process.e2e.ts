import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort } from '../../.ci/test-run/free-port.ts';

/** Returns a script that starts a server with `StartedProcess` and then keeps running. */
const run = (port: number) => `
  import { StartedProcess } from ${JSON.stringify(new URL('started-process.ts', import.meta.url).href)};
  const server = "require('node:http').createServer((_, response) => response.end()).listen(${port}, '127.0.0.1')";
  const started = new StartedProcess('sh', ['-c', 'node -e "$SERVER"'], { ...process.env, SERVER: server });
  await started.responds('http://127.0.0.1:${port}/');
  console.log('ready');
  setInterval(() => {}, 1000);
`;

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

for (const signal of ['SIGKILL', 'SIGTERM', 'SIGINT'] as const) {
  test(`processes that a run of journeys started end with it, even after ${signal}`, async () => {
    const port = await freePort();
    const journeys = spawn('node', ['--input-type=module', '-e', run(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(journeys.stdout, 'data');
    expect(await isListening(port)).toBe(true);

    journeys.kill(signal);

    await expect.poll(() => isListening(port)).toBe(false);
  });
}
