import type { DeviceStorage } from '../../lib/device-storage.ts';

/** Returns the storage key of the payments that wait, with the player's id: several people may share a device. */
export function paymentsKey(telegramId: number): string {
  return `bold.payments.${telegramId}`;
}

/** Returns true if a payment of an earlier visit may still wait, so that the payment stores must be loaded. */
export function hasStoredPayments(device: DeviceStorage, telegramId: number): boolean {
  return device.read(paymentsKey(telegramId)) !== undefined;
}
