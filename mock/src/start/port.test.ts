import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { portProblem } from './port.ts';

async function listen(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return address.port;
}

test('the message for a taken port names the port and a free one to set as PORT', async () => {
  const port = await listen(0);

  const problem = await portProblem(`${port}`, '127.0.0.1', 'npm start');

  const [, other] = /PORT=\d+ is taken.+PORT=(\d+) npm start$/.exec(problem ?? '') ?? [];
  expect(problem).toContain(
    `PORT=${port} is taken: something already listens on 127.0.0.1:${port}.`,
  );
  expect(Number(other)).toBeGreaterThan(port);
  expect(await listen(Number(other))).toBe(Number(other));
});

test('the message for the last port, if it is taken, names a port that exists', async () => {
  // Something else may listen there already.
  await listen(65_535).catch(() => {});

  const problem = await portProblem('65535', '127.0.0.1', 'npm start');

  const [, other] = /PORT=65535 is taken.+PORT=(\d+) npm start$/.exec(problem ?? '') ?? [];
  expect(Number(other)).toBeGreaterThanOrEqual(1_024);
});

test('a free port is no problem', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');

  const port = typeof address === 'object' ? address?.port : undefined;
  expect(await portProblem(`${port}`, '127.0.0.1', 'npm start')).toBeNull();
});

test.each(['eighty', '0', '65536', '80.5', ''])('PORT=%s is refused', async (port) => {
  expect(await portProblem(port, '127.0.0.1', 'npm start')).toBe(
    `PORT must be a whole number from 1 to 65535 (got "${port}").`,
  );
});
