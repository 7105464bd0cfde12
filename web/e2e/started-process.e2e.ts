import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort } from './free-port.ts';

/** A run of journeys in small: it starts a server and then waits for ever. */
const run = (port: number) => `
  import { StartedProcess } from ${JSON.stringify(new URL('started-process.ts', import.meta.url).href)};
  const server = "require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')";
  const started = new StartedProcess('sh', ['-c', 'node -e "$SERVER"'], { ...process.env, SERVER: server });
  await started.answers('http://127.0.0.1:${port}/');
  console.log('ready');
  setInterval(() => {}, 1000);
`;

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

for (const signal of ['SIGKILL', 'SIGTERM', 'SIGINT'] as const) {
  test(`what a run of journeys started ends with it, also by ${signal}`, async () => {
    const port = await freePort();
    const journeys = spawn('node', ['--input-type=module', '-e', run(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(journeys.stdout, 'data');
    expect(await answers(port)).toBe(true);

    journeys.kill(signal);

    await expect.poll(() => answers(port)).toBe(false);
  });
}
