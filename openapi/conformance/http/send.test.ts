import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { send } from './send.ts';

const answer = 'HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const large = { method: 'POST', path: '/', headers: {}, body: 'a'.repeat(20_000_000) };

/** A server that hangs up on so many requests before it has read them, and answers those that follow. */
async function startHasty(hangUps: number) {
  let connections = 0;
  const server = createServer((socket: Socket) => {
    connections += 1;
    const isRefused = connections <= hangUps;
    socket.on('error', () => undefined);
    if (isRefused) socket.once('data', () => socket.resetAndDestroy());
    else socket.once('data', () => socket.write(answer)).resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { base, connections: () => connections };
}

test('a request that was hung up on before it was read is sent again', async () => {
  const { base, connections } = await startHasty(2);

  expect((await send(base, large)).status).toBe(413);
  expect(connections()).toBe(3);
});

test('a server that always hangs up gives no answer', async () => {
  const { base, connections } = await startHasty(9);

  await expect(send(base, large)).rejects.toThrow(/^POST \/ got no answer: /);
  expect(connections()).toBe(3);
});
