import { expect, test } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { welcomeFlag } from './welcome-flag.ts';

test('[GATE-02] the welcome flag survives a reload and is separate for each Telegram user', () => {
  const device = memoryDevice();
  welcomeFlag(device, 1).set();
  expect(welcomeFlag(device, 1).isSet()).toBe(true);
  expect(welcomeFlag(device, 2).isSet()).toBe(false);
});
