import { makeAutoObservable } from 'mobx';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import type { FullScreen } from '../../telegram/telegram.ts';

type FullScreenDeps = {
  device: DeviceStorage;
  /** Telegram's API for full screen; `undefined` if Telegram does not support full screen here. */
  host: FullScreen | undefined;
  /** Part of the storage key, because several players may share a device. */
  telegramId: number;
};

/**
 * Stores on the device whether the app is in full screen; off by default. If full screen was on, the next launch starts
 * in full screen.
 */
export class FullScreenStore {
  isOn: boolean;
  readonly isSupported: boolean;
  readonly #deps: FullScreenDeps;

  constructor(deps: FullScreenDeps) {
    const { host } = deps;
    this.#deps = deps;
    this.isSupported = host !== undefined;
    this.isOn = host !== undefined && deps.device.read(keyOf(deps)) === 'on';
    makeAutoObservable(this, { isSupported: false }, { autoBind: true });
    host?.subscribe(this.receive);
    if (this.isOn) host?.request(true);
  }

  /** Enters or leaves full screen. */
  choose(isOn: boolean) {
    this.receive(isOn);
    this.#deps.host?.request(isOn);
  }

  /** Stores whether full screen is on. Called when the player chooses, and when Telegram reports a change. */
  receive(isOn: boolean) {
    this.isOn = isOn;
    this.#deps.device.write(keyOf(this.#deps), isOn ? 'on' : 'off');
  }
}

function keyOf({ telegramId }: FullScreenDeps): string {
  return `bold.full-screen.${telegramId}`;
}
