import type { DeviceStorage } from '../../lib/device-storage.ts';

/** Whether the intro was continued: kept per messenger user on the device (decisions §10 GATE). */
export type WelcomeFlag = {
  isSet(): boolean;
  set(): void;
};

/**
 * The flag of one person on this device.
 * @param userId the messenger's id: several people may share a device
 */
export function welcomeFlag(storage: DeviceStorage, userId: number): WelcomeFlag {
  const key = `bold.welcome.${userId}`;
  return {
    isSet: () => storage.read(key) !== undefined,
    set: () => storage.write(key, 'continued'),
  };
}
