import { createHmac } from 'node:crypto';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Returns raw init data with these fields, signed with the bot's token as Telegram does. */
export function signInitData(
  fields: Record<string, string>,
  botToken: string = development.bot_token,
): string {
  const lines = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${fields[key]}`);
  const secret = hmac('WebAppData', botToken);
  const hash = hmac(secret, lines.join('\n')).toString('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}
