import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noFaults } from '../faults/faults.ts';
import { frameFault, refusal, slowed, slowLiveMs } from './live-faults.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const under = (live: 'slow' | 'steady') => ({ controls: { ...noFaults, live }, random: 1 });

test('a slow connection delays every frame, in their order', () => {
  const sent: string[] = [];
  const socket = slowed({ send: (frame) => sent.push(frame), close: () => {} }, under('slow'));
  socket.send('first');
  socket.send('second');

  vi.advanceTimersByTime(slowLiveMs - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['first', 'second']);
});

test('a steady connection refuses no client and loses no frame', () => {
  expect([refusal(under('steady')), frameFault(under('steady'))]).toEqual([undefined, undefined]);
});
