import type { TelegramUser } from '../launch/init-data.ts';

export type User = {
  id: number;
  is_bot: boolean;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code?: string;
  is_premium?: true;
  added_to_attachment_menu?: true;
};

/** The common fields of a pre-checkout query, a payment and a refund. */
export type Order = {
  /** `XTR` for Stars, otherwise a code of ISO 4217. */
  currency: string;
  /** The price in the smallest units of the currency; for Stars, in whole Stars. */
  total_amount: number;
  invoice_payload: string;
};

/** The payment data in a message that reports a payment or a refund. */
export type Paid = Order & {
  telegram_payment_charge_id: string;
  provider_payment_charge_id: string;
};

export type Message = {
  message_id: number;
  /** The time in Unix seconds. */
  date: number;
  chat: { id: number; type: 'private'; first_name: string; last_name?: string; username?: string };
  from: User;
  text?: string;
  entities?: { type: 'bot_command'; offset: number; length: number }[];
  successful_payment?: Paid;
  refunded_payment?: Paid;
};

type PreCheckoutQuery = Order & {
  id: string;
  from: User;
};

export type News = { message: Message } | { pre_checkout_query: PreCheckoutQuery };

/** The ids grow with each update. */
export type Update = { update_id: number } & News;

/** Converts the user in init data to the Bot API's type `User`, and drops the fields that `User` does not have. */
export function toBotUser(user: TelegramUser): User {
  return {
    id: user.id,
    is_bot: user.is_bot ?? false,
    first_name: user.first_name,
    ...(user.last_name && { last_name: user.last_name }),
    ...(user.username && { username: user.username }),
    ...(user.language_code && { language_code: user.language_code }),
    ...(user.is_premium && { is_premium: true }),
    ...(user.added_to_attachment_menu && { added_to_attachment_menu: true }),
  };
}
