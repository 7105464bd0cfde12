import type { Schedule } from '@bold/sdk/live';
import { makeAutoObservable } from 'mobx';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import type { FullScreen } from '../../telegram/telegram.ts';

type FullScreenDeps = {
  device: DeviceStorage;
  /** `undefined` if Telegram does not support full screen here. */
  host: FullScreen | undefined;
  /** True if Telegram opened the app in full screen. */
  isFullScreen: boolean;
  telegramId: number;
  schedule: Schedule;
};

/** How long the app must stay open after Telegram has ended full screen, so that this is stored. */
export const reportDelayMs = 1_000;

/**
 * Stores on the device whether full screen is on, for the next launch. Until the player has chosen, full screen is as
 * Telegram opens the app.
 */
export class FullScreenStore {
  isOn: boolean;
  readonly isSupported: boolean;
  readonly #deps: FullScreenDeps;
  #cancelStore: () => void = () => {};

  constructor(deps: FullScreenDeps) {
    const { device, host, isFullScreen } = deps;
    this.#deps = deps;
    this.isSupported = host !== undefined;
    const stored = host && device.read(keyOf(deps));
    this.isOn = stored ? stored === 'on' : isFullScreen;
    makeAutoObservable(this, { isSupported: false }, { autoBind: true });
    host?.subscribe(this.receive);
    // After a reload, the host may have left or entered full screen since the launch.
    if (stored && (this.isOn || isFullScreen)) host?.request(this.isOn);
  }

  choose(isOn: boolean) {
    this.#cancelStore();
    this.isOn = isOn;
    this.#store();
    this.#deps.host?.request(isOn);
  }

  /** Receives the state that Telegram has reported. Stores it unless it is a refusal or the app is being closed. */
  receive(isOn: boolean, isChange: boolean) {
    this.#cancelStore();
    this.isOn = isOn;
    if (!isChange) return;
    if (isOn) this.#store();
    // Telegram Web A ends full screen also just before it closes the app.
    else this.#cancelStore = this.#deps.schedule(() => this.#store(), reportDelayMs);
  }

  #store() {
    this.#deps.device.write(keyOf(this.#deps), this.isOn ? 'on' : 'off');
  }
}

function keyOf({ telegramId }: FullScreenDeps): string {
  return `bold.full-screen.${telegramId}`;
}
