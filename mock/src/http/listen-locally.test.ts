import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listenLocally } from './listen-locally.ts';

test('a closed stand-in responds to no client, not even to one that waits', async () => {
  const { url, close } = await listenLocally(createServer(), 0);
  const waiting = fetch(url).catch(() => 'cut off');
  await close();

  expect(await waiting).toBe('cut off');
  await expect(fetch(url)).rejects.toThrow();
});

test('two stand-ins cannot have one port', async () => {
  const { url, close } = await listenLocally(createServer(), 0);

  await expect(listenLocally(createServer(), Number(new URL(url).port))).rejects.toThrow(
    'EADDRINUSE',
  );
  await close();
});
