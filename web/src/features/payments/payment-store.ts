import { defaultPaymentCurrency, type PaymentCurrency } from '@bold/sdk/game';
import type { Schedule } from '@bold/sdk/live';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Gateways, PaymentEnd, PaymentObstacle } from './gateway.ts';
import type { PaymentForm, PaymentOrder } from './payment-order.ts';
import { type AwaitedCredit, pollUntilConfirmed } from './poll-until-confirmed.ts';

/** The kinds of failure that are reported (spec §4). */
export type PaymentError = 'unpaid_error' | 'telegram_error' | 'backend_error';

/** The names of the payment events (spec §7). */
export type PaymentStatus = 'started_payment' | 'paid_payment' | 'failed_payment';

/** What the player is told of a payment; the pay sheet says the rest itself. */
export type PaymentNews = PaymentObstacle | 'not-created' | 'pending' | 'paid';

/** What paying does to the world outside the store. */
export type PaymentEffects = {
  gateways: Gateways;
  /** Begins to wait for taps that the server will tell of. */
  addPendingCredit(): AwaitedCredit;
  /** Asks the server for the balance. */
  refreshBalance(): Promise<void>;
  report(status: PaymentStatus, form: PaymentForm, error: PaymentError | null): void;
  tell(news: PaymentNews): void;
  schedule: Schedule;
};

/** Payments on their way; they outlive the page that they were started on. */
export class PaymentStore {
  currency: PaymentCurrency = defaultPaymentCurrency;
  /** An invoice is being made: nothing else can be bought until there is one. */
  isPreparing = false;
  readonly #effects: PaymentEffects;

  constructor(effects: PaymentEffects) {
    this.#effects = effects;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(currency: PaymentCurrency) {
    this.currency = currency;
  }

  /** Whether there is a way to pay in this currency. */
  takes(currency: PaymentCurrency): boolean {
    return this.#effects.gateways[currency] !== undefined;
  }

  /**
   * Lets the player pay for an order (spec §4 "Payment", §8). Never rejects.
   * @param createInvoice makes the invoice and answers its link
   * @returns how the payment was left; nothing when it did not come to one
   */
  async pay(
    order: PaymentOrder,
    createInvoice: (form: PaymentForm) => Promise<string>,
  ): Promise<PaymentEnd | undefined> {
    if (this.isPreparing) return undefined;
    const { form } = order;
    const { gateways, report, addPendingCredit } = this.#effects;
    const gateway = gateways[form.currency];
    report('started_payment', form, null);
    const obstacle = gateway ? gateway.obstacle() : 'unsupported';
    if (!gateway || obstacle)
      return this.#refuse(form, 'telegram_error', obstacle ?? 'unsupported');
    const link = await this.#prepare(() => createInvoice(form));
    if (link === undefined) return this.#refuse(form, 'backend_error', 'not-created');

    const credit = addPendingCredit();
    try {
      return this.#leave(order, credit, await gateway.open(link));
    } catch (error) {
      console.warn(error);
      credit.giveUp();
      return this.#refuse(form, 'telegram_error', 'not-created');
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

  #refuse(form: PaymentForm, error: PaymentError, news: PaymentNews): undefined {
    this.#effects.report('failed_payment', form, error);
    this.#effects.tell(news);
  }

  #leave(
    { form, creditedTaps }: PaymentOrder,
    credit: AwaitedCredit,
    end: PaymentEnd | PaymentObstacle,
  ): PaymentEnd | undefined {
    const { report, tell, refreshBalance, schedule } = this.#effects;
    if (end === 'unsupported' || end === 'already-open') {
      credit.giveUp();
      return this.#refuse(form, 'telegram_error', end);
    }
    if (end === 'paid') {
      report('paid_payment', form, null);
      credit.promise(creditedTaps);
    } else {
      report('failed_payment', form, 'unpaid_error');
    }
    if (end === 'paid' || end === 'pending') tell(end);
    else credit.giveUp();
    // Also after a refusal: a pay sheet may say "failed" of an invoice that was charged.
    pollUntilConfirmed(credit, refreshBalance, schedule);
    return end;
  }
}
