import { createHmac } from 'node:crypto';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Returns init data with these fields, signed with the bot's token as the schema InitData specifies. */
export function signInitData(fields: Record<string, string>, botToken: string): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const hash = hmac(hmac('WebAppData', botToken), lines.sort().join('\n')).toString('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}
