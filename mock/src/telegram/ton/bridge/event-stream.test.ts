import { expect, onTestFinished, test, vi } from 'vitest';
import { eventStream } from './event-stream.ts';

test('a stream opens at once, sends heartbeats, and stops when its reader disconnects', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const leaveOff = vi.fn();
  const { body } = eventStream(5_000, (write) => {
    write('data: first\n\n');
    return leaveOff;
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;

  expect(await next()).toBe(': open\n\n');
  expect(await next()).toBe('data: first\n\n');
  vi.advanceTimersByTime(5_000);
  expect(await next()).toContain('event: heartbeat');
  await reader?.cancel();

  expect(leaveOff).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
