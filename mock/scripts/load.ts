import { connect } from 'node:net';

const connections = 16;

/** Returns the middle one of the sorted values, or 0 if there are none. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A limit as a text, and true if it is broken. */
export type Limit = readonly [text: string, isBroken: boolean];

/** Prints each broken limit of `part` and sets the exit code to 1 if there is one. */
export function reportLimits(part: string, limits: readonly Limit[]): void {
  for (const [text, isBroken] of limits) {
    if (!isBroken) continue;
    console.error(`Broken limit of the mock ${part}. ${text}`);
    process.exitCode = 1;
  }
}

/**
 * Sends GET requests to the URL `address` on 16 connections. Returns the average number of responses per second.
 * @throws An Error if a response is not a 200.
 */
export async function requestsPerSecond(
  address: string,
  headers: Record<string, string>,
  durationMs: number,
): Promise<number> {
  const { host, hostname, port, pathname } = new URL(address);
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, text]) => `${name}: ${text}`,
  );
  const request = `GET ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  const until = performance.now() + durationMs;
  // Bare sockets: an HTTP client would cost more than the server that is measured.
  const counts = await Promise.all(
    Array.from({ length: connections }, () => hammer(hostname, Number(port), request, until)),
  );
  return (counts.reduce((sum, count) => sum + count, 0) * 1_000) / durationMs;
}

function hammer(host: string, port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const received = { count: 0, text: '' };
    const socket = connect(port, host, () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received.text += chunk.toString('latin1');
      const length = answerLength(received.text);
      if (length === undefined || received.text.length < length) return;
      if (!received.text.startsWith('HTTP/1.1 200')) reject(new Error(received.text));
      received.text = received.text.slice(length);
      received.count += 1;
      if (performance.now() < until) return void socket.write(request);
      socket.destroy();
      resolve(received.count);
    });
  });
}

/** Returns the length of the first HTTP response in `text` (Latin-1), or `undefined` if its head is incomplete. */
function answerLength(text: string): number | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  return head + 4 + Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
}
