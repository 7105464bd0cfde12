import { expect, onTestFinished, test, vi } from 'vitest';
import { readServerEvents, type ServerEvent } from './server-events.ts';

test('events that arrive in pieces are read as a whole', async () => {
  const pieces = [': open\n\nid: 1\nda', 'ta: one\n', '\ndata: tw', 'o\n\ndata: unfinished'];
  const body = new ReadableStream({
    start: (stream) => {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
      stream.close();
    },
  });
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  onTestFinished(() => fetch.mockRestore());
  const { signal } = new AbortController();

  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(new URL('http://bridge.test'), signal)) {
    events.push(event);
  }

  expect(events).toEqual([
    { id: '1', event: 'message', data: 'one' },
    { id: undefined, event: 'message', data: 'two' },
  ]);
});
