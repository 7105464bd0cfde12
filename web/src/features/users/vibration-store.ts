import { makeAutoObservable } from 'mobx';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import type { Impact } from '../../telegram/telegram.ts';

/** What the store needs of the world around it. */
export type VibrationEffects = {
  /** Where the choice is kept. */
  device: DeviceStorage;
  /** The messenger's own buzz. */
  haptic(impact: Impact): void;
  /** The messenger's id of the player: several people may share a device. */
  telegramId: number;
};

/** Whether the device may buzz: kept on it, on by default (spec §4). Every buzz of the app goes through here. */
export class VibrationStore {
  isOn: boolean;
  readonly #effects: VibrationEffects;

  constructor(effects: VibrationEffects) {
    this.#effects = effects;
    this.isOn = effects.device.read(keyOf(effects)) !== 'off';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** One buzz, none while the vibration is off. */
  buzz(impact: Impact) {
    if (this.isOn) this.#effects.haptic(impact);
  }

  /** Turned on it can be felt at once. */
  choose(isOn: boolean) {
    const wasOn = this.isOn;
    this.isOn = isOn;
    this.#effects.device.write(keyOf(this.#effects), isOn ? 'on' : 'off');
    if (!wasOn) this.buzz('soft');
  }
}

function keyOf({ telegramId }: VibrationEffects): string {
  return `bold.vibration.${telegramId}`;
}
