import type { DeviceStorage } from '../../../lib/device-storage.ts';
import type { TapEffects } from './tap-store.ts';

/** The player's own taps on this device, kept per messenger user; anything unreadable counts as none. */
export function localTapsOf(device: DeviceStorage, telegramId: number): TapEffects['localTaps'] {
  const key = `bold.local-taps.${telegramId}`;
  return {
    load: () => {
      const taps = Number(device.read(key));
      return Number.isSafeInteger(taps) && taps > 0 ? taps : 0;
    },
    save: (taps) => device.write(key, String(taps)),
  };
}
