import { makeAutoObservable } from 'mobx';
import type { DeviceStorage } from '../../../lib/device-storage.ts';

const hintedTaps = 10;

/**
 * Counts the player's first ten taps on this device. A hint is shown until the tenth tap (spec §4, decisions §10 TAP).
 */
export class TapHint {
  taps: number;
  readonly #device: DeviceStorage;
  readonly #key: string;

  constructor(device: DeviceStorage, telegramId: number) {
    this.#device = device;
    this.#key = `bold.local-taps.${telegramId}`;
    const stored = Number(device.read(this.#key));
    this.taps = Number.isSafeInteger(stored) && stored > 0 ? stored : 0;
    makeAutoObservable(this);
  }

  get isShown(): boolean {
    return this.taps < hintedTaps;
  }

  countTap() {
    if (!this.isShown) return;
    this.taps += 1;
    this.#device.write(this.#key, String(this.taps));
  }
}
