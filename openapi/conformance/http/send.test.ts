import { expect, test } from 'vitest';
import { startRawServer } from '../raw-server.fixture.ts';
import { send } from './send.ts';

const response = 'HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const large = { method: 'POST', path: '/', headers: {}, body: 'a'.repeat(20_000_000) };

async function startResettingServer(resets: number) {
  let connections = 0;
  const address = await startRawServer((socket) => {
    connections += 1;
    const isReset = connections <= resets;
    if (isReset) socket.once('data', () => socket.resetAndDestroy());
    else socket.once('data', () => socket.write(response)).resume();
  });
  return { base: `http://${address}`, connections: () => connections };
}

test('a request whose connection was reset before it was read is sent again', async () => {
  const { base, connections } = await startResettingServer(2);

  expect((await send(base, large)).status).toBe(413);
  expect(connections()).toBe(3);
});

test('a server that resets every connection is reported after three attempts', async () => {
  const { base, connections } = await startResettingServer(9);

  await expect(send(base, large)).rejects.toThrow(/^POST \/ got no response: /);
  expect(connections()).toBe(3);
});

test('a response that ends too early is reported with its request', async () => {
  const address = await startRawServer((socket) => {
    socket.resume().end('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc');
  });

  const sent = send(`http://${address}`, { method: 'GET', path: '/level', headers: {} });
  await expect(sent).rejects.toThrow('GET /level got an incomplete response');
});

test.each([
  [200, undefined],
  [409, 'ABC123'],
])('the code of a response with status %i is %s', async (status, code) => {
  const head = `HTTP/1.1 ${status} Status\r\nConnection: close`;
  const address = await startRawServer((socket) => {
    socket.resume().end(`${head}\r\nContent-Length: 17\r\n\r\n{"code":"ABC123"}`);
  });

  const request = { method: 'GET', path: '/user/referrals/code', headers: {} };
  const response = await send(`http://${address}`, request);
  expect([response.json, response.code]).toEqual([{ code: 'ABC123' }, code]);
});
