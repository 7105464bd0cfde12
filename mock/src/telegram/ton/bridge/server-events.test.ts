import { expect, onTestFinished, test, vi } from 'vitest';
import { readServerEvents } from './server-events.ts';

test('events that arrive in pieces are read as a whole', async () => {
  const pieces = [': open\n\nid: 1\nda', 'ta: one\n', '\ndata: tw', 'o\n\ndata: unfinished'];
  const body = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream());
  const stream = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  onTestFinished(() => stream.mockRestore());
  const { signal } = new AbortController();

  const events = await Array.fromAsync(readServerEvents(new URL('http://bridge.test'), signal));

  expect(events).toEqual([
    { id: '1', event: 'message', data: 'one' },
    { id: undefined, event: 'message', data: 'two' },
  ]);
});
