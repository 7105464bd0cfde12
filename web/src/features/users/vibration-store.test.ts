import { expect, test, vi } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { VibrationStore } from './vibration-store.ts';

function start(device = memoryDevice(), telegramId = 1) {
  const haptic = vi.fn();
  return { device, haptic, vibration: new VibrationStore({ device, haptic, telegramId }) };
}

test('[PROFILE-05] vibration is on until it is turned off, and the device stores the choice', () => {
  const { device, vibration } = start();
  expect(vibration.isOn).toBe(true);
  vibration.choose(false);
  expect(start(device).vibration.isOn).toBe(false);
  expect(start(device, 2).vibration.isOn).toBe(true);
});

test('[PROFILE-06] a soft haptic plays when it is turned on, and only then', () => {
  const { haptic, vibration } = start();
  vibration.choose(false);
  expect(haptic).not.toHaveBeenCalled();
  vibration.choose(true);
  expect(haptic).toHaveBeenCalledExactlyOnceWith('soft');
});

test('[PROFILE-05] while it is off nothing vibrates', () => {
  const { haptic, vibration } = start();
  vibration.vibrate('heavy');
  expect(haptic).toHaveBeenCalledExactlyOnceWith('heavy');
  vibration.choose(false);
  vibration.vibrate('soft');
  expect(haptic).toHaveBeenCalledOnce();
});

test('without device storage the choice applies until the app closes', () => {
  const deaf = { read: () => undefined, write: () => {}, remove: () => {}, keys: () => [] };
  const { vibration } = start(deaf);
  vibration.choose(false);
  expect(vibration.isOn).toBe(false);
});
