import { join } from 'node:path';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import {
  analyticsRetentionDays,
  idempotencyInProgressSeconds,
  initDataMaxAgeSeconds,
  invoiceStarsMax,
  payoutHoldDaysDollars,
  payoutHoldDaysStars,
  payoutHoldDaysTon,
  payoutMinCents,
  walletHoldDays,
  walletHoldDaysVerified,
} from '@bold/sdk/limits';
import {
  baseUrl,
  exampleSecret,
  folder,
  integer,
  list,
  liveToken,
  matching,
  oneOf,
  origin,
  proxies,
  type Reader,
  readVariable,
  redis,
  telegramLink,
  text,
  tonAddress,
  url,
} from './config/config-variable.ts';
import { readLimits } from './limits/read-limits.ts';

export type Gateway = 'stars' | 'ton' | 'dollars';
export type Config = ReturnType<typeof readConfig>;

/** Returns the bot's id in Telegram, with which every token of the bot begins. */
export const botIdOf = (token: string): number => Number(token.split(':')[0]);

/** The project's root. Relative folders are resolved against this folder, not against the working directory. */
const root = join(import.meta.dirname, '../..');
const gateway = oneOf<Gateway>('stars', 'ton', 'dollars');
const days = integer(0, 365);
// A connection without a response is lost a second after the timeout. Its request must have failed before the request's
// idempotency key counts as abandoned, or a retry would run at the same time.
const statementMsMax = (idempotencyInProgressSeconds - 2) * 1000;
const httpUrl = url('http:', 'https:');

/** Variables with secrets. In production, their values must not contain placeholders of bold.env.example. */
const secrets = [
  'BOT_TOKEN',
  'BOT_TOKEN_PREVIOUS',
  'TELEGRAM_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'REDIS_URL',
];

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Has a message for each missing or bad environment variable. No message contains a secret. */
export class ConfigError extends Error {
  readonly messages: string[];

  constructor(messages: string[]) {
    super(messages.join('\n'));
    this.name = 'ConfigError';
    this.messages = messages;
  }
}

/** Reads and checks the environment (decisions §1). Throws `ConfigError` with all errors at once. */
export function readConfig(env: Record<string, string | undefined>) {
  const messages: string[] = [];
  const production = env.NODE_ENV === 'production';

  function read<Value, Fallback>(name: string, reader: Reader<Value>, fallback: Fallback) {
    try {
      return readVariable(env, name, reader, fallback);
    } catch (error) {
      messages.push((error as Error).message);
      return fallback;
    }
  }

  /** Reads a variable that production requires. Development uses the default `inDevelopment`. */
  function readRequired<Value>(name: string, reader: Reader<Value>, inDevelopment: Value) {
    if (production && !env[name]?.trim()) {
      messages.push(`${name} is missing; production has no default for it.`);
    }
    return read(name, reader, inDevelopment);
  }

  const defaultGateways: Gateway[] = production ? ['stars'] : ['stars', 'ton'];
  const host = read('HOST', text, '127.0.0.1');
  const port = read('PORT', integer(0, 65_535), 8080);
  const tonNetwork = read('TON_NETWORK', oneOf('main', 'test'), 'main' as const);
  const telegramEnvironment = read('TELEGRAM_ENVIRONMENT', oneOf('main', 'test'), 'main' as const);
  const sellsForReal = production && telegramEnvironment === 'main';
  const depositAddress = tonAddress({ testAllowed: tonNetwork === 'test', production });
  const botToken = matching(/^\d{1,16}:[\w-]{20,}$/, 'a bot token as BotFather gives it');
  const config = {
    production,
    host,
    port,
    botToken: readRequired('BOT_TOKEN', botToken, development.bot_token),
    /** The bot token before its last rotation, used only to verify init data and the ids of Stars invoices. */
    botTokenPrevious: read('BOT_TOKEN_PREVIOUS', botToken, null),
    dataDir: read('DATA_DIR', folder(root), join(root, '.data')),
    databaseUrl: read('DATABASE_URL', url('postgres:', 'postgresql:'), null),
    /**
     * The time limit of each SQL statement of a request, in milliseconds. The default is shorter than the ten seconds
     * that clients wait for a response.
     */
    databaseTimeoutMs: read('DATABASE_TIMEOUT_MS', integer(100, statementMsMax), 8_000),
    /** True if a new database is set up to spread its taps over the nodes of a Citus cluster. */
    databaseDistributed: read('DATABASE_DISTRIBUTED', oneOf('true', 'false'), 'false') === 'true',
    /** The number of schemas over which the taps are spread. Must not change after `npm run distribute`. */
    databaseShards: read('DATABASE_SHARDS', integer(1, 1024), 16),
    redisUrl: read('REDIS_URL', redis, null),
    /** Prefix of all keys in Redis. Installations that share a Redis need different prefixes. */
    redisPrefix: read(
      'REDIS_PREFIX',
      matching(/^[\w-]{1,32}$/, '1 to 32 letters, digits, _ or -'),
      'bold',
    ),
    initDataMaxAgeS: read('INIT_DATA_MAX_AGE_S', integer(1, 31_536_000), initDataMaxAgeSeconds),
    publicUrl: readRequired(
      'PUBLIC_URL',
      production ? baseUrl('https:') : baseUrl('http:', 'https:'),
      `http://127.0.0.1:${port}`,
    ),
    botUsername: readRequired(
      'BOT_USERNAME',
      matching(/^\w{5,32}$/, 'a bot name without the @'),
      development.bot_username,
    ),
    appName: readRequired(
      'APP_NAME',
      matching(/^\w{3,30}$/, "the mini app's short name"),
      development.app_name,
    ),
    premiumBotUrl: readRequired('PREMIUM_BOT_URL', telegramLink, development.premium_bot_url),
    /** The URL where paying players get support. Telegram requires a support contact. */
    supportUrl: readRequired('SUPPORT_URL', url('https:'), 'https://bold.example/support'),
    telegramApiRoot: read(
      'TELEGRAM_API_ROOT',
      httpUrl,
      production ? 'https://api.telegram.org' : null,
    ),
    /** Telegram's network. `test` is a separate network for tests, with its own accounts, bots and Stars. */
    telegramEnvironment,
    telegramWebhookSecret: readRequired<string | null>(
      'TELEGRAM_WEBHOOK_SECRET',
      matching(/^[\w-]{16,256}$/, '16 to 256 letters, digits, _ or -'),
      null,
    ),
    paymentGateways: read('PAYMENT_GATEWAYS', list(gateway), defaultGateways),
    paymentProviderToken: read('PAYMENT_PROVIDER_TOKEN', sellsForReal ? liveToken : text, null),
    /** The number of days for which a reward from purchases with Stars is held. A refund can revoke a held reward. */
    payoutHoldDaysStars: read('PAYOUT_HOLD_DAYS_STARS', days, payoutHoldDaysStars),
    payoutHoldDaysDollars: read('PAYOUT_HOLD_DAYS_DOLLARS', days, payoutHoldDaysDollars),
    payoutHoldDaysTon: read('PAYOUT_HOLD_DAYS_TON', days, payoutHoldDaysTon),
    /** The number of days without payouts after a wallet change. `walletHoldDaysVerified` is for verified wallets. */
    walletHoldDays: read('WALLET_HOLD_DAYS', days, walletHoldDays),
    walletHoldDaysVerified: read('WALLET_HOLD_DAYS_VERIFIED', days, walletHoldDaysVerified),
    /** The smallest payout, in cents. A smaller reward waits for further rewards. */
    payoutMinCents: read('PAYOUT_MIN_CENTS', integer(1, 1_000_000), payoutMinCents),
    maxStarsPerInvoice: read('MAX_STARS_PER_INVOICE', integer(1, 10_000_000), invoiceStarsMax),
    tonApiUrl: read('TON_API_URL', httpUrl, null),
    tonApiKey: read('TON_API_KEY', matching(/^[\x21-\x7e]+$/, 'text without spaces'), null),
    /** The raw addresses for deposits. New invoices use the first, but deposits to every address are recorded. */
    tonDepositAddresses: read('TON_DEPOSIT_ADDRESS', list(depositAddress), []),
    /** The URL of the list of wallets that TON Connect offers. Without this list no wallet can be connected. */
    walletsUrl: read('WALLETS_URL', httpUrl, null),
    tonNetwork,
    /** Where the app sends its events [ANA-25]; `own` is this server. */
    analyticsEnvironment: read(
      'ANALYTICS_ENVIRONMENT',
      oneOf('own', 'production', 'staging'),
      'own' as const,
    ),
    analyticsProductionUrl: read('ANALYTICS_PRODUCTION_URL', httpUrl, null),
    analyticsStagingUrl: read('ANALYTICS_STAGING_URL', httpUrl, null),
    /** The URL to which `analyticsEnvironment` refers, or null if `analyticsEnvironment` is `own`. */
    analyticsUrl: null as string | null,
    analyticsToken: read('ANALYTICS_TOKEN', text, production ? null : development.analytics_token),
    analyticsRetentionDays: read('ANALYTICS_KEPT_DAYS', integer(1, 36_500), analyticsRetentionDays),
    /** The maximum size of all stored events together, in bytes. At this size, the server refuses new events. */
    analyticsMaxBytes: read(
      'ANALYTICS_MAX_BYTES',
      integer(1, 1_000_000_000_000_000),
      5_000_000_000,
    ),
    productAnalyticsKey: read('PRODUCT_ANALYTICS_KEY', text, null),
    productAnalyticsUrl: read('PRODUCT_ANALYTICS_URL', httpUrl, null),
    limits: readLimits(read),
    corsOrigins: read('CORS_ORIGINS', list(origin), []),
    /** Further origins that the mini app's page may call, such as the bridges of wallets. */
    connectOrigins: read('CONNECT_ORIGINS', list(httpUrl), []),
    /**
     * The number of proxies in front of this server. Each proxy adds an address to X-Forwarded-For; with 0 proxies, the
     * server ignores this header.
     */
    trustedProxies: read('TRUST_PROXY', proxies, 0),
    metricsToken: read(
      'METRICS_TOKEN',
      matching(/^[\w-]{16,256}$/, '16 to 256 letters, digits, _ or -'),
      null,
    ),
    logLevel: read(
      'LOG_LEVEL',
      oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
      'info' as const,
    ),
    webDist: read('WEB_DIST', folder(root), null),
    simulatorDist: read('SIMULATOR_DIST', folder(root), null),
    /** True if `botToken` is the public development token. Such a server has the simulator, and no real players. */
    developmentToken: false,
  };

  config.developmentToken = config.botToken === development.bot_token;
  if (production && env.BOT_TOKEN?.trim() === development.bot_token) {
    messages.push('BOT_TOKEN is the development token, which production refuses.');
  }
  if (!production && config.developmentToken && !isLoopback(host)) {
    messages.push(
      'HOST reaches beyond this machine, and BOT_TOKEN is the development token, with which anyone can sign: set your own BOT_TOKEN.',
    );
  }
  for (const name of production ? secrets : []) {
    const message = exampleSecret(name, env[name]);
    if (message) messages.push(message);
  }
  for (const name of production ? ['TELEGRAM_API_ROOT', 'TON_API_URL'] : []) {
    const address = URL.parse(env[name]?.trim() ?? '');
    if (address?.protocol === 'http:' && !isLoopback(address.hostname)) {
      messages.push(
        `${name} must begin with https://, or name this machine: others could read it.`,
      );
    }
  }
  if (config.botTokenPrevious === development.bot_token) {
    messages.push('BOT_TOKEN_PREVIOUS is the development token, with which anyone can sign.');
  } else if (config.botTokenPrevious === config.botToken) {
    messages.push('BOT_TOKEN_PREVIOUS is BOT_TOKEN: give the old one, or remove it.');
  } else if (
    config.botTokenPrevious &&
    botIdOf(config.botTokenPrevious) !== botIdOf(config.botToken)
  ) {
    messages.push(
      'BOT_TOKEN_PREVIOUS is the token of another bot: its id differs from that of BOT_TOKEN.',
    );
  }
  if (config.supportUrl.toLowerCase() === `https://t.me/${config.botUsername}`.toLowerCase()) {
    messages.push('SUPPORT_URL is the bot itself, whose chat nobody reads: give another address.');
  }
  if (config.paymentGateways.includes('dollars') && !env.PAYMENT_PROVIDER_TOKEN?.trim()) {
    messages.push('PAYMENT_PROVIDER_TOKEN is missing; PAYMENT_GATEWAYS names dollars.');
  }
  // The texts of the bot and the app promise that a player who verifies a wallet is paid no later.
  if (config.walletHoldDays < config.walletHoldDaysVerified) {
    messages.push(
      `WALLET_HOLD_DAYS is ${config.walletHoldDays}, less than WALLET_HOLD_DAYS_VERIFIED, which is ${config.walletHoldDaysVerified}: raise it, or lower the other.`,
    );
  }
  const { analyticsEnvironment: environment } = config;
  if (environment !== 'own') {
    config.analyticsUrl =
      environment === 'production' ? config.analyticsProductionUrl : config.analyticsStagingUrl;
    const name = `ANALYTICS_${environment.toUpperCase()}_URL`;
    if (!env[name]?.trim()) {
      messages.push(`${name} is missing; ANALYTICS_ENVIRONMENT is ${environment}.`);
    }
    if (config.analyticsToken === null) {
      messages.push(`ANALYTICS_TOKEN is missing; ANALYTICS_ENVIRONMENT is ${environment}.`);
    }
  }
  if (production && !sellsForReal && tonNetwork === 'main') {
    messages.push(
      'TON_NETWORK must be test, like TELEGRAM_ENVIRONMENT: Stars cost nothing there, but their rewards would be paid in real TON.',
    );
  }
  // TON of the test network costs nothing, and would be credited like that of the main network.
  const otherApi = tonNetwork === 'main' ? 'testnet.toncenter.com' : 'toncenter.com';
  if (URL.parse(config.tonApiUrl ?? '')?.hostname === otherApi) {
    messages.push(
      `TON_API_URL names ${otherApi}, and TON_NETWORK is ${tonNetwork}: they must belong to one network.`,
    );
  }
  const sellsTon = production && config.paymentGateways.includes('ton');
  for (const name of sellsTon ? ['TON_API_URL', 'TON_DEPOSIT_ADDRESS'] : []) {
    if (!env[name]?.trim()) messages.push(`${name} is missing; PAYMENT_GATEWAYS names ton.`);
  }
  if (messages.length > 0) throw new ConfigError(messages);
  return config;
}
