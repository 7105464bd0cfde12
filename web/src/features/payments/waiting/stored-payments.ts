import type { DeviceStorage } from '../../../lib/device-storage.ts';

/**
 * Returns the prefix of the storage keys of a player's waiting payments. The prefix contains the player's id, because
 * several players may share a device.
 */
export function paymentKeyPrefix(telegramId: number): string {
  return `bold.payments.${telegramId}.`;
}

/** Returns the storage keys of the player's waiting payments, one per payment. */
export function paymentKeys(device: DeviceStorage, telegramId: number): readonly string[] {
  const prefix = paymentKeyPrefix(telegramId);
  return device.keys().filter((key) => key.startsWith(prefix));
}

/**
 * Returns true if the device has waiting payments of an earlier visit. The caller must then create the payment stores,
 * which check these payments.
 */
export function hasStoredPayments(device: DeviceStorage, telegramId: number): boolean {
  return paymentKeys(device, telegramId).length > 0;
}
