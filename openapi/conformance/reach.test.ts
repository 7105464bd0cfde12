import { expect, test } from 'vitest';
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
