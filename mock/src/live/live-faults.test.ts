import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failing, noFaults } from '../faults/faults.ts';
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

test.each([
  ['INIT_DATA_MALFORMED', { code: 4401, reason: 'INIT_DATA_MALFORMED' }],
  ['PLAYER_BANNED', { code: 4403, reason: 'PLAYER_BANNED' }],
  ['NETWORK_FAILURE', { code: 1001, reason: 'Going away' }],
  ['USER_NOT_FOUND', { code: 1013, reason: 'Try again later' }],
] as const)('the fault %s closes the connection as %j', (code, close) => {
  const controls = { ...noFaults, ...failing('live', code) };
  expect(frameFault({ controls, random: 1 })).toEqual(close);
});
