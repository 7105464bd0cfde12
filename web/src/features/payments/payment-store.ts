import type { PaymentCurrency } from '@bold/sdk/game';
import type { Schedule } from '@bold/sdk/live';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Gateways, PaymentObstacle, PaymentOutcome } from './gateway.ts';
import type { PaymentForm, PaymentOrder } from './payment-order.ts';
import { type PollableCredit, pollUntilConfirmed } from './poll-until-confirmed.ts';

/** The kinds of failed payments in product events (spec §4). */
export type PaymentError = 'unpaid_error' | 'telegram_error' | 'backend_error';

/** The names of the payment events (spec §7). */
export type PaymentStatus = 'started_payment' | 'paid_payment' | 'failed_payment';

/** A notice to the player. The pay sheet itself shows the outcomes that are not in this list. */
export type PaymentNotice = PaymentObstacle | 'not-created' | 'pending' | 'paid';

/** The currency until the player chooses another one (spec §3). */
export const defaultPaymentCurrency: PaymentCurrency = 'STARS';

/** Functions that the store calls. */
export type PaymentEffects = {
  gateways: Gateways;
  /** Adds a pending credit, which the server has not confirmed yet. */
  addPendingCredit(): PollableCredit;
  /** Requests the balance from the server. */
  refreshBalance(): Promise<void>;
  report(status: PaymentStatus, form: PaymentForm, error: PaymentError | null): void;
  notify(notice: PaymentNotice): void;
  schedule: Schedule;
};

/** Runs payments, which continue when the player leaves the page. */
export class PaymentStore {
  currency: PaymentCurrency = defaultPaymentCurrency;
  /** Whether an invoice is being created; a second one cannot be created meanwhile. */
  isPreparing = false;
  readonly #effects: PaymentEffects;

  constructor(effects: PaymentEffects) {
    this.#effects = effects;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(currency: PaymentCurrency) {
    this.currency = currency;
  }

  /** Returns true if there is a gateway for this currency. */
  supports(currency: PaymentCurrency): boolean {
    return this.#effects.gateways[currency] !== undefined;
  }

  /**
   * Lets the player pay for an order (spec §4 "Payment", §8). Never rejects.
   * @param createInvoice creates the invoice and resolves to its link
   * @returns the outcome; `undefined` if no invoice was opened
   */
  async pay(
    order: PaymentOrder,
    createInvoice: (form: PaymentForm) => Promise<string>,
  ): Promise<PaymentOutcome | undefined> {
    if (this.isPreparing) return undefined;
    const { form } = order;
    const { gateways, report, addPendingCredit } = this.#effects;
    const gateway = gateways[form.currency];
    report('started_payment', form, null);
    const obstacle = gateway ? gateway.obstacle() : 'unsupported';
    if (!gateway || obstacle) return this.#fail(form, 'telegram_error', obstacle ?? 'unsupported');
    const link = await this.#prepare(() => createInvoice(form));
    if (link === undefined) return this.#fail(form, 'backend_error', 'not-created');

    const credit = addPendingCredit();
    try {
      return this.#finish(order, credit, await gateway.open(link));
    } catch (error) {
      console.warn(error);
      credit.giveUp();
      return this.#fail(form, 'telegram_error', 'not-created');
    }
  }

  async #prepare(createInvoice: () => Promise<string>): Promise<string | undefined> {
    this.isPreparing = true;
    try {
      return await createInvoice();
    } catch (error) {
      console.warn(error);
      return undefined;
    } finally {
      runInAction(() => {
        this.isPreparing = false;
      });
    }
  }

  #fail(form: PaymentForm, error: PaymentError, notice: PaymentNotice): undefined {
    this.#effects.report('failed_payment', form, error);
    this.#effects.notify(notice);
  }

  #finish(
    { form, creditedTaps }: PaymentOrder,
    credit: PollableCredit,
    outcome: PaymentOutcome | PaymentObstacle,
  ): PaymentOutcome | undefined {
    const { report, notify, refreshBalance, schedule } = this.#effects;
    if (outcome === 'unsupported' || outcome === 'already-open') {
      credit.giveUp();
      return this.#fail(form, 'telegram_error', outcome);
    }
    if (outcome === 'paid') {
      report('paid_payment', form, null);
      credit.grantUnverified(creditedTaps);
    } else {
      report('failed_payment', form, 'unpaid_error');
    }
    if (outcome === 'paid' || outcome === 'pending') notify(outcome);
    else credit.giveUp();
    // Polls after a failure, too: a pay sheet may report "failed" for an invoice that was charged.
    pollUntilConfirmed(credit, refreshBalance, schedule);
    return outcome;
  }
}
