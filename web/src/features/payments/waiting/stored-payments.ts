import type { DeviceStorage } from '../../../lib/device-storage.ts';

/** Returns the prefix of one player's storage keys, because several players may share a device. */
export function paymentKeyPrefix(telegramId: number): string {
  return `bold.payments.${telegramId}.`;
}

export function paymentKeys(device: DeviceStorage, telegramId: number): readonly string[] {
  const prefix = paymentKeyPrefix(telegramId);
  return device.keys().filter((key) => key.startsWith(prefix));
}

/** Returns true if the device stores at least one waiting payment of the player. */
export function hasStoredPayments(device: DeviceStorage, telegramId: number): boolean {
  return paymentKeys(device, telegramId).length > 0;
}
