import { makeAutoObservable } from 'mobx';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import type { Impact } from '../../telegram/telegram.ts';

/** Functions and storage that the store uses. */
export type VibrationEffects = {
  device: DeviceStorage;
  /** Triggers Telegram's haptic feedback. */
  haptic(impact: Impact): void;
  /** Part of the storage key, because several players may share a device. */
  telegramId: number;
};

/**
 * Stores on the device whether the app may vibrate; on by default (spec §4). All haptic feedback goes through this
 * store.
 */
export class VibrationStore {
  isOn: boolean;
  readonly #effects: VibrationEffects;

  constructor(effects: VibrationEffects) {
    this.#effects = effects;
    this.isOn = effects.device.read(keyOf(effects)) !== 'off';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Triggers haptic feedback if vibration is on. */
  vibrate(impact: Impact) {
    if (this.isOn) this.#effects.haptic(impact);
  }

  /** Stores the choice. Vibrates once when vibration is turned on. */
  choose(isOn: boolean) {
    const wasOn = this.isOn;
    this.isOn = isOn;
    this.#effects.device.write(keyOf(this.#effects), isOn ? 'on' : 'off');
    if (!wasOn) this.vibrate('soft');
  }
}

function keyOf({ telegramId }: VibrationEffects): string {
  return `bold.vibration.${telegramId}`;
}
