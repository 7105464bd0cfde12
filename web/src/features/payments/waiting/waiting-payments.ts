import { ApiProblem, type PaymentStatus } from '@bold/sdk';
import type { Schedule } from '@bold/sdk/live';
import { makeAutoObservable, observableRef } from 'mobx';
import { type DeviceStorage, readJson } from '../../../lib/device-storage.ts';
import type { PaymentForm } from '../payment-order.ts';
import type { PollableCredit } from './poll-until-confirmed.ts';
import { paymentsKey } from './stored-payments.ts';

/** A payment that a pay sheet has accepted or a wallet was asked for. The server has not recorded it yet. */
export type WaitingPayment = {
  /** The server's `payment_id`. */
  readonly id: string;
  readonly form: PaymentForm;
  readonly creditedTaps: number;
  /** True if the app has already shown and reported the payment as paid, because Telegram did. */
  readonly isReported: boolean;
  /** True if the player has chosen to buy something else before this payment ends. */
  readonly isSetAside: boolean;
};

type Credit = Pick<PollableCredit, 'isGivenUp'>;

/** How a payment ended. */
export type PaymentEnd = 'paid' | 'expired';

/** Functions and storage that the store uses. */
export type WaitingEffects = {
  device: DeviceStorage;
  /** The player's Telegram id. */
  telegramId: number;
  /** Requests the status of a payment from the server. */
  getStatus(paymentId: string): Promise<PaymentStatus>;
  /** Called once for each payment that has ended. */
  onEnd(payment: WaitingPayment, end: PaymentEnd): void;
  schedule: Schedule;
};

/** The pauses before the requests for the payments' status, in milliseconds. The last pause repeats. */
export const checkPausesMs = [2_000, 5_000, 15_000, 60_000] as const;

/**
 * Stores payments on the device, so that they survive a restart (decisions §6). A payment is stored until it expires or
 * the server records it.
 */
export class WaitingPayments {
  payments: readonly WaitingPayment[];
  /** The credits that show the taps of reported payments, by the payment's id. A restart of the app loses them. */
  readonly #credits = new Map<string, Credit>();
  #round = 0;
  #cancelCheck: () => void = () => {};
  readonly #effects: WaitingEffects;

  constructor(effects: WaitingEffects) {
    this.#effects = effects;
    this.payments = readPayments(effects);
    makeAutoObservable(this, { payments: observableRef }, { autoBind: true });
    // The live connection, which starts the first check, may never open.
    this.#checkLater();
  }

  /**
   * The payment that must end before the next purchase; `undefined` if there is none. A payment blocks no purchase while
   * its taps are shown.
   */
  get blocking(): WaitingPayment | undefined {
    return this.payments.find(
      ({ id, isSetAside }) => !isSetAside && this.#credits.get(id)?.isGivenUp !== false,
    );
  }

  /** @param credit the credit that shows the taps of the payment; none if they are not shown */
  add(payment: WaitingPayment, credit?: Credit) {
    if (credit) this.#credits.set(payment.id, credit);
    this.#store([...this.payments, payment]);
    this.#round = 0;
    this.#checkLater();
  }

  has(paymentId: string): boolean {
    return this.payments.some(({ id }) => id === paymentId);
  }

  /** Removes a payment that the wallet has refused. */
  remove(paymentId: string) {
    this.#store(this.payments.filter(({ id }) => id !== paymentId));
  }

  /** Allows another purchase before this payment ends. */
  setAside(payment: WaitingPayment) {
    this.#store(
      this.payments.map((it) => (it.id === payment.id ? { ...it, isSetAside: true } : it)),
    );
  }

  /**
   * Requests the status of every waiting payment, and repeats this after a pause until no payment is waiting. Never
   * rejects.
   */
  async check(): Promise<void> {
    this.#cancelCheck();
    await Promise.all(this.payments.map((payment) => this.#checkOne(payment)));
    this.#checkLater();
  }

  async #checkOne(payment: WaitingPayment): Promise<void> {
    const end = await this.#readEnd(payment.id);
    // Two checks may run at once: the first one that finds the end reports it.
    if (!end || !this.has(payment.id)) return;
    this.remove(payment.id);
    this.#effects.onEnd(payment, end);
  }

  async #readEnd(id: string): Promise<PaymentEnd | undefined> {
    try {
      const { state } = await this.#effects.getStatus(id);
      if (state === 'waiting') return undefined;
      // A refunded payment was paid before.
      return state === 'expired' ? 'expired' : 'paid';
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'PAYMENT_NOT_FOUND') return 'expired';
      console.warn(error);
      return undefined;
    }
  }

  #checkLater() {
    this.#cancelCheck();
    if (this.payments.length === 0) return;
    const pause = checkPausesMs[Math.min(this.#round, checkPausesMs.length - 1)] as number;
    this.#round += 1;
    this.#cancelCheck = this.#effects.schedule(() => void this.check(), pause);
  }

  #store(payments: readonly WaitingPayment[]) {
    this.payments = payments;
    const { device, telegramId } = this.#effects;
    if (payments.length === 0) device.remove(paymentsKey(telegramId));
    else device.write(paymentsKey(telegramId), JSON.stringify(payments));
  }
}

/** Returns the stored payments. Returns an empty list if the stored value is not a list. */
function readPayments({ device, telegramId }: WaitingEffects): readonly WaitingPayment[] {
  const stored = readJson(device, paymentsKey(telegramId));
  return Array.isArray(stored) ? stored : [];
}
