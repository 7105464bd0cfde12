import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calm } from './faults.ts';
import { frameFault, refusal, slowed, slowLiveMs } from './live-faults.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const under = (live: 'slow' | 'steady') => ({ controls: { ...calm, live }, random: 1 });

test('a slow connection says everything late, in its order', () => {
  const said: string[] = [];
  const socket = slowed({ send: (frame) => said.push(frame), close: () => {} }, under('slow'));
  socket.send('first');
  socket.send('second');

  vi.advanceTimersByTime(slowLiveMs - 1);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['first', 'second']);
});

test('a steady connection turns nobody away and loses nothing', () => {
  expect([refusal(under('steady')), frameFault(under('steady'))]).toEqual([undefined, undefined]);
});
