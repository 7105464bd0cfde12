import { makeAutoObservable } from 'mobx';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import type { Impact } from '../../telegram/telegram.ts';

export type VibrationEffects = {
  device: DeviceStorage;
  haptic(impact: Impact): void;
  telegramId: number;
};

/** Triggers all haptic feedback. Stores on the device whether the player has turned vibration off (spec §4). */
export class VibrationStore {
  isOn: boolean;
  readonly #effects: VibrationEffects;

  constructor(effects: VibrationEffects) {
    this.#effects = effects;
    this.isOn = effects.device.read(keyOf(effects)) !== 'off';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  vibrate(impact: Impact) {
    if (this.isOn) this.#effects.haptic(impact);
  }

  /** Stores the choice. Vibrates once when vibration is turned on. */
  choose(isOn: boolean) {
    this.isOn = isOn;
    this.#effects.device.write(keyOf(this.#effects), isOn ? 'on' : 'off');
    this.vibrate('soft');
  }
}

function keyOf({ telegramId }: VibrationEffects): string {
  return `bold.vibration.${telegramId}`;
}
