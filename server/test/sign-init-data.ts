import { createHmac } from 'node:crypto';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Raw init data with these fields, as the messenger would sign them for the bot of that token. */
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
