import type { AppConfig } from '@bold/sdk';
import { groupDigits, type Language } from '@bold/sdk/game';

const nanoPerTon = 1_000_000_000;
const shownEnd = 6;

const explorers: Record<AppConfig['ton_network'], string> = {
  '-239': 'https://tonviewer.com',
  '-3': 'https://testnet.tonviewer.com',
};

/** Returns the URL of a transaction on a TON explorer. */
export function explorerUrl(network: AppConfig['ton_network'], transaction: string): string {
  return `${explorers[network]}/transaction/${transaction}`;
}

/** Formats an amount of nano-TON in TON, without trailing zeros: "1 250.5". */
export function tonText(nano: number): string {
  const decimals = String(nano % nanoPerTon)
    .padStart(9, '0')
    .replace(/0+$/, '');
  const whole = groupDigits(Math.floor(nano / nanoPerTon));
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** Shortens a wallet address to its first 6 and last 6 characters. */
export function shortWallet(address: string): string {
  return `${address.slice(0, shownEnd)}…${address.slice(-shownEnd)}`;
}

/** Formats an ISO 8601 time as a date in the device's time zone. A line cannot break inside the date. */
export function dayText(time: string, language: Language): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(time));
  return date.replaceAll(' ', '\u{a0}');
}
