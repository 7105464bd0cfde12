import type { DeviceStorage } from '../../../lib/device-storage.ts';

/**
 * Returns the storage key of the waiting payments. The key contains the player's id, because several players may share
 * a device.
 */
export function paymentsKey(telegramId: number): string {
  return `bold.payments.${telegramId}`;
}

/**
 * Returns true if the device has waiting payments of an earlier visit. The payment stores, which check these payments,
 * must then be created.
 */
export function hasStoredPayments(device: DeviceStorage, telegramId: number): boolean {
  return device.read(paymentsKey(telegramId)) !== undefined;
}
