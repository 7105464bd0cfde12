import type { Update } from 'grammy/types';

type Sender = { id: number; language_code?: string };
type Paid = {
  paymentId: string;
  chargeId: string;
  amount: number;
  currency?: string;
  providerChargeId?: string;
};

/** In Unix seconds. */
export const sentAt = Date.parse('2026-11-20T12:00:10Z') / 1000;

const userOf = ({ id, language_code = 'en' }: Sender) => ({
  id,
  is_bot: false,
  first_name: 'Ada',
  language_code,
});

function messageOf(telegramUser: Sender, content: object) {
  return {
    message_id: 1,
    date: sentAt,
    chat: { id: telegramUser.id, type: 'private', first_name: 'Ada' },
    from: userOf(telegramUser),
    ...content,
  };
}

const paymentOf = ({
  paymentId,
  chargeId,
  amount,
  currency = 'XTR',
  providerChargeId = '',
}: Paid) => ({
  currency,
  total_amount: amount,
  invoice_payload: paymentId,
  telegram_payment_charge_id: chargeId,
  provider_payment_charge_id: providerChargeId,
});

/** Returns an update with a message that has `content`, such as a photo, instead of a text. */
export function contentUpdate(telegramUser: Sender, content: object, update_id = 1): Update {
  return { update_id, message: messageOf(telegramUser, content) } as Update;
}

/** Returns an update with a message. If the text begins with `/`, its first word is marked as a command. */
export function messageUpdate(telegramUser: Sender, text: string, update_id = 1): Update {
  const length = /^\/\w+/.exec(text)?.[0].length;
  const entities = length && [{ type: 'bot_command', offset: 0, length }];
  return {
    update_id,
    message: messageOf(telegramUser, { text, ...(entities && { entities }) }),
  } as Update;
}

export function checkoutUpdate(
  telegramUser: Sender,
  { paymentId, amount, currency = 'XTR' }: Omit<Paid, 'chargeId'>,
  update_id = 1,
): Update {
  const order = { currency, total_amount: amount, invoice_payload: paymentId };
  return {
    update_id,
    pre_checkout_query: { id: 'query', from: userOf(telegramUser), ...order },
  } as Update;
}

export function paymentUpdate(telegramUser: Sender, payment: Paid, update_id = 1): Update {
  return contentUpdate(telegramUser, { successful_payment: paymentOf(payment) }, update_id);
}

export function refundUpdate(telegramUser: Sender, payment: Paid, update_id = 1): Update {
  return contentUpdate(telegramUser, { refunded_payment: paymentOf(payment) }, update_id);
}

/** Sends an update to the webhook of a server. Returns the status of the response. */
export async function deliverUpdate(
  address: string,
  secret: string,
  update: Update,
): Promise<number> {
  const response = await fetch(`${address}/telegram/webhook`, {
    method: 'POST',
    headers: { 'X-Telegram-Bot-Api-Secret-Token': secret },
    body: JSON.stringify(update),
  });
  return response.status;
}
