import { expect, test } from 'vitest';
import { memoryDevice } from '../../../../test/memory-device.ts';
import { localTapsOf } from './local-taps.ts';

test('[TAP-10] the local taps are found again, each player their own', () => {
  const device = memoryDevice();

  localTapsOf(device, 1).save(7);

  expect(localTapsOf(device, 1).load()).toBe(7);
  expect(localTapsOf(device, 2).load()).toBe(0);
});

test.each(['', 'many', '-3', '1.5'])('what stands there as "%s" counts as no taps', (text) => {
  const device = memoryDevice();
  device.write('bold.local-taps.1', text);

  expect(localTapsOf(device, 1).load()).toBe(0);
});
