import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { connectRedis } from './connect-redis.ts';

/** Starts a server that runs `respond` for each connection, and connects to it. Returns the warnings as they come. */
async function startFaulty(respond: (socket: Socket) => void) {
  const server = createServer((socket) => respond(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const warnings: unknown[] = [];
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line);
    warnings.push([msg, err.message]);
  };
  const { port } = server.address() as AddressInfo;
  const redis = connectRedis(`redis://:wrong@127.0.0.1:${port}`, 'test', pino({}, { write }));
  onTestFinished(() => {
    redis.close();
    server.close();
  });
  return { warnings };
}

test('each reason why Redis is down is logged once', async () => {
  let connections = 0;
  const { warnings } = await startFaulty((socket) => {
    connections += 1;
    if (connections < 3) socket.destroy();
    else socket.on('data', () => socket.write('-WRONGPASS invalid username-password pair\r\n'));
  });
  await expect.poll(() => connections).toBe(5);
  expect(warnings).toEqual([
    ['Redis is down; this server works alone until it is back.', 'Socket closed unexpectedly'],
    ['Redis is still down, for another reason.', 'WRONGPASS invalid username-password pair'],
  ]);
});
