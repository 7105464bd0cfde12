import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startHttpServer } from '../http-server.fixture.ts';
import { Kit } from '../kit.ts';
import { startRawServer } from '../raw-server.fixture.ts';
import { testTarget } from '../target.fixture.ts';
import { edgeChecks } from './edges.ts';

const json = JSON.stringify({ code: 'REQUEST_TIMEOUT' });
const head = 'HTTP/1.1 408 Request Timeout\r\nContent-Type: application/problem+json\r\n';
const sized = `${head}Content-Length: ${json.length}\r\n\r\n${json}`;
const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`;

/**
 * Runs the check of an incomplete body on a server that sends `response` after `afterMs` milliseconds and, if
 * `isClosed`, closes the connection.
 */
async function checkIncompleteBody(
  response: string,
  isClosed: boolean,
  afterMs = 30_000,
): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let isLate = false;
  const address = await startRawServer((socket) => {
    socket.once('data', () => {
      // All requests come at the same time.
      if (!isLate) vi.advanceTimersByTime(afterMs);
      isLate = true;
      if (isClosed) socket.end(response);
      else socket.write(response);
    });
  });
  const kit = new Kit(testTarget({ api: `http://${address}/api` }), 'document');
  await edgeChecks.find(({ title }) => title.startsWith('an incomplete body'))?.run(kit);
  expect(kit.target.coverage.codes).toEqual(new Set(['REQUEST_TIMEOUT']));
}

test.each([
  ['with a length', sized, true],
  ['in chunks', chunked, true],
  ['with a length on a connection that stays open', sized, false],
  ['in chunks on a connection that stays open', chunked, false],
])('a 408 %s is a right response to an incomplete body', async (_, response, isClosed) => {
  await checkIncompleteBody(response, isClosed);
});

test('a server that closes the connection of an incomplete body without a response breaks a rule', async () => {
  await expect(checkIncompleteBody('', true)).rejects.toThrow(
    'A request to POST /user/referrals/set-code with an incomplete body got no complete response: socket hang up',
  );
});

test('a 408 that comes earlier than the contract says breaks a rule', async () => {
  await expect(checkIncompleteBody(sized, true, 20_000)).rejects.toThrow(
    'The 408 for an incomplete body came after 20000 ms',
  );
});

/** Runs the check of large headers on a server that reads up to 20 kB and handles larger ones with `refuse`. */
async function checkLargeHeaders(refuse: (outgoing: ServerResponse) => void): Promise<void> {
  const origin = await startHttpServer(
    ({ method, url = '', headers }, outgoing) => {
      const size = url.length + (headers['x-filler']?.length ?? 0);
      if (method === 'PATCH') outgoing.end('{"is_username_visible":true}');
      else if (size > 20_000) refuse(outgoing);
      else outgoing.writeHead(401).end('{"code":"INIT_DATA_MISSING"}');
    },
    { maxHeaderSize: 2_000_000 },
  );
  const kit = new Kit(testTarget({ api: `${origin}/api` }), 'document');
  await edgeChecks.find(({ rules }) => rules.includes('R104'))?.run(kit);
}

test.each<[string, (outgoing: ServerResponse) => void]>([
  ['reads', (outgoing) => outgoing.writeHead(401).end('{"code":"INIT_DATA_MISSING"}')],
  ['refuses with 431 and a text', (outgoing) => outgoing.writeHead(431).end('Too large')],
  ['refuses with 400', (outgoing) => outgoing.writeHead(400).end()],
  ['refuses by the end of the connection', ({ socket }) => void socket?.destroy()],
])('a server that %s headers of a megabyte is right', async (_, refuse) => {
  await checkLargeHeaders(refuse);
});

test('a server that fails because of large headers breaks a rule', async () => {
  const failing = checkLargeHeaders((outgoing) => outgoing.writeHead(500).end());
  await expect(failing).rejects.toThrow(
    'A connection with a request line of 20 kB must return INIT_DATA_MISSING but returned 500',
  );
});
