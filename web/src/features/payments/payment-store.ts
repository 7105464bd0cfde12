import { ApiProblem } from '@bold/sdk';
import type { PaymentCurrency } from '@bold/sdk/game';
import type { Schedule } from '@bold/sdk/live';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Gateways, PaymentObstacle, PaymentOutcome } from './gateway.ts';
import type { PaymentForm, PaymentOrder } from './payment-order.ts';
import { type PollableCredit, pollUntilConfirmed } from './waiting/poll-until-confirmed.ts';
import type { WaitingPayments } from './waiting/waiting-payments.ts';

/** The kinds of failed payments in product events (spec §4). */
type PaymentError = 'unpaid_error' | 'telegram_error' | 'backend_error';

/** The names of the payment events (spec §7). */
type PaymentEventName = 'started_payment' | 'paid_payment' | 'failed_payment';

/** A notice to the player. The outcomes `failed` and `cancelled` have no notice, because the pay sheet shows them. */
export type PaymentNotice =
  | PaymentObstacle
  | 'not-created'
  | 'gateway-closed'
  | 'too-large'
  | 'pending'
  | 'unanswered'
  | 'paid'
  | 'reduced'
  | 'expired';

/** An invoice to pay. `id` is `undefined` if the server cannot return the payment's status. */
export type Invoice = { readonly link: string; readonly id: string | undefined };

/** The currency until the player chooses another one (spec §3). */
export const defaultPaymentCurrency: PaymentCurrency = 'STARS';

export type PaymentEffects = {
  gateways: Gateways;
  /** Adds and returns a credit that the server has not confirmed yet. */
  addPendingCredit(): PollableCredit;
  /** Returns the sum of available and spent taps that the server has confirmed. Tapping does not change it. */
  creditedBefore(): number;
  waiting: Pick<WaitingPayments, 'add' | 'has' | 'remove'>;
  refreshBalance(): Promise<unknown>;
  report(name: PaymentEventName, form: PaymentForm, error: PaymentError | null): void;
  notify(notice: PaymentNotice): void;
  schedule: Schedule;
};

type OpenPayment = {
  readonly order: PaymentOrder;
  readonly id: string | undefined;
  readonly credit: PollableCredit;
  readonly creditedBefore: number;
  /** True after the app has asked a wallet for the payment. From then on, the wallet can send the money. */
  isRequested: boolean;
};

/** Stores the chosen currency and lets the player pay. Leaving the page does not stop a payment. */
export class PaymentStore {
  currency: PaymentCurrency = defaultPaymentCurrency;
  /** True while an invoice is being created. No other payment can start during this time. */
  isPreparing = false;
  readonly #effects: PaymentEffects;

  constructor(effects: PaymentEffects) {
    this.#effects = effects;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(currency: PaymentCurrency) {
    this.currency = currency;
  }

  supports(currency: PaymentCurrency): boolean {
    return this.#effects.gateways[currency] !== undefined;
  }

  /**
   * Lets the player pay for an order (spec §4 "Payment", §8). Never rejects.
   * @returns the outcome; `undefined` if no invoice was opened
   */
  async pay(
    order: PaymentOrder,
    createInvoice: (form: PaymentForm) => Promise<Invoice>,
  ): Promise<PaymentOutcome | undefined> {
    if (this.isPreparing) return undefined;
    const { form } = order;
    const { gateways, report, addPendingCredit, creditedBefore } = this.#effects;
    const gateway = gateways[form.currency];
    report('started_payment', form, null);
    const obstacle = gateway ? gateway.obstacle() : 'unsupported';
    if (!gateway || obstacle) return this.#fail(form, 'telegram_error', obstacle ?? 'unsupported');
    const invoice = await this.#prepare(() => createInvoice(form));
    if (typeof invoice === 'string') return this.#fail(form, 'backend_error', invoice);

    const credit = addPendingCredit();
    const payment: OpenPayment = {
      ...{ order, id: invoice.id, credit },
      creditedBefore: creditedBefore(),
      isRequested: false,
    };
    try {
      const outcome = await gateway.open(invoice.link, () => {
        payment.isRequested = true;
        // Stored before the wallet is asked, because the app may be closed meanwhile.
        this.#wait(payment, false);
      });
      return this.#finish(payment, outcome);
    } catch (error) {
      console.warn(error);
      return this.#giveUp(payment, 'not-created');
    }
  }

  /** Returns the invoice. If the invoice cannot be created, returns the notice to show. */
  async #prepare(createInvoice: () => Promise<Invoice>): Promise<Invoice | PaymentNotice> {
    this.isPreparing = true;
    try {
      return await createInvoice();
    } catch (error) {
      console.warn(error);
      return noticeOf(error);
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

  #giveUp({ order, id, credit }: OpenPayment, notice: PaymentNotice): undefined {
    credit.giveUp();
    if (id) this.#effects.waiting.remove(id);
    return this.#fail(order.form, 'telegram_error', notice);
  }

  #finish(
    payment: OpenPayment,
    outcome: PaymentOutcome | PaymentObstacle,
  ): PaymentOutcome | undefined {
    const { report, notify, refreshBalance, schedule, waiting } = this.#effects;
    const { order, id, credit, isRequested } = payment;
    if (outcome === 'unsupported' || outcome === 'already-open') {
      return this.#giveUp(payment, outcome);
    }
    if (outcome === 'paid') {
      report('paid_payment', order.form, null);
      credit.grantUnverified(order.creditedTaps);
      notify(outcome);
      this.#wait(payment, true);
    } else if (outcome === 'pending' || outcome === 'unanswered') {
      // The server may have recorded the transfer, and the player may know it, before the wallet's window was closed.
      if (isRequested && id && !waiting.has(id)) return outcome;
      notify(outcome);
      if (!isRequested) this.#wait(payment, false);
    } else {
      report('failed_payment', order.form, 'unpaid_error');
      credit.giveUp();
      if (id) waiting.remove(id);
    }
    // Polls after a failure, too: a pay sheet may report "failed" for an invoice that was charged.
    pollUntilConfirmed(credit, refreshBalance, schedule);
    return outcome;
  }

  /** Stores the payment until the server has recorded it. Ignores a payment without an id. */
  #wait({ order, id, credit, creditedBefore }: OpenPayment, isReported: boolean) {
    if (!id) return;
    const payment = { id, ...order, creditedBefore, isReported, isSetAside: false };
    this.#effects.waiting.add(payment, isReported ? credit : undefined);
  }
}

/** Returns the notice to show when a request for an invoice has failed. */
function noticeOf(error: unknown): PaymentNotice {
  const code = error instanceof ApiProblem ? error.code : undefined;
  if (code === 'GATEWAY_UNAVAILABLE') return 'gateway-closed';
  return code === 'INVOICE_TOO_LARGE' ? 'too-large' : 'not-created';
}
