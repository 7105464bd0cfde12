import type { Update } from 'grammy/types';

type Person = { id: number; language_code?: string };
type Paid = { paymentId: string; chargeId: string; amount: number; currency?: string };

/** When the updates of the tests were sent, in Unix seconds. */
export const sentAt = Date.parse('2026-11-20T12:00:10Z') / 1000;

const userOf = ({ id, language_code = 'en' }: Person) => ({
  id,
  is_bot: false,
  first_name: 'Ada',
  language_code,
});

function messageOf(person: Person, content: object) {
  return {
    message_id: 1,
    date: sentAt,
    chat: { id: person.id, type: 'private', first_name: 'Ada' },
    from: userOf(person),
    ...content,
  };
}

const paymentOf = ({ paymentId, chargeId, amount, currency = 'XTR' }: Paid) => ({
  currency,
  total_amount: amount,
  invoice_payload: paymentId,
  telegram_payment_charge_id: chargeId,
  provider_payment_charge_id: '',
});

/** Somebody writes to the bot; a word that begins with / is a command. */
export function written(person: Person, text: string, update_id = 1): Update {
  const length = /^\/\w+/.exec(text)?.[0].length;
  const entities = length && [{ type: 'bot_command', offset: 0, length }];
  return {
    update_id,
    message: messageOf(person, { text, ...(entities && { entities }) }),
  } as Update;
}

/** The messenger asks whether somebody may pay. */
export function asked(
  person: Person,
  { paymentId, amount, currency = 'XTR' }: Omit<Paid, 'chargeId'>,
  update_id = 1,
): Update {
  const order = { currency, total_amount: amount, invoice_payload: paymentId };
  return {
    update_id,
    pre_checkout_query: { id: 'query', from: userOf(person), ...order },
  } as Update;
}

/** Somebody has paid. */
export function paid(person: Person, payment: Paid, update_id = 1): Update {
  const content = { successful_payment: paymentOf(payment) };
  return { update_id, message: messageOf(person, content) } as Update;
}

/** Somebody was given a charge back. */
export function refunded(person: Person, payment: Paid, update_id = 1): Update {
  const content = { refunded_payment: paymentOf(payment) };
  return { update_id, message: messageOf(person, content) } as Update;
}
