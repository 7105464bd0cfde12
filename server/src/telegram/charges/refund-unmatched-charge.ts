import type { Api } from 'grammy';
import type { Deps } from '../../deps.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import { BotApiError } from '../bot-api-error.ts';
import type { Charge } from './order.ts';

export type Booking = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'metrics' | 'pushBalance'> & {
  api: Api;
};

type Returning = Pick<Charge, 'chargeId' | 'telegramId' | 'currency'>;

/**
 * Refunds a charge that bought nothing, if the charge is in Stars. Logs an error if the charge is in another currency,
 * or if the Bot API refuses the refund.
 * @throws If the database fails, or if the Bot API call fails with an error other than 400 (refused).
 */
export async function refundUnmatchedCharge(
  { api, ...deps }: Booking,
  { chargeId, telegramId, currency }: Returning,
): Promise<void> {
  const { log, clock } = deps;
  if (currency !== 'XTR') {
    log.error(
      { chargeId, currency },
      'A charge bought nothing. Refund it with the payment provider.',
    );
    return;
  }
  const refusal = await returnStars(api, { chargeId, telegramId });
  if (refusal !== null) {
    log.error({ chargeId, refusal }, 'The Bot API refused a refund. Nothing was refunded.');
    return;
  }
  await refundPayment(deps, { chargeId, at: clock.now() });
  log.warn({ chargeId }, 'A charge that bought nothing was refunded.');
}

/**
 * Refunds a charge in Stars to the Telegram user who paid it. Changes nothing if the charge is already refunded.
 * @returns Null if the Stars are refunded, or the Bot API's error text if the Bot API refuses the refund with code 400.
 * @throws For any other error. It is then unknown whether the Stars were refunded.
 */
export async function returnStars(
  api: Booking['api'],
  { chargeId, telegramId }: Pick<Returning, 'chargeId' | 'telegramId'>,
): Promise<string | null> {
  try {
    await api.refundStarPayment(telegramId, chargeId);
    return null;
  } catch (error) {
    if (!(error instanceof BotApiError) || error.code !== 400) throw error;
    return error.description.includes('CHARGE_ALREADY_REFUNDED') ? null : error.description;
  }
}
