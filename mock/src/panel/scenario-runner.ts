import type { CallWithResponse } from '../backend.ts';
import type { Mock } from '../mock.ts';
import { applyConditions, loadScenario } from '../scenarios/load-scenario.ts';
import { controlsOf, type ScenarioState } from '../scenarios/scenario-state.ts';
import { packText } from '../world/pack-text.ts';

type RunnableApp = {
  close: () => void;
  /** Opens the app in the state. If `isNew` is true, first removes the app's data from the device. */
  open: (state: ScenarioState, isNew: boolean) => Promise<void>;
};

/** `number` counts the calls, from 1. */
export type ShownCall = CallWithResponse & { number: number };

type RunnerView = {
  state: ScenarioState;
  /** The last calls, the newest first. */
  calls: readonly ShownCall[];
  /** The duration of the last call of `change`. Null until the first call has ended. */
  switchedInMs: number | null;
};

const callsShown = 12;
/**
 * The time for which the panel collects new calls before it shows them, in milliseconds. If the panel rendered each
 * call at once, the app's responses would be delayed.
 */
const pauseMs = 200;
/** The maximum length of a packed world in a link. Some servers refuse long URLs. */
const packedWorldLimit = 10_000;

/** Applies scenarios to the mock and opens the app. */
export class ScenarioRunner {
  view: RunnerView;
  readonly #mock: Mock;
  readonly #app: RunnableApp;
  readonly #listeners = new Set<() => void>();
  #unseen: CallWithResponse[] = [];

  constructor(mock: Mock, app: RunnableApp, state: ScenarioState) {
    this.#mock = mock;
    this.#app = app;
    this.view = { state, calls: [], switchedInMs: null };
    applyConditions(mock, state);
    mock.watch((call) => {
      if (this.#unseen.push(call) === 1) setTimeout(() => this.#showCalls(), pauseMs);
    });
  }

  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Applies a change of the state. Begins a new world and relaunches the app if the change contains `scenario`, `seed`
   * or `world`, even with the same value as before.
   */
  change = async (change: Partial<Omit<ScenarioState, 'person'>>): Promise<void> => {
    const begun = performance.now();
    const { world: _, ...before } = this.view.state;
    const isNew = 'scenario' in change || 'seed' in change || 'world' in change;
    const state = { ...before, ...('scenario' in change && { controls: {} }), ...change };
    this.#show({ state });
    if (isNew) await this.#beginAnew(state);
    else this.#mock.control(controlsOf(state));
    this.#show({ switchedInMs: performance.now() - begun });
  };

  /** Relaunches the app in the same world. */
  reopen = async (): Promise<void> => {
    this.#app.close();
    await this.#app.open(this.view.state, false);
  };

  /**
   * Returns the state for a link. The state contains the packed world if the packed world is short enough for a URL.
   */
  async snapshot(): Promise<ScenarioState> {
    const packed = await packText(this.#mock.export());
    const { world: _, ...state } = this.view.state;
    return { ...state, ...(packed.length <= packedWorldLimit && { world: packed }) };
  }

  async #beginAnew(state: ScenarioState): Promise<void> {
    // Before the world changes: the old app's last requests belong to the old world.
    this.#app.close();
    await loadScenario(this.#mock, state);
    await this.#app.open(state, true);
  }

  #showCalls(): void {
    const { calls } = this.view;
    const before = calls[0]?.number ?? 0;
    const fresh = this.#unseen.map((call, index) => ({ ...call, number: before + index + 1 }));
    this.#unseen = [];
    this.#show({ calls: [...fresh.reverse(), ...calls].slice(0, callsShown) });
  }

  #show(change: Partial<RunnerView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
