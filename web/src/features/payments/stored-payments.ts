import type { DeviceStorage } from '../../lib/device-storage.ts';

/**
 * Returns the key under which the waiting payments are stored. The key has the player's id, because several people may
 * share a device.
 */
export function paymentsKey(telegramId: number): string {
  return `bold.payments.${telegramId}`;
}

/** Returns true if a payment of an earlier visit may still wait, so that the payment stores must be loaded. */
export function hasStoredPayments(device: DeviceStorage, telegramId: number): boolean {
  return device.read(paymentsKey(telegramId)) !== undefined;
}
