import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalServer } from './local-server.ts';

test('a path that is no URL is refused with 400, and the server goes on', async () => {
  const { url, close } = await startLocalServer(0, () => new Response('here'));
  onTestFinished(close);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await (await fetch(url)).text()).toBe('here');
});

test('the stream of a response ends when its client leaves', async () => {
  const ended = Promise.withResolvers<void>();
  const { url, close } = await startLocalServer(0, () => {
    const start = (stream: ReadableStreamDefaultController) => stream.enqueue(Uint8Array.of(1));
    return new Response(new ReadableStream({ start, cancel: () => ended.resolve() }));
  });
  onTestFinished(close);
  const response = await fetch(url);

  await response.body?.cancel();

  await expect(ended.promise).resolves.toBeUndefined();
});
