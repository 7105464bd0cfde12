import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { runScript } from '../../test/run-script.ts';
import { readSmokeEnvironment } from './smoke-environment.ts';

const complete = {
  BOT_TOKEN: `123456:${'a'.repeat(35)}`,
  BOT_USERNAME: 'bold_test_bot',
  APP_NAME: 'bold',
  TELEGRAM_ENVIRONMENT: 'test',
  PUBLIC_URL: 'https://bold.example',
  DATABASE_URL: 'postgres://bold:secret@127.0.0.1:5432/bold',
  TON_NETWORK: 'test',
  TON_API_URL: 'https://testnet.toncenter.com/api/v2',
  TON_DEPOSIT_ADDRESS: `0:${'b01d'.repeat(16)}`,
  WALLETS_URL: 'https://wallets.example/list.json',
  SMOKE_WALLET: `0:${'11'.repeat(32)}`,
};

function faultsOf(changes: Record<string, string>): string[] {
  try {
    readSmokeEnvironment({ ...complete, ...changes });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('npm run smoke:telegram without its variables names each on a line of its own, and exits with 1', async () => {
  const { connection } = await createDatabase();
  const { code, output, errors } = await runScript(connection, 'smoke-telegram');
  // The script of a test has DATABASE_URL.
  const needed = Object.keys(complete).filter((name) => name !== 'DATABASE_URL');
  expect([code, output]).toEqual([1, '']);
  expect(
    errors
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual(needed);
});

test('a complete environment calls the test environment of Telegram and hides what is secret', () => {
  const { config, wallet, secrets } = readSmokeEnvironment({
    ...complete,
    TON_API_KEY: 'chain-key',
  });
  expect(config).toMatchObject({
    telegramApiRoot: 'https://api.telegram.org',
    telegramEnvironment: 'test',
    paymentGateways: ['stars', 'ton'],
  });
  expect(wallet).toBe(complete.SMOKE_WALLET);
  expect(secrets).toEqual([complete.BOT_TOKEN, complete.DATABASE_URL, 'chain-key']);
});

test.each([
  ['TELEGRAM_ENVIRONMENT', 'main', 'TELEGRAM_ENVIRONMENT: must be "test"'],
  ['TON_NETWORK', 'main', 'TON_NETWORK: must be "test"'],
  ['PAYMENT_GATEWAYS', 'stars', 'PAYMENT_GATEWAYS: needs ton'],
  [
    'SMOKE_WALLET',
    'my wallet',
    'SMOKE_WALLET: must be the address of a wallet on the TON test network',
  ],
  ['BOT_TOKEN', 'a token', 'BOT_TOKEN must be a bot token as BotFather gives it.'],
])('%s=%s is refused', (name, value, line) => {
  expect(faultsOf({ [name]: value })).toEqual([line]);
});
