import { createHmac } from 'node:crypto';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Raw init data with these fields, signed as the contract's schema InitData tells, for the bot of that token. */
export function signInitData(fields: Record<string, string>, botToken: string): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const hash = hmac(hmac('WebAppData', botToken), lines.sort().join('\n')).toString('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}
