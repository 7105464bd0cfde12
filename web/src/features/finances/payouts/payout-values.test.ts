import { expect, test } from 'vitest';
import { dayText, explorerUrl, shortWallet, tonText } from './payout-values.ts';

test.each([
  [1, '0.000000001'],
  [3_906_250_000, '3.90625'],
  [1_250_500_000_000, '1\u{a0}250.5'],
  [2_000_000_000, '2'],
])('%i nano-TON are shown as %s TON', (nano, text) => {
  expect(tonText(nano)).toBe(text);
});

test('a transaction is shown by an explorer of its network', () => {
  expect(explorerUrl('-239', 'ab')).toBe('https://tonviewer.com/transaction/ab');
  expect(explorerUrl('-3', 'ab')).toBe('https://testnet.tonviewer.com/transaction/ab');
});

test('a wallet is shortened to its ends', () => {
  expect(shortWallet('UQAREREREREREREREREREREREREREREREREREREREREREbvW')).toBe('UQARER…EREbvW');
});

test('a day is written in the language of the player, and no line breaks it', () => {
  // Noon in the time zone of the device, whose day the text names.
  const noon = new Date(2026, 10, 20, 12).toISOString();
  expect(dayText(noon, 'en')).toBe('Nov\u{a0}20,\u{a0}2026');
  expect(dayText(noon, 'ru')).toMatch(/^20\u{a0}нояб\.\u{a0}2026/u);
  expect(dayText(noon, 'ru')).not.toContain(' ');
});
