import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { port } = await startServer();

/** What the server answers to bytes on a bare socket, until it closes. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

test('[ERR-22] headers larger than the server reads are a problem of the catalogue', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('application/problem+json');
  expect(answer).toContain('"code":"HEADERS_TOO_LARGE"');
});

test('[ERR-22] what is not HTTP is a problem too', async () => {
  const answer = await answerTo('hello\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"VALIDATION_FAILED"');
});

test('a request without a host is answered by the application', async () => {
  const answer = await answerTo('GET /api/nothing HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(answer).toContain('"code":"NOT_FOUND"');
});
