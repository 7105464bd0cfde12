import type { Api } from 'grammy';
import type { Deps } from '../deps.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { BotApiError } from './bot-api-error.ts';
import type { Charge } from './order.ts';

/** What booking touches. */
export type Booking = Pick<Deps, 'db' | 'clock' | 'log' | 'metrics' | 'pushBalance'> & { api: Api };

type Returning = Pick<Charge, 'chargeId' | 'telegramId' | 'currency'>;

/**
 * Gives a charge that bought nothing back to its payer and books that. Only Stars can be given back by the Bot
 * API; for other money, and where the Bot API refuses, an operator has to act. Throws when it cannot be reached.
 */
export async function refundUnmatchedCharge(
  { api, ...deps }: Booking,
  { chargeId, telegramId, currency }: Returning,
): Promise<void> {
  const { log, clock } = deps;
  if (currency !== 'XTR') {
    log.error(
      { chargeId, currency },
      'a charge that bought nothing waits to be given back by hand',
    );
    return;
  }
  if (!(await returnStars(api, { chargeId, telegramId }))) {
    log.error({ chargeId }, 'the Bot API knows of no such charge: nothing is given back');
    return;
  }
  await refundPayment(deps, { chargeId, at: clock.now() });
  log.warn({ chargeId }, 'a charge that bought nothing was given back');
}

/**
 * Gives the Stars of a charge back to the person with this Telegram id. True when they are theirs again, now or
 * since an earlier call; false when there is no such charge. Throws a `BotApiError` when that stays open.
 */
export async function returnStars(
  api: Booking['api'],
  { chargeId, telegramId }: Pick<Returning, 'chargeId' | 'telegramId'>,
): Promise<boolean> {
  try {
    return await api.refundStarPayment(telegramId, chargeId);
  } catch (error) {
    if (!(error instanceof BotApiError) || error.code !== 400) throw error;
    return error.description.includes('CHARGE_ALREADY_REFUNDED');
  }
}
