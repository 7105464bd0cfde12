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

const shown = JSON.stringify({ is_username_visible: true });
const success = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${shown.length}\r\n\r\n${shown}`;

/** Serves the PATCH whose body arrives late, and handles what comes on each other connection with `onBytes`. */
const serving = (onBytes: (socket: Socket, text: string) => void) => (socket: Socket) => {
  let text = '';
  socket.on('data', (bytes) => {
    const isFirst = text === '';
    text += bytes.toString('latin1');
    if (!text.startsWith('PATCH')) return isFirst && onBytes(socket, text);
    if (text.includes('true}')) socket.write(success);
  });
};

test.each<[string, (socket: Socket) => void]>([
  [
    'with the code http, on a connection that stays open',
    (socket) => void socket.write(problem('VALIDATION_FAILED', httpErrors)),
  ],
  [
    'with a text',
    (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\nInvalid HTTP request received.'),
  ],
  ['by the end of the connection', (socket) => void socket.end()],
  ['by a reset of the connection', (socket) => void socket.resetAndDestroy()],
])('what is not HTTP may be refused %s', async (_, refuse) => {
  await check('R120', serving(refuse));
});

test('the beginning of TLS, which does not end a line, may be 408, and a text may not', async () => {
  const late = problem('REQUEST_TIMEOUT');
  await check(
    'R120',
    serving((socket, text) => void socket.end(text.includes('\n') ? '' : late)),
  );
  await expect(
    check(
      'R120',
      serving((socket) => void socket.end(late)),
    ),
  ).rejects.toThrow('A connection with a text must get 400 or close but got 408');
});

test.each<[string, (socket: Socket) => void, string]>([
  [
    'with another status',
    (socket) => void socket.end('HTTP/1.1 500 Internal Server Error\r\n\r\n'),
    'A connection with a text must get 400 or close but got 500',
  ],
  [
    'with a half of a response',
    (socket) => void socket.end('HTTP/1.1 400 Bad'),
    'A connection with a text got no complete response',
  ],
])('a refusal of what is not HTTP %s breaks a rule', async (_, refuse, sentence) => {
  await expect(check('R120', serving(refuse))).rejects.toThrow(sentence);
});

test('a server that ends other connections because of what is not HTTP breaks a rule', async () => {
  const open: Socket[] = [];
  const serve = serving(() => {
    for (const socket of open) socket.destroy();
  });
  const broken = check('R120', (socket) => {
    open.push(socket);
    serve(socket);
  });
  await expect(broken).rejects.toThrow(
    /^A request to PATCH \/user\/me\/username-visibility, whose body arrived meanwhile, got no complete response: .*; its body was held back for \d\.\d s, and the server closed its connection after \d\.\d s$/,
  );
});

test('a server that refuses the other request names how long its body was held back', async () => {
  const serve = (socket: Socket) =>
    socket.once('data', (bytes) => {
      if (!bytes.toString().startsWith('PATCH')) return socket.end();
      return socket.write(problem('REQUEST_TIMEOUT'));
    });
  await expect(check('R120', serve)).rejects.toThrow(
    /\(its body was held back for \d\.\d s\) must return 200 but returned 408 REQUEST_TIMEOUT$/,
  );
});

test('an unknown method may be 405 METHOD_NOT_ALLOWED, with a problem', async () => {
  const serve = (response: string) => (socket: Socket) => {
    socket.once('data', (bytes) => {
      if (bytes.toString().startsWith('BREW')) socket.end(response);
    });
    serving((other) => void other.end())(socket);
  };
  await check('R120', serve(problem('METHOD_NOT_ALLOWED')));
  const empty = check('R120', serve('HTTP/1.1 405 Method Not Allowed\r\n\r\n'));
  await expect(empty).rejects.toThrow('must return METHOD_NOT_ALLOWED but returned 405');
});

/**
 * Runs the check of late headers on a server that ends them after `lateMs` with `late`, ends a connection without a
 * byte with `silentEnd` and responds to a request with `response`.
 */
async function checkTimes({
  lateMs = 10_000,
  late = problem('REQUEST_TIMEOUT'),
  silentEnd = '',
  response = problem('INIT_DATA_MISSING'),
}): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let open = 0;
  let isLate = false;
  const others: (() => void)[] = [];
  await check('R105', (socket) => {
    open += 1;
    let isSilent = true;
    others.push(() => isSilent && socket.end(silentEnd));
    socket.once('data', (bytes) => {
      isSilent = false;
      const isWhole = bytes.toString().endsWith('\r\n\r\n');
      if (!isWhole && !isLate) vi.advanceTimersByTime(lateMs);
      isLate ||= !isWhole;
      socket.end(isWhole ? response : late);
      open += 1;
      // Four connections, and three of them have sent something: the fourth one is the one without a byte.
      if (open === 7) for (const end of others) end();
    });
  });
}

test('late headers may get a 408 or the end of the connection, and an empty connection too', async () => {
  await checkTimes({});
  await checkTimes({ late: '' });
  await checkTimes({ late: 'HTTP/1.1 408 Request Timeout\r\n\r\nToo late' });
  await checkTimes({ lateMs: 14_000, silentEnd: problem('REQUEST_TIMEOUT') });
});

test.each([
  [{ lateMs: 5_000 }, 'after 10 s but got it after 5.0 s'],
  [{ lateMs: 5_000, late: '' }, 'after 10 s but got it after 5.0 s'],
  [{ lateMs: 30_000 }, 'after 10 s but got it after 30.0 s'],
  [{ late: 'HTTP/1.1 400 Bad Request\r\n\r\n' }, 'must get 408 or close but got 400'],
  [{ silentEnd: problem('INTERNAL_ERROR') }, 'A connection without a byte got HTTP/1.1 500'],
  [
    { response: `${problem('INIT_DATA_MISSING')}${problem('REQUEST_TIMEOUT')}` },
    'the responses on a connection with one request must be 1 but is 2',
  ],
])('a server with %o breaks a rule', async (times, sentence) => {
  await expect(checkTimes(times)).rejects.toThrow(sentence);
});
