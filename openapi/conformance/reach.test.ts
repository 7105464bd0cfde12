import { expect, onTestFinished, test, vi } from 'vitest';
import { startRawServer } from './raw-server.fixture.ts';
import { reach } from './reach.ts';

test('a server that accepts connections and stays silent is reported after the timeout', async () => {
  const origin = `http://${await startRawServer(() => undefined)}`;
  await expect(reach(`${origin}/api/level`, 200)).rejects.toThrow(
    `No server responds at ${origin}: The operation was aborted due to timeout.`,
  );
});

test('a server whose first response breaks off is reported after the timeout', async () => {
  const address = await startRawServer((socket) => {
    socket.resume().end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 200\r\n\r\n{');
  });
  await expect(reach(`http://${address}/api/level`, 200)).rejects.toThrow(
    `No server responds at http://${address}: `,
  );
});

test('a server that does not speak HTTP is reported long before the timeout of a server that starts', async () => {
  const address = await startRawServer((socket) => {
    socket.resume().end('SSH-2.0-OpenSSH_9.9\r\n');
  });
  const waits: string[] = [];
  await expect(
    reach(`http://${address}/api/level`, 60_000, (one) => waits.push(one)),
  ).rejects.toThrow(
    `No server responds at http://${address}: Response does not match the HTTP/1.1 protocol`,
  );
  expect(waits).toEqual([expect.stringContaining(`Waiting up to 5 s for http://${address}: `)]);
});

test('a redirect is a response and is not followed', async () => {
  let calls = 0;
  const address = await startRawServer((socket) => {
    calls += 1;
    socket.resume().end('HTTP/1.1 302 Found\r\nLocation: /api/level\r\nContent-Length: 0\r\n\r\n');
  });
  await reach(`http://${address}/api/level`);
  expect(calls).toBe(1);
});

test('a certificate that is not accepted is named with the variable that mends it', async () => {
  const cause = Object.assign(new Error('self-signed certificate'), {
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockRejectedValue(new TypeError('fetch failed', { cause }));
  onTestFinished(() => fetched.mockRestore());

  const origin = 'https://bold.example';
  await expect(reach(`${origin}/api/level`, 200)).rejects.toThrow(
    `The certificate of ${origin} is not accepted: self-signed certificate. The environment variable NODE_EXTRA_CA_CERTS names`,
  );
});
