import { expect, onTestFinished, test, vi } from 'vitest';
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
  const address = await startRawServer((socket) => {
    socket.once('data', () => {
      vi.advanceTimersByTime(afterMs);
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
    'An incomplete body to POST /user/referrals/set-code got no complete response: socket hang up',
  );
});

test('a 408 that comes earlier than the contract says breaks a rule', async () => {
  await expect(checkIncompleteBody(sized, true, 20_000)).rejects.toThrow(
    'The 408 for an incomplete body came after 20000 ms',
  );
});
