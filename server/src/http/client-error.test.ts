import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { rawResponse } from '../../test/raw-response.ts';
import { startServer } from '../../test/start-server.ts';
import { createHttpServer } from './create-http-server.ts';

const { port } = await startServer();
const responseTo = (bytes: string) => rawResponse(port, bytes);

test('[ERR-22] headers larger than the server reads get a problem of the catalogue', async () => {
  const response = await responseTo(
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(response).toContain('application/problem+json');
  expect(response).toContain('"code":"HEADERS_TOO_LARGE"');
});

test.each([
  ['a text', 'hello\r\n\r\n'],
  ['the beginning of TLS', Buffer.from('16030100a5010000a10303', 'hex')],
  ['a header without a colon', 'GET / HTTP/1.1\r\nno colon\r\n\r\n'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n'],
])('[ERR-22] %s is not HTTP and gets a problem of the catalogue', async (_, bytes) => {
  const [head = '', body = ''] = (await rawResponse(port, bytes)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(body)).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ pointer: '', code: 'http' }],
  });
});

test('a request without a Host header reaches the application', async () => {
  const response = await responseTo('GET /api/nothing HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(response).toContain('"code":"NOT_FOUND"');
});

/** Requests `/healthz`, and sends bytes that are not HTTP when the response begins. Returns what comes after them. */
async function afterResponse(to: number): Promise<string> {
  const socket = connect(to, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.write('hello\r\n\r\n');
  return text(socket);
}

test('bytes that are not HTTP get a problem after a complete response', async () => {
  expect(await afterResponse(port)).toMatch(/^HTTP\/1\.1 400 /m);
});

test('bytes that are not HTTP end a connection in the middle of a response, without a second head', async () => {
  const limits = { total: 1, perAddress: 1 };
  const server = createHttpServer((_, response) => response.writeHead(200).write('half'), limits);
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  expect(await afterResponse(address.port)).not.toContain('HTTP/1.1');
});
