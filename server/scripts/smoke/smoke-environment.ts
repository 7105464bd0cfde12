import { type Config, ConfigError, readConfig } from '../../src/config.ts';
import { parseWallet } from '../../src/wallets/wallet-address.ts';

type Environment = Record<string, string | undefined>;

/** `wallet` is the raw address of the wallet on the tester's phone. `secrets` are the values of secret variables. */
export type SmokeEnvironment = { config: Config; wallet: string; secrets: string[] };

/**
 * The required variables, in the order in which an operator gets their values. If only one value is valid, `only` is
 * this value.
 */
const needs: [name: string, meaning: string, only?: string][] = [
  ['BOT_TOKEN', "the token of a bot in Telegram's test environment, from the BotFather there"],
  ['BOT_USERNAME', "that bot's name, without the @"],
  ['APP_NAME', 'the short name of its mini app'],
  ['TELEGRAM_ENVIRONMENT', 'must be "test"', 'test'],
  ['PUBLIC_URL', 'the address of the server under test, with https'],
  ['DATABASE_URL', 'the PostgreSQL of that server'],
  ['TON_NETWORK', 'must be "test"', 'test'],
  ['TON_API_URL', 'the API of the TON test network, https://testnet.toncenter.com/api/v2'],
  ['TON_DEPOSIT_ADDRESS', 'where the server receives test TON'],
  ['WALLETS_URL', 'the list with the wallet on the phone'],
  [
    'SMOKE_WALLET',
    'the address of the wallet on the phone, on the TON test network, with 5 test TON',
  ],
];

const defaults = { TELEGRAM_API_ROOT: 'https://api.telegram.org', PAYMENT_GATEWAYS: 'stars,ton' };
const secretNames = [
  'BOT_TOKEN',
  'BOT_TOKEN_PREVIOUS',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'PAYMENT_PROVIDER_TOKEN',
  'REDIS_URL',
  'TELEGRAM_WEBHOOK_SECRET',
  'TON_API_KEY',
];

/**
 * Reads the server's variables and SMOKE_WALLET. Only the test networks of Telegram and TON are valid.
 * @throws `ConfigError` with one line for each missing or invalid variable.
 */
export function readSmokeEnvironment(env: Environment): SmokeEnvironment {
  const value = (name: string) => env[name]?.trim() ?? '';
  const lines = needs
    .filter(([name, , only]) => (only ? value(name) !== only : value(name) === ''))
    .map(([name, meaning]) => `${name}: ${meaning}`);
  if (lines.length > 0) throw new ConfigError(lines);
  const given = Object.entries(env).filter(([, text]) => text?.trim());
  const config = readConfig({ ...defaults, ...Object.fromEntries(given) });
  for (const gateway of ['stars', 'ton'] as const) {
    if (!config.paymentGateways.includes(gateway)) lines.push(`PAYMENT_GATEWAYS: needs ${gateway}`);
  }
  if (lines.length > 0) throw new ConfigError(lines);
  return {
    config,
    wallet: parseSmokeWallet(value('SMOKE_WALLET')),
    secrets: secretNames.map(value).filter((secret) => secret !== ''),
  };
}

function parseSmokeWallet(text: string): string {
  try {
    return parseWallet(text, { testAllowed: true });
  } catch (cause) {
    const message = 'SMOKE_WALLET: must be the address of a wallet on the TON test network';
    throw Object.assign(new ConfigError([message]), { cause });
  }
}
