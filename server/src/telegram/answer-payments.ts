import type { Bot } from 'grammy';
import { answerCheckout } from './answer-checkout.ts';
import { bookCharge } from './charges/book-charge.ts';
import { bookRefund } from './charges/book-refund.ts';
import type { Booking } from './charges/refund-unmatched-charge.ts';

/** Registers the handlers of pre-checkout queries, payments and refunds. */
export function answerPayments(bot: Bot, deps: Omit<Booking, 'api'>): void {
  const booking = { ...deps, api: bot.api };
  bot.on('pre_checkout_query', (ctx) => answerCheckout(deps, ctx));
  bot.on('message:successful_payment', ({ from, message }) => {
    const { telegram_payment_charge_id, provider_payment_charge_id, ...order } =
      message.successful_payment;
    return bookCharge(booking, {
      chargeId: telegram_payment_charge_id,
      providerChargeId: provider_payment_charge_id || null,
      paymentId: order.invoice_payload,
      telegramId: from.id,
      currency: order.currency,
      amount: order.total_amount,
      at: new Date(message.date * 1000),
    });
  });
  bot.on('message:refunded_payment', ({ message }) =>
    bookRefund(deps, {
      chargeId: message.refunded_payment.telegram_payment_charge_id,
      at: new Date(message.date * 1000),
    }),
  );
}
