import { join } from 'node:path';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { liveMessagesBurst, liveMessagesPerSecond } from '@bold/sdk/limits';
import {
  folder,
  integer,
  list,
  matching,
  oneOf,
  type Reader,
  text,
  toggle,
  url,
} from './config-variable.ts';

export type Gateway = 'stars' | 'ton' | 'dollars';
export type Config = ReturnType<typeof readConfig>;

/** The project's root: relative folders start there, wherever the server was started. */
const root = join(import.meta.dirname, '../..');
const gateway = oneOf<Gateway>('stars', 'ton', 'dollars');
const httpUrl = url('http:', 'https:');

/** Names every variable that is missing or bad, one sentence each; never shows a value. */
export class ConfigError extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
    this.sentences = sentences;
  }
}

/**
 * Reads and checks the environment (decisions §1).
 * Returns the whole configuration; throws `ConfigError` with all faults at once.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const sentences: string[] = [];
  const production = env.NODE_ENV === 'production';

  function read<Value, Fallback>(name: string, reader: Reader<Value>, fallback: Fallback) {
    const value = env[name]?.trim();
    if (!value) return fallback;
    try {
      return reader(value);
    } catch (error) {
      sentences.push(`${name} must be ${(error as Error).message}.`);
      return fallback;
    }
  }

  /** Has a value of its own in development; in production somebody must have decided on it. */
  function readRequired<Value>(name: string, reader: Reader<Value>, inDevelopment: Value) {
    if (production && !env[name]?.trim()) {
      sentences.push(`${name} is missing; production has no default for it.`);
    }
    return read(name, reader, inDevelopment);
  }

  const defaultGateways: Gateway[] = production ? ['stars'] : ['stars', 'ton'];
  const host = read('HOST', text, '127.0.0.1');
  const port = read('PORT', integer(0, 65_535), 8080);
  const botToken = matching(/^\d{1,16}:[\w-]{20,}$/, 'a bot token as BotFather gives it');
  const config = {
    production,
    host,
    port,
    botToken: readRequired('BOT_TOKEN', botToken, development.bot_token),
    dataDir: read('DATA_DIR', folder(root), join(root, '.data')),
    databaseUrl: read('DATABASE_URL', url('postgres:', 'postgresql:'), null),
    redisUrl: read('REDIS_URL', url('redis:', 'rediss:'), null),
    initDataMaxAgeS: read('INIT_DATA_MAX_AGE_S', integer(1, 31_536_000), 86_400),
    publicUrl: readRequired(
      'PUBLIC_URL',
      production ? url('https:') : httpUrl,
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
    premiumBotUrl: readRequired('PREMIUM_BOT_URL', url('https:'), development.premium_bot_url),
    telegramApiRoot: read(
      'TELEGRAM_API_ROOT',
      httpUrl,
      production ? 'https://api.telegram.org' : null,
    ),
    telegramWebhookSecret: read(
      'TELEGRAM_WEBHOOK_SECRET',
      matching(/^[\w-]{16,256}$/, '16 to 256 letters, digits, _ or -'),
      null,
    ),
    paymentGateways: read('PAYMENT_GATEWAYS', list(gateway), defaultGateways),
    paymentProviderToken: read('PAYMENT_PROVIDER_TOKEN', text, null),
    maxStarsPerInvoice: read('MAX_STARS_PER_INVOICE', integer(1, 10_000_000), 100_000),
    tonApiUrl: read('TON_API_URL', httpUrl, null),
    tonDepositAddress: read(
      'TON_DEPOSIT_ADDRESS',
      matching(/^([EUk0][\w/+-]{47}|-?\d:[0-9a-fA-F]{64})$/, 'a TON address'),
      null,
    ),
    analyticsUrl: read('ANALYTICS_URL', httpUrl, null),
    analyticsToken: read('ANALYTICS_TOKEN', text, production ? null : development.analytics_token),
    productAnalyticsKey: read('PRODUCT_ANALYTICS_KEY', text, null),
    limits: {
      liveMessagesPerSecond: read(
        'LIMIT_LIVE_MESSAGES_PER_SECOND',
        integer(1, 1_000_000),
        liveMessagesPerSecond,
      ),
      liveBurst: read('LIMIT_LIVE_BURST', integer(1, 1_000_000), liveMessagesBurst),
    },
    corsOrigins: read('CORS_ORIGINS', list(httpUrl), []),
    trustProxy: read('TRUST_PROXY', toggle, false),
    logLevel: read(
      'LOG_LEVEL',
      oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
      'info' as const,
    ),
    webDist: read('WEB_DIST', folder(root), null),
    simulatorDist: read('SIMULATOR_DIST', folder(root), null),
    /** Everybody knows the development token: whoever runs with it serves the simulator, never real players. */
    developmentToken: false,
  };

  config.developmentToken = config.botToken === development.bot_token;
  if (production && env.BOT_TOKEN?.trim() === development.bot_token) {
    sentences.push('BOT_TOKEN is the development token, which production refuses.');
  }
  if (config.paymentGateways.includes('dollars') && !config.paymentProviderToken) {
    sentences.push('PAYMENT_PROVIDER_TOKEN is missing; PAYMENT_GATEWAYS names dollars.');
  }
  if (sentences.length > 0) throw new ConfigError(sentences);
  return config;
}
