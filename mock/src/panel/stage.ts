import type { AnsweredCall } from '../backend.ts';
import type { Mock } from '../mock.ts';
import { packText } from '../pack-text.ts';
import { play, seat } from '../play.ts';
import { controlsOf, type Setting } from '../setting.ts';

/** The app as the panel needs it: it can be taken away and opened again, without a reload of the page. */
export interface StageApp {
  close: () => void;
  /** Opens the app as the setting says; `isNew` when the device is to be as new as the world. */
  open: (setting: Setting, isNew: boolean) => Promise<void>;
}

/** A call and how many there were before it. */
export type ShownCall = AnsweredCall & { number: number };

/** What the panel shows; replaced as a whole when anything changes. */
export interface StageView {
  setting: Setting;
  /** The last calls, the newest first. */
  calls: readonly ShownCall[];
  /** How long the last switch took, in milliseconds. */
  switchedInMs: number | null;
}

const callsShown = 12;
/** Calls come in groups, and drawing each by itself would keep the app waiting for its answers. */
const pauseMs = 200;
/** A longer address is refused by some servers. */
const packedWorldLimit = 10_000;

/** Where a setting is played: the mock on one side, the app on the other. */
export class Stage {
  view: StageView;
  readonly #mock: Mock;
  readonly #app: StageApp;
  readonly #listeners = new Set<() => void>();
  #unseen: AnsweredCall[] = [];

  constructor(mock: Mock, app: StageApp, setting: Setting) {
    this.#mock = mock;
    this.#app = app;
    this.view = { setting, calls: [], switchedInMs: null };
    mock.control(controlsOf(setting));
    mock.watch((call) => {
      if (this.#unseen.push(call) === 1) setTimeout(() => this.#showCalls(), pauseMs);
    });
  }

  /** Calls the listener after every change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Brings everything to the changed setting. Another scenario, seed or world begins anew, another
   * person opens the app in the same world, other controls hold from the next call on.
   */
  change = async (change: Partial<Setting>): Promise<void> => {
    const begun = performance.now();
    const { world: _, ...before } = this.view.setting;
    const isNew = 'scenario' in change || 'seed' in change || 'world' in change;
    const setting = { ...before, ...('scenario' in change && { controls: {} }), ...change };
    this.#show({ setting });
    if (isNew || 'person' in change) await this.#replay(setting, isNew);
    else this.#mock.control(controlsOf(setting));
    this.#show({ switchedInMs: performance.now() - begun });
  };

  /** Opens the app once more, in the world as it is. */
  reopen = async (): Promise<void> => {
    this.#app.close();
    await this.#app.open(this.view.setting, false);
  };

  /** The setting with the world as it is now, if that is short enough for an address. */
  async snapshot(): Promise<Setting> {
    const world = await packText(this.#mock.export());
    return { ...this.view.setting, ...(world.length <= packedWorldLimit && { world }) };
  }

  async #replay(setting: Setting, isNew: boolean): Promise<void> {
    // Before the world changes: what the old app still has to say belongs to the old world.
    this.#app.close();
    if (isNew) await play(this.#mock, setting);
    else seat(this.#mock, setting);
    await this.#app.open(setting, isNew);
  }

  #showCalls(): void {
    const { calls } = this.view;
    const before = calls[0]?.number ?? 0;
    const fresh = this.#unseen.map((call, index) => ({ ...call, number: before + index + 1 }));
    this.#unseen = [];
    this.#show({ calls: [...fresh.reverse(), ...calls].slice(0, callsShown) });
  }

  #show(change: Partial<StageView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
