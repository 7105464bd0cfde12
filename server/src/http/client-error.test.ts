import { expect, test } from 'vitest';
import { rawAnswer } from '../../test/raw-answer.ts';
import { startServer } from '../../test/start-server.ts';

const { port } = await startServer();
const answerTo = (bytes: string) => rawAnswer(port, bytes);

test('[ERR-22] headers larger than the server reads are a problem of the catalogue', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('application/problem+json');
  expect(answer).toContain('"code":"HEADERS_TOO_LARGE"');
});

test('[ERR-22] bytes that are not HTTP get a problem too', async () => {
  const answer = await answerTo('hello\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"VALIDATION_FAILED"');
});

test('a request without a Host header reaches the application', async () => {
  const answer = await answerTo('GET /api/nothing HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(answer).toContain('"code":"NOT_FOUND"');
});
