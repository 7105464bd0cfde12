import { expect, test } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { welcomeFlag } from './welcome-flag.ts';

test('[GATE-02] the continue flag outlives a reload, and is one person’s alone', () => {
  const device = memoryDevice();
  welcomeFlag(device, 1).set();
  expect(welcomeFlag(device, 1).isSet()).toBe(true);
  expect(welcomeFlag(device, 2).isSet()).toBe(false);
});
