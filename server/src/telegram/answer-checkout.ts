import { setTimeout as delay } from 'node:timers/promises';
import { checkoutCheckMs } from '@bold/sdk/limits';
import type { Context, Filter } from 'grammy';
import type { Deps } from '../deps.ts';
import { botTextsFor, type Refusal } from './bot-texts.ts';
import { gatewayOf, refusalOf } from './charges/order.ts';

/** Answers a pre-checkout query of Telegram. Refuses the order if the check takes longer than `checkoutCheckMs`. */
export async function answerCheckout(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'metrics'>,
  ctx: Filter<Context, 'pre_checkout_query'>,
): Promise<void> {
  const { from, currency, total_amount, invoice_payload } = ctx.preCheckoutQuery;
  const order = {
    paymentId: invoice_payload,
    telegramId: from.id,
    currency,
    amount: total_amount,
  };
  const refusal = await inTime(refusalOf(deps, order), deps.log);
  if (refusal) {
    deps.log.warn({ paymentId: invoice_payload, refusal }, 'A checkout was refused.');
    deps.metrics.payments.inc({ gateway: gatewayOf(order), outcome: 'refused' });
  }
  const text = refusal && botTextsFor(from.language_code).refusals[refusal];
  await ctx
    .answerPreCheckoutQuery(refusal === null, text ? { error_message: text } : {})
    // Telegram charges nothing without an answer, and a query that is too old cannot be answered again.
    .catch((err: unknown) =>
      deps.log.warn({ err }, 'The answer to a pre-checkout query could not be sent.'),
    );
}

async function inTime(check: Promise<Refusal | null>, log: Deps['log']): Promise<Refusal | null> {
  const over = new AbortController();
  const checked = check.catch((err: unknown): Refusal => {
    log.error({ err }, 'A pre-checkout query could not be checked.');
    return 'busy';
  });
  const late = delay<Refusal>(checkoutCheckMs, 'busy', { signal: over.signal }).catch(
    () => 'busy' as const,
  );
  const refusal = await Promise.race([checked, late]);
  over.abort();
  return refusal;
}
