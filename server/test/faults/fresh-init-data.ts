import { initDataOf } from '../start-live.ts';

/** Init data of a person that is good now. */
export function freshInitData(telegramId: number): string {
  return initDataOf(telegramId, new Date(Math.floor(Date.now() / 1000) * 1000));
}

/** Where a person opens the live connection of a server. */
export function liveUrlOf(address: string, telegramId: number): string {
  const query = new URLSearchParams({ tg_auth: freshInitData(telegramId) });
  return `${address.replace('http', 'ws')}/api/live?${query}`;
}
