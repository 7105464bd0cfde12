import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { idempotencyInProgressSeconds } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { productionVariables as production } from './config/production.fixture.ts';
import { ConfigError, readConfig } from './config.ts';

function messagesOf(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.messages : [String(error)];
  }
}

test('development needs no variables', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    developmentToken: true,
    initDataMaxAgeS: 86_400,
    paymentGateways: ['stars', 'ton'],
    limits: { liveMessagesPerSecond: 20, liveBurst: 60 },
  });
});

test('the address of the support is not the bot itself', () => {
  expect(messagesOf({ SUPPORT_URL: 'https://t.me/Bold_Development_Bot/' })).toEqual([
    'SUPPORT_URL is the bot itself, whose chat nobody reads: give another address.',
  ]);
});

test('a statement ends before its idempotency key counts as abandoned', () => {
  const most = 58_000;
  expect(most + 1_000).toBeLessThan(idempotencyInProgressSeconds * 1_000);
  expect(readConfig({ DATABASE_TIMEOUT_MS: `${most}` }).databaseTimeoutMs).toBe(most);
  expect(messagesOf({ DATABASE_TIMEOUT_MS: `${most + 1}` })).toEqual([
    'DATABASE_TIMEOUT_MS must be a whole number from 100 to 58000.',
  ]);
});

test('a page that may call the API is an origin, as browsers send it', () => {
  const CORS_ORIGINS = 'https://App.Example:443,https://friend.example/';
  expect(readConfig({ CORS_ORIGINS })).toMatchObject({
    corsOrigins: ['https://app.example', 'https://friend.example'],
  });
  expect(messagesOf({ CORS_ORIGINS: 'https://app.example/game' })).toEqual([
    'CORS_ORIGINS must be an address with http:// or https://, without a path, a query and a user.',
  ]);
});

test('production starts with Stars alone, and the slash at the end of PUBLIC_URL is dropped', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    developmentToken: false,
    paymentGateways: ['stars'],
    publicUrl: 'https://bold.example',
  });
});

test('all errors are reported at once, one message each, without the values', () => {
  const messages = messagesOf({
    PORT: '80x',
    BOT_TOKEN: 'hunter2',
    LOG_LEVEL: 'loud',
    PAYMENT_GATEWAYS: 'stars,gold',
    DATABASE_URL: 'mysql://root@127.0.0.1/bold',
    TRUST_PROXY: 'maybe',
  });
  expect(messages.map((message) => message.split(' ')[0]).sort()).toEqual([
    'BOT_TOKEN',
    'DATABASE_URL',
    'LOG_LEVEL',
    'PAYMENT_GATEWAYS',
    'PORT',
    'TRUST_PROXY',
  ]);
  expect(messages.join()).not.toContain('hunter2');
});

test('a server with the public development token listens on this machine alone', () => {
  const refusal = [
    'HOST reaches beyond this machine, and BOT_TOKEN is the development token, with which anyone can sign: set your own BOT_TOKEN.',
  ];
  for (const HOST of ['0.0.0.0', '::', '192.0.2.7', 'bold.example']) {
    expect(messagesOf({ HOST })).toEqual(refusal);
  }
  const BOT_TOKEN = '1234567890:a-token-that-nobody-knows-0000';
  expect(readConfig({ HOST: '0.0.0.0', BOT_TOKEN }).host).toBe('0.0.0.0');
  for (const HOST of ['localhost', '127.0.0.1', '127.0.0.2', '::1']) {
    expect(readConfig({ HOST }).host).toBe(HOST);
  }
});

test.each(['TELEGRAM_API_ROOT', 'TON_API_URL'])('production calls %s only by https', (name) => {
  const messages = (value: string) => messagesOf({ ...production, [name]: value });
  expect(messages('http://api.example/v2')).toEqual([
    `${name} must begin with https://, or name this machine: others could read it.`,
  ]);
  for (const value of ['https://api.example/v2', 'http://127.0.0.1:8081', 'http://[::1]:8081']) {
    expect(() => readConfig({ ...production, [name]: value })).not.toThrow();
  }
  expect(() => readConfig({ [name]: 'http://api.example/v2' })).not.toThrow();
});

test.each(['', ' '])('production refuses the development token, also after "%s"', (space) => {
  const BOT_TOKEN = `${space}${development.bot_token}`;
  expect(messagesOf({ ...production, BOT_TOKEN })).toEqual([
    'BOT_TOKEN is the development token, which production refuses.',
  ]);
});

test.each(['', ' '])('in production a variable with the value "%s" is missing', (BOT_TOKEN) => {
  expect(messagesOf({ ...production, BOT_TOKEN })).toEqual([
    'BOT_TOKEN is missing; production has no default for it.',
  ]);
});

test.each([
  ['BOT_TOKEN', '1234567890:replace-this-with-the-token-from-BotFather'],
  ['BOT_TOKEN_PREVIOUS', '1234567890:replace-this-with-the-token-before-it'],
  ['TELEGRAM_WEBHOOK_SECRET', 'replace-this-with-a-long-random-text'],
  ['METRICS_TOKEN', 'replace-this-with-a-long-random-text'],
  ['DATABASE_URL', 'postgres://bold_app:replacethiswithanotherpassword@postgres:5432/bold'],
  ['REDIS_URL', 'redis://:replacethiswithathirdpassword@redis:6379'],
])('production refuses the %s of bold.env.example, which everybody can read', (name, value) => {
  expect(messagesOf({ ...production, [name]: value })).toEqual([
    `${name} has a secret of bold.env.example, which everybody can read: replace it.`,
  ]);
  const { BOT_TOKEN } = production;
  expect(() => readConfig({ BOT_TOKEN, [name]: value })).not.toThrow();
});

test.each(['bold.example/?a=b', 'bold.example/#a', 'bold.example/app', 'ada:secret@bold.example'])(
  'PUBLIC_URL has no path, query, fragment and user, because paths are added to it: %s',
  (address) => {
    expect(messagesOf({ ...production, PUBLIC_URL: `https://${address}` })).toEqual([
      'PUBLIC_URL must be an address without a path, a query, a fragment and a user.',
    ]);
  },
);

test('the token before a rotation must be another one that only Telegram and this server know', () => {
  const previous = '1234567890:the-token-before-the-rotation-00';
  const messages = (BOT_TOKEN_PREVIOUS: string) =>
    messagesOf({ ...production, BOT_TOKEN_PREVIOUS });

  expect(readConfig(production).botTokenPrevious).toBeNull();
  expect(readConfig({ ...production, BOT_TOKEN_PREVIOUS: previous })).toMatchObject({
    botToken: production.BOT_TOKEN,
    botTokenPrevious: previous,
  });
  expect(messages('hunter2')).toEqual([
    'BOT_TOKEN_PREVIOUS must be a bot token as BotFather gives it.',
  ]);
  expect(messages(` ${production.BOT_TOKEN} `)).toEqual([
    'BOT_TOKEN_PREVIOUS is BOT_TOKEN: give the old one, or remove it.',
  ]);
  expect(messages('9876543210:the-token-before-the-rotation-00')).toEqual([
    'BOT_TOKEN_PREVIOUS is the token of another bot: its id differs from that of BOT_TOKEN.',
  ]);
  const isDevelopment = 'BOT_TOKEN_PREVIOUS is the development token, with which anyone can sign.';
  expect(messages(development.bot_token)).toEqual([isDevelopment]);
  expect(messagesOf({ BOT_TOKEN_PREVIOUS: development.bot_token })).toEqual([isDevelopment]);
});

test('production names every variable that it requires and that is missing', () => {
  expect(messagesOf({ NODE_ENV: 'production' }).map((message) => message.split(' ')[0])).toEqual([
    'BOT_TOKEN',
    'PUBLIC_URL',
    'BOT_USERNAME',
    'APP_NAME',
    'PREMIUM_BOT_URL',
    'SUPPORT_URL',
    'TELEGRAM_WEBHOOK_SECRET',
  ]);
});

test('"Buy stars" leads to Telegram alone', () => {
  expect(messagesOf({ PREMIUM_BOT_URL: 'https://fragment.com/stars' })).toEqual([
    'PREMIUM_BOT_URL must be a link of Telegram, such as https://t.me/PremiumBot.',
  ]);
});

test('dollars are not sold without a payment provider', () => {
  expect(messagesOf({ PAYMENT_GATEWAYS: 'stars,dollars' })).toEqual([
    'PAYMENT_PROVIDER_TOKEN is missing; PAYMENT_GATEWAYS names dollars.',
  ]);
});

test("production refuses the provider's token for tests, except in Telegram's test environment", () => {
  const sale = { PAYMENT_GATEWAYS: 'dollars', PAYMENT_PROVIDER_TOKEN: '284685063:TEST:OTkxYTJk' };
  expect(messagesOf({ ...production, ...sale })).toEqual([
    "PAYMENT_PROVIDER_TOKEN must be the provider's live token: cards for tests can pay with this one.",
  ]);
  const live = { ...sale, PAYMENT_PROVIDER_TOKEN: '284685063:LIVE:OTkxYTJk' };
  expect(messagesOf({ ...production, ...live })).toEqual([]);
  const atTelegram = { TELEGRAM_ENVIRONMENT: 'test', TON_NETWORK: 'test' };
  expect(messagesOf({ ...production, ...sale, ...atTelegram })).toEqual([]);
  expect(messagesOf(sale)).toEqual([]);
});

test("production pays no real TON for Stars of Telegram's test environment", () => {
  const messages = (env: Record<string, string>) =>
    messagesOf({ ...env, TELEGRAM_ENVIRONMENT: 'test' });
  expect(messages({ ...production, TON_NETWORK: 'main' })).toEqual([
    'TON_NETWORK must be test, like TELEGRAM_ENVIRONMENT: Stars cost nothing there, but their rewards would be paid in real TON.',
  ]);
  expect(messages({ ...production, TON_NETWORK: 'test' })).toEqual([]);
  expect(messages({ TON_NETWORK: 'main' })).toEqual([]);
});

test('a verified wallet is held at most as long as a wallet that is not verified', () => {
  const messages = (WALLET_HOLD_DAYS?: string, WALLET_HOLD_DAYS_VERIFIED?: string) =>
    messagesOf({ WALLET_HOLD_DAYS, WALLET_HOLD_DAYS_VERIFIED });
  expect(messages('6')).toEqual([
    'WALLET_HOLD_DAYS is 6, less than WALLET_HOLD_DAYS_VERIFIED, which is 7: raise it, or lower the other.',
  ]);
  expect(messages(undefined, '15')).toHaveLength(1);
  expect([messages('7'), messages('0', '0'), messages('20', '20')]).toEqual([[], [], []]);
});

test('[ANA-25] the app sends its events to the host of the named environment, else to this server', () => {
  const env = {
    ANALYTICS_PRODUCTION_URL: 'https://events.example/analytics',
    ANALYTICS_STAGING_URL: 'https://staging-events.example/analytics',
  };
  const urlIn = (environment?: string) =>
    readConfig({ ...env, ANALYTICS_ENVIRONMENT: environment }).analyticsUrl;
  expect([urlIn(), urlIn('own')]).toEqual([null, null]);
  expect([urlIn('production'), urlIn('staging')]).toEqual(Object.values(env));
  expect(messagesOf({ ANALYTICS_ENVIRONMENT: 'staging' })).toEqual([
    'ANALYTICS_STAGING_URL is missing; ANALYTICS_ENVIRONMENT is staging.',
  ]);
  const withoutToken = { ...env, ...production, ANALYTICS_ENVIRONMENT: 'production' };
  expect(messagesOf(withoutToken)).toEqual([
    'ANALYTICS_TOKEN is missing; ANALYTICS_ENVIRONMENT is production.',
  ]);
});

test('wallets can connect if WALLETS_URL is set, on the main network by default', () => {
  expect(readConfig({})).toMatchObject({ walletsUrl: null, tonNetwork: 'main' });
  const env = { WALLETS_URL: 'https://wallets.example/list.json', TON_NETWORK: 'test' };
  expect(readConfig(env)).toMatchObject({ walletsUrl: env.WALLETS_URL, tonNetwork: 'test' });
  expect(messagesOf({ WALLETS_URL: 'list.json', TON_NETWORK: '-3' })).toEqual([
    'TON_NETWORK must be one of main, test.',
    'WALLETS_URL must be an address that begins with http:// or https://.',
  ]);
});

test.each([
  ['main', 'testnet.toncenter.com', 'toncenter.com'],
  ['test', 'toncenter.com', 'testnet.toncenter.com'],
])('on the %s network of TON, the API of the other one is refused', (TON_NETWORK, other, own) => {
  const env = (host: string) => ({ TON_NETWORK, TON_API_URL: `https://${host}/api/v2` });
  expect(messagesOf(env(other))).toEqual([
    `TON_API_URL names ${other}, and TON_NETWORK is ${TON_NETWORK}: they must belong to one network.`,
  ]);
  for (const host of [own, 'api.example']) expect(messagesOf(env(host))).toEqual([]);
});

test('without chain and address production refuses to sell for TON, and development does not sell for it', () => {
  expect(messagesOf({ ...production, PAYMENT_GATEWAYS: 'stars,ton' })).toEqual([
    'TON_API_URL is missing; PAYMENT_GATEWAYS names ton.',
    'TON_DEPOSIT_ADDRESS is missing; PAYMENT_GATEWAYS names ton.',
  ]);
  expect(messagesOf({ PAYMENT_GATEWAYS: 'stars,ton' })).toEqual([]);
});

const depositAddress = `0:${'b01d'.repeat(16)}`;
const depositOnTestNetwork = '0QCwHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHUqt';

test('production refuses the deposit address of the example, in any form', () => {
  const messages = (TON_DEPOSIT_ADDRESS: string) =>
    messagesOf({ ...production, TON_DEPOSIT_ADDRESS });
  const own = `0:${'b01e'.repeat(16)}`;
  for (const example of [depositAddress, 'UQCwHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHfEn']) {
    expect(messages(`${own},${example}`)).toEqual([
      'TON_DEPOSIT_ADDRESS must be your own: nobody can take money from the address of bold.env.example.',
    ]);
  }
  expect(messages(own)).toEqual([]);
});

test('the deposit address is accepted in any form, with a right checksum and for the right network', () => {
  const read = (TON_DEPOSIT_ADDRESS: string, TON_NETWORK = 'main') =>
    readConfig({ TON_DEPOSIT_ADDRESS, TON_NETWORK }).tonDepositAddresses;
  expect(read(depositAddress.toUpperCase())).toEqual([depositAddress]);
  expect(read('UQCwHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHfEn')).toEqual([depositAddress]);
  expect(read(depositOnTestNetwork, 'test')).toEqual([depositAddress]);
  for (const wrong of [
    'UQCwHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHfEm',
    depositOnTestNetwork,
    'b01d',
  ]) {
    expect(messagesOf({ TON_DEPOSIT_ADDRESS: wrong })).toEqual([
      'TON_DEPOSIT_ADDRESS must be a TON address of the network that TON_NETWORK names.',
    ]);
  }
});
