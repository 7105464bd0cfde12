import type { DeviceStorage } from '../../lib/device-storage.ts';

/** Remembers on this device that a Telegram user has pressed "Start" on the intro (decisions §10 GATE). */
export type WelcomeFlag = {
  isSet(): boolean;
  set(): void;
};

/** Returns the flag of one Telegram user, because several players may share a device. */
export function welcomeFlag(storage: DeviceStorage, telegramId: number): WelcomeFlag {
  const key = `bold.welcome.${telegramId}`;
  return {
    isSet: () => storage.read(key) !== undefined,
    set: () => storage.write(key, 'continued'),
  };
}
