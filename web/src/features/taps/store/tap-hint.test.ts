import { expect, test } from 'vitest';
import { memoryDevice } from '../../../../test/memory-device.ts';
import { TapHint } from './tap-hint.ts';

test('[TAP-10] the number of taps for the hint is stored across restarts, for each player', () => {
  const device = memoryDevice();
  const first = new TapHint(device, 1);
  for (let tap = 0; tap < 7; tap++) first.countTap();

  expect(new TapHint(device, 1).taps).toBe(7);
  expect(new TapHint(device, 2).taps).toBe(0);
});

test.each(['', 'many', '-3', '1.5'])('a stored value "%s" counts as no taps', (text) => {
  const device = memoryDevice();
  device.write('bold.local-taps.1', text);

  expect(new TapHint(device, 1).taps).toBe(0);
});

test('[TAP-10] after the tenth tap no hint is shown, and no tap is stored', () => {
  const device = memoryDevice();
  const hint = new TapHint(device, 1);
  for (let tap = 0; tap < 12; tap++) hint.countTap();

  expect([hint.isShown, device.read('bold.local-taps.1')]).toEqual([false, '10']);
});
