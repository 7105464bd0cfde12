import { expect, test } from 'vitest';
import { rawResponse } from '../../test/raw-response.ts';
import { startServer } from '../../test/start-server.ts';

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

test('[ERR-22] bytes that are not HTTP get a problem of the catalogue', async () => {
  const response = await responseTo('hello\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('"code":"VALIDATION_FAILED"');
});

test('a request without a Host header reaches the application', async () => {
  const response = await responseTo('GET /api/nothing HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(response).toContain('"code":"NOT_FOUND"');
});
