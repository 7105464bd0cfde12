import { initDataOf } from '../start-live.ts';

/** Returns init data of a user that is valid now. */
export function freshInitData(telegramId: number): string {
  return initDataOf(telegramId, new Date(Math.floor(Date.now() / 1000) * 1000));
}

/** Returns the address of a user's live connection on a server. */
export function liveUrlOf(address: string, telegramId: number): string {
  const query = new URLSearchParams({ tg_auth: freshInitData(telegramId) });
  return `${address.replace('http', 'ws')}/api/live?${query}`;
}
