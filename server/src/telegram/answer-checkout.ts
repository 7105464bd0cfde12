import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Filter } from 'grammy';
import type { Deps } from '../deps.ts';
import { botTextsFor, type Refusal } from './bot-texts.ts';
import { refusalOf } from './order.ts';

/** The messenger waits for 10 s and the player for less: an answer leaves within a second. */
const timeoutMs = 800;

/**
 * Answers the messenger's last question before it charges somebody: yes for an order as the invoice has it, still
 * unpaid, else a sentence that the player reads. What cannot be checked in time is refused.
 */
export async function answerCheckout(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>,
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
    deps.log.warn({ paymentId: invoice_payload, refusal }, 'a checkout was refused');
    deps.metrics.payments.inc({
      gateway: currency === 'XTR' ? 'stars' : 'dollars',
      outcome: 'refused',
    });
  }
  const words = refusal && botTextsFor(from.language_code).refusals[refusal];
  await ctx
    .answerPreCheckoutQuery(refusal === null, words ? { error_message: words } : {})
    // Nobody has paid, and the question is too old to be asked again.
    .catch((err: unknown) => deps.log.warn({ err }, 'an answer to a checkout did not arrive'));
}

async function inTime(check: Promise<Refusal | null>, log: Deps['log']): Promise<Refusal | null> {
  const over = new AbortController();
  const checked = check.catch((err: unknown): Refusal => {
    log.error({ err }, 'a checkout could not be checked');
    return 'busy';
  });
  const late = delay<Refusal>(timeoutMs, 'busy', { signal: over.signal }).catch(
    () => 'busy' as const,
  );
  const refusal = await Promise.race([checked, late]);
  over.abort();
  return refusal;
}
