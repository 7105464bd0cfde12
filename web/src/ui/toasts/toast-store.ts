import type { Schedule } from '@bold/sdk/live';
import { makeAutoObservable } from 'mobx';

/** What a toast says. */
export type ToastMessage = {
  readonly title: string;
  readonly description?: string | undefined;
};

/** A toast on the screen; `open` turns false when it is dismissed, before it is removed. */
export type Toast = ToastMessage & {
  readonly id: number;
  readonly open: boolean;
};

/** A toast lasts 5 s (spec §9). */
export const toastDurationMs = 5000;
/** A dismissed toast is removed after 3000 ms (spec §9). */
export const toastRemovalMs = 3000;

/** One toast at a time: a new one takes the place of the last (spec §2 "Toasts"). */
export class ToastStore {
  toast: Toast | undefined;
  #count = 0;
  #callOff: () => void = () => {};
  readonly #schedule: Schedule;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows a message for `durationMs`. */
  show(message: ToastMessage, durationMs: number = toastDurationMs) {
    this.#callOff();
    this.#count += 1;
    this.toast = { ...message, id: this.#count, open: true };
    this.#callOff = this.#schedule(this.dismiss, durationMs);
  }

  /** Closes the toast; it leaves the screen at once and the page 3 s later. */
  dismiss() {
    if (!this.toast?.open) return;
    this.#callOff();
    this.toast = { ...this.toast, open: false };
    this.#callOff = this.#schedule(this.clear, toastRemovalMs);
  }

  /** Takes the toast off the page without waiting. */
  clear() {
    this.#callOff();
    this.toast = undefined;
  }
}
