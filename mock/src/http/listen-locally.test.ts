import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listenLocally } from './listen-locally.ts';

test('`close` also ends the request of a client that still waits', async () => {
  const server = createServer();
  const { url, close } = await listenLocally(server, 0);
  const waiting = fetch(url).catch(() => 'cut off');
  await once(server, 'request');
  await close();

  expect(await waiting).toBe('cut off');
  await expect(fetch(url)).rejects.toThrow();
});

test('a second fake on the same port is refused', async () => {
  const { url, close } = await listenLocally(createServer(), 0);

  await expect(listenLocally(createServer(), Number(new URL(url).port))).rejects.toThrow(
    'EADDRINUSE',
  );
  await close();
});
