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
  /** The number of regions that show toasts and are not held. */
  #regions = 0;
  #durationMs = 0;
  /** True if the timer of the open toast has not started, because no region shows it or a user holds it. */
  #isWaiting = false;
  readonly #schedule: Schedule;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows a toast. If the open toast has the same texts, it stays, and only its time starts anew. */
  show(message: ToastMessage, durationMs: number = toastDurationMs) {
    const { open, title, description } = this.toast ?? {};
    if (!open || title !== message.title || description !== message.description) this.#count += 1;
    this.toast = { ...message, id: this.#count, open: true };
    this.#durationMs = durationMs;
    this.#restartTime();
  }

  /**
   * Registers a region that shows toasts. If a toast waits for a region, starts the timer that dismisses this toast.
   * @returns a function that must be called when the region is removed
   */
  addRegion(): () => void {
    this.#regions += 1;
    if (this.#isWaiting) this.#restartTime();
    return () => {
      this.#regions -= 1;
    };
  }

  /**
   * Keeps the toast open while a user is at it.
   * @returns a function that must be called when the user has left the toast, whose time then starts anew
   */
  hold(): () => void {
    this.#regions -= 1;
    this.#restartTime();
    return this.addRegion;
  }

  /** Hides the toast at once and removes it 3 s later. */
  dismiss() {
    if (!this.toast?.open) return;
    this.#cancelTimer();
    this.toast = { ...this.toast, open: false };
    this.#cancelTimer = this.#schedule(this.clear, toastRemovalMs);
  }

  /** Removes the toast at once. */
  clear() {
    this.#cancelTimer();
    this.toast = undefined;
  }

  #restartTime() {
    if (!this.toast?.open) return;
    this.#cancelTimer();
    // The intro, for example, has no region: its toasts wait for the page after it.
    this.#isWaiting = this.#regions < 1;
    if (!this.#isWaiting) this.#cancelTimer = this.#schedule(this.dismiss, this.#durationMs);
  }
}
