import { field, optionalField, parseFields, parseQuery } from './parse-record.ts';
import { type Parser, parseBoolean, parseNumber, parseText } from './parse-value.ts';

/** A Telegram user (spec §3). */
export type TelegramUser = {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string | undefined;
  readonly username: string | undefined;
  readonly language_code: string | undefined;
  readonly photo_url: string | undefined;
  readonly is_premium: boolean | undefined;
  readonly is_bot: boolean | undefined;
  readonly allows_write_to_pm: boolean | undefined;
  readonly added_to_attachment_menu: boolean | undefined;
};

/** The chat from which the app was opened (spec §3). */
export type Chat = {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly photo_url: string | undefined;
  readonly username: string | undefined;
};

/** The signed data of the launch (spec §3). `auth_date` and `can_send_after` are in seconds. */
export type InitData = {
  readonly auth_date: number;
  readonly can_send_after: number | undefined;
  readonly chat: Chat | undefined;
  readonly chat_instance: string | undefined;
  readonly chat_type: string | undefined;
  readonly hash: string;
  readonly query_id: string | undefined;
  readonly receiver: TelegramUser | undefined;
  readonly start_param: string | undefined;
  readonly user: TelegramUser;
};

const parseUser: Parser<TelegramUser> = (value) => {
  const user = parseFields(value);
  return {
    id: field(user, 'id', parseNumber),
    first_name: field(user, 'first_name', parseText),
    last_name: optionalField(user, 'last_name', parseText),
    username: optionalField(user, 'username', parseText),
    language_code: optionalField(user, 'language_code', parseText),
    photo_url: optionalField(user, 'photo_url', parseText),
    is_premium: optionalField(user, 'is_premium', parseBoolean),
    is_bot: optionalField(user, 'is_bot', parseBoolean),
    allows_write_to_pm: optionalField(user, 'allows_write_to_pm', parseBoolean),
    added_to_attachment_menu: optionalField(user, 'added_to_attachment_menu', parseBoolean),
  };
};

const parseChat: Parser<Chat> = (value) => {
  const chat = parseFields(value);
  return {
    id: field(chat, 'id', parseNumber),
    type: field(chat, 'type', parseText),
    title: field(chat, 'title', parseText),
    photo_url: optionalField(chat, 'photo_url', parseText),
    username: optionalField(chat, 'username', parseText),
  };
};

/** Parses raw init data, which must contain the user (spec §5). Only the server checks the signature. */
export const parseInitData: Parser<InitData> = (value) => {
  const data = parseQuery(value);
  return {
    auth_date: field(data, 'auth_date', parseNumber),
    can_send_after: optionalField(data, 'can_send_after', parseNumber),
    chat: optionalField(data, 'chat', parseChat),
    chat_instance: optionalField(data, 'chat_instance', parseText),
    chat_type: optionalField(data, 'chat_type', parseText),
    hash: field(data, 'hash', parseText),
    query_id: optionalField(data, 'query_id', parseText),
    receiver: optionalField(data, 'receiver', parseUser),
    start_param: optionalField(data, 'start_param', parseText),
    user: field(data, 'user', parseUser),
  };
};
