import type { Schedule } from '@bold/sdk/live';
import { makeAutoObservable } from 'mobx';

export type ToastMessage = {
  readonly title: string;
  readonly description?: string | undefined;
  /** A button that dismisses the toast and calls `run`. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
};

/** A toast, which is removed 3 s after `open` turns false. */
export type Toast = ToastMessage & {
  readonly id: number;
  readonly open: boolean;
};

/** The default duration of a toast (spec §9). */
export const toastDurationMs = 5000;
/** The delay between the dismissal and the removal of a toast (spec §9). */
const toastRemovalMs = 3000;

/** Shows one toast at a time. A new toast replaces the current toast (spec §2 "Toasts"). */
export class ToastStore {
  toast: Toast | undefined;
  #count = 0;
  #cancelTimer: () => void = () => {};
  #regions = 0;
  /**
   * The duration of the current toast if its timer has not started, because no region is registered. Otherwise
   * `undefined`.
   */
  #waitingMs: number | undefined;
  readonly #schedule: Schedule;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(message: ToastMessage, durationMs: number = toastDurationMs) {
    this.#cancelTimer();
    this.#count += 1;
    this.toast = { ...message, id: this.#count, open: true };
    this.#waitingMs = durationMs;
    this.#startTime();
  }

  /**
   * Registers a region that shows toasts. If a toast waits for a region, starts the timer that dismisses this toast.
   * @returns a function that must be called when the region is removed
   */
  addRegion(): () => void {
    this.#regions += 1;
    this.#startTime();
    return () => {
      this.#regions -= 1;
    };
  }

  /** Hides the toast at once and removes it 3 s later. */
  dismiss() {
    if (!this.toast?.open) return;
    this.#cancelTimer();
    this.#waitingMs = undefined;
    this.toast = { ...this.toast, open: false };
    this.#cancelTimer = this.#schedule(this.clear, toastRemovalMs);
  }

  /** Removes the toast at once. */
  clear() {
    this.#cancelTimer();
    this.#waitingMs = undefined;
    this.toast = undefined;
  }

  #startTime() {
    // The intro, for example, has no region: its toasts wait for the page after it.
    if (this.#regions === 0 || this.#waitingMs === undefined) return;
    this.#cancelTimer = this.#schedule(this.dismiss, this.#waitingMs);
    this.#waitingMs = undefined;
  }
}
