import { ApiProblem, type PaymentState, type PaymentStatus } from '@bold/sdk';
import type { Schedule } from '@bold/sdk/live';
import { makeAutoObservable, observableRef } from 'mobx';
import { type DeviceStorage, readJson } from '../../../lib/device-storage.ts';
import { growingPause } from '../../../lib/growing-pause.ts';
import type { PollableCredit } from './poll-until-confirmed.ts';
import { paymentKeyPrefix, paymentKeys } from './stored-payments.ts';
import { isWaitingPayment, type WaitingPayment } from './waiting-payment.ts';

type Credit = Pick<PollableCredit, 'isGivenUp' | 'giveUp'>;

export type PaymentEnd = Exclude<PaymentState, 'waiting'>;

export type WaitingEffects = {
  device: DeviceStorage;
  telegramId: number;
  getStatus(paymentId: string): Promise<PaymentStatus>;
  /** Returns true in the tab that reports the end of a payment. Two tabs may find the end at the same time. */
  claimEnd(paymentId: string): Promise<boolean>;
  /** Called in one of the player's tabs, once for each payment, when a check finds that the payment has ended. */
  onEnd(payment: WaitingPayment, end: PaymentEnd): void;
  schedule: Schedule;
};

/** Stores payments on the device until the server records them or they expire (decisions §6). */
export class WaitingPayments {
  payments: readonly WaitingPayment[];
  /** The credits of payments that Telegram has reported as paid, by payment id. A restart loses these credits. */
  readonly #credits = new Map<string, Credit>();
  /** The ids of payments that only this tab knows, because the device has refused to store them. */
  readonly #unstored = new Set<string>();
  #round = 0;
  /** True after the server has refused the init data or the player. Only the next launch can change that. */
  #isRefused = false;
  #cancelCheck: () => void = () => {};
  readonly #effects: WaitingEffects;

  constructor(effects: WaitingEffects) {
    this.#effects = effects;
    this.payments = this.#read();
    makeAutoObservable(this, { payments: observableRef }, { autoBind: true });
    // The live connection, which starts the first check, may never open.
    this.#checkLater();
  }

  /**
   * The payment that must end before the next purchase. The balance does not show the taps of this payment yet, and the
   * player has not set the payment aside.
   */
  get blocking(): WaitingPayment | undefined {
    return this.payments.find(
      ({ id, isSetAside }) => !isSetAside && this.#credits.get(id)?.isGivenUp !== false,
    );
  }

  /**
   * Stores a payment and checks its status after a pause.
   * @param credit the credit that shows the taps of the payment in the balance
   */
  add(payment: WaitingPayment, credit?: Credit) {
    if (credit) this.#credits.set(payment.id, credit);
    this.#store(payment);
    this.#round = 0;
    this.#checkLater();
  }

  has(paymentId: string): boolean {
    return this.payments.some(({ id }) => id === paymentId);
  }

  /** Removes a payment. Returns false if another tab or another check has already removed it. */
  remove(paymentId: string): boolean {
    const isKept = this.#isKept(paymentId);
    this.#unstored.delete(paymentId);
    this.#effects.device.remove(this.#keyOf(paymentId));
    this.payments = this.payments.filter(({ id }) => id !== paymentId);
    this.#giveUpCredits();
    return isKept;
  }

  /** Allows another purchase before this payment ends. */
  setAside(payment: WaitingPayment) {
    // Storing a payment that has ended in another tab would bring it back.
    if (this.#isKept(payment.id)) this.#store({ ...payment, isSetAside: true });
    else this.readAgain();
  }

  /** Reads the stored payments again. Must be called when another tab has changed them. */
  readAgain() {
    this.payments = [...this.#read(), ...this.payments.filter(({ id }) => this.#unstored.has(id))];
    this.#giveUpCredits();
    this.#round = 0;
    this.#checkLater();
  }

  /**
   * Requests the status of every waiting payment and schedules the next check, unless the server has refused the
   * player. Never rejects.
   */
  async check(): Promise<void> {
    this.#cancelCheck();
    if (this.#isRefused) return;
    await Promise.all(this.payments.map((payment) => this.#checkOne(payment)));
    this.#checkLater();
  }

  async #checkOne(payment: WaitingPayment): Promise<void> {
    const end = await this.#readEnd(payment.id);
    // Two checks and two tabs may find the end: the one that removes the payment reports it.
    const { claimEnd, onEnd } = this.#effects;
    if (end && this.remove(payment.id) && (await claimEnd(payment.id))) onEnd(payment, end);
  }

  async #readEnd(id: string): Promise<PaymentEnd | undefined> {
    try {
      const { state } = await this.#effects.getStatus(id);
      return state === 'waiting' ? undefined : state;
    } catch (error) {
      if (error instanceof ApiProblem) {
        if (error.code === 'PAYMENT_NOT_FOUND') return 'expired';
        const isUnauthorized = error.kind === 'problem' && error.status === 401;
        if (isUnauthorized || error.code === 'PLAYER_BANNED') this.#isRefused = true;
      }
      console.warn(error);
      return undefined;
    }
  }

  /**
   * Gives up the credit of each payment that is no longer waiting. The next confirmed balance then ends these credits,
   * with or without the credited taps.
   */
  #giveUpCredits() {
    for (const [id, credit] of this.#credits) {
      if (this.has(id)) continue;
      this.#credits.delete(id);
      credit.giveUp();
    }
  }

  #checkLater() {
    this.#cancelCheck();
    if (this.payments.length === 0) return;
    const pause = growingPause(this.#round);
    this.#round += 1;
    this.#cancelCheck = this.#effects.schedule(() => void this.check(), pause);
  }

  /** Returns true until the payment has ended in this tab or in another tab. */
  #isKept(paymentId: string): boolean {
    const { device } = this.#effects;
    return this.#unstored.has(paymentId) || device.read(this.#keyOf(paymentId)) !== undefined;
  }

  #keyOf(paymentId: string): string {
    return paymentKeyPrefix(this.#effects.telegramId) + paymentId;
  }

  #store(payment: WaitingPayment) {
    const { device } = this.#effects;
    const key = this.#keyOf(payment.id);
    device.write(key, JSON.stringify(payment));
    if (device.read(key) === undefined) this.#unstored.add(payment.id);
    this.payments = [...this.payments.filter(({ id }) => id !== payment.id), payment];
  }

  /** Returns the player's stored payments. Skips a stored value that is not a valid payment. */
  #read(): readonly WaitingPayment[] {
    const { device, telegramId } = this.#effects;
    return paymentKeys(device, telegramId)
      .map((key) => readJson(device, key))
      .filter(isWaitingPayment);
  }
}
