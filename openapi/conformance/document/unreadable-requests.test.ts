import type { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readDocuments } from '../documents.ts';
import { Kit } from '../kit.ts';
import { startRawServer } from '../raw-server.fixture.ts';
import { testTarget } from '../target.fixture.ts';
import { unreadableRequestChecks } from './unreadable-requests.ts';

const catalogue = readDocuments().api.document['x-problem-catalogue'] ?? {};
const httpErrors = [{ pointer: '', code: 'http', message: 'This is not HTTP.' }];

/** Returns a response with a problem of the catalogue. */
function problem(code: string, errors?: object[]): string {
  const { status, title, type } = catalogue[code] ?? {};
  const json = JSON.stringify({ type, title, status, code, errors });
  return `HTTP/1.1 ${status} Problem\r\nContent-Type: application/problem+json\r\nContent-Length: ${json.length}\r\n\r\n${json}`;
}

/** Runs the check of a rule on a server that handles each connection with `onSocket`. */
async function check(rule: 'R105' | 'R120', onSocket: (socket: Socket) => void): Promise<void> {
  const address = await startRawServer(onSocket);
  const kit = new Kit(testTarget({ api: `http://${address}/api` }), 'document');
  await unreadableRequestChecks.find(({ rules }) => rules.includes(rule))?.run(kit);
}

const answering = (text: string) => (socket: Socket) => {
  socket.once('data', () => socket.write(text));
};

test('a server that refuses what is not HTTP with the code http holds, with or without a close', async () => {
  const refusal = problem('VALIDATION_FAILED', httpErrors);
  await check('R120', answering(refusal));
  await check('R120', (socket) => void socket.once('data', () => socket.end(refusal)));
});

test.each([
  ['without a body', 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n', 'without a code'],
  ['with another code', problem('MALFORMED_JSON'), 'but returned 400 MALFORMED_JSON'],
  [
    'with the error of a body',
    problem('VALIDATION_FAILED', [{ pointer: '/body', code: 'type' }]),
    'the errors of A connection with a text must be [{"pointer":"","code":"http"}]',
  ],
])('a refusal of what is not HTTP %s breaks a rule', async (_, response, sentence) => {
  await expect(check('R120', (socket) => void socket.end(response))).rejects.toThrow(sentence);
});

/**
 * Runs the check of late headers on a server that responds to them after `lateMs`, ends a connection without a byte
 * with `silentEnd` and responds to a request with `response`.
 */
async function checkTimes({
  lateMs = 10_000,
  silentEnd = '',
  response = problem('INIT_DATA_MISSING'),
}): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let open = 0;
  const others: (() => void)[] = [];
  await check('R105', (socket) => {
    open += 1;
    let isSilent = true;
    others.push(() => isSilent && socket.end(silentEnd));
    socket.once('data', (bytes) => {
      isSilent = false;
      const isWhole = bytes.toString().endsWith('\r\n\r\n');
      if (!isWhole) vi.advanceTimersByTime(lateMs);
      socket.end(isWhole ? response : problem('REQUEST_TIMEOUT'));
      open += 1;
      // Three connections, and two of them have sent something: the third one is the one without a byte.
      if (open === 5) for (const end of others) end();
    });
  });
}

test('late headers that are refused after their time hold, with and without a 408 on an empty connection', async () => {
  await checkTimes({});
  await checkTimes({ lateMs: 14_000, silentEnd: problem('REQUEST_TIMEOUT') });
});

test.each([
  [{ lateMs: 5_000 }, 'must come after 10 s but came after 5.0 s'],
  [{ lateMs: 30_000 }, 'must come after 10 s but came after 30.0 s'],
  [{ silentEnd: problem('INTERNAL_ERROR') }, 'A connection without a byte got HTTP/1.1 500'],
  [
    { response: `${problem('INIT_DATA_MISSING')}${problem('REQUEST_TIMEOUT')}` },
    'the responses on a connection with one request must be 1 but is 2',
  ],
])('a server with %o breaks a rule', async (times, sentence) => {
  await expect(checkTimes(times)).rejects.toThrow(sentence);
});
