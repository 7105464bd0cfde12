import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  BOT_TOKEN: '1234567890:a-token-that-nobody-knows-0000',
  PUBLIC_URL: 'https://bold.example/',
  BOT_USERNAME: 'bold_game_bot',
  APP_NAME: 'bold',
  PREMIUM_BOT_URL: 'https://t.me/PremiumBot',
};

function sentencesOf(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.sentences : [String(error)];
  }
}

test('development needs no variable at all', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    developmentToken: true,
    initDataMaxAgeS: 86_400,
    paymentGateways: ['stars', 'ton'],
    limits: { liveMessagesPerSecond: 20, liveBurst: 60 },
  });
});

test('production starts with Stars alone and drops the slash of its address', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    developmentToken: false,
    paymentGateways: ['stars'],
    publicUrl: 'https://bold.example',
  });
});

test('all faults are named at once, one sentence each, without their values', () => {
  const sentences = sentencesOf({
    PORT: '80x',
    BOT_TOKEN: 'hunter2',
    LOG_LEVEL: 'loud',
    PAYMENT_GATEWAYS: 'stars,gold',
    DATABASE_URL: 'mysql://root@127.0.0.1/bold',
    TRUST_PROXY: 'maybe',
  });
  expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual([
    'BOT_TOKEN',
    'DATABASE_URL',
    'LOG_LEVEL',
    'PAYMENT_GATEWAYS',
    'PORT',
    'TRUST_PROXY',
  ]);
  expect(sentences.join()).not.toContain('hunter2');
});

test('production refuses the development token', () => {
  expect(sentencesOf({ ...production, BOT_TOKEN: development.bot_token })).toEqual([
    'BOT_TOKEN is the development token, which production refuses.',
  ]);
});

test('production names every variable that only it needs', () => {
  expect(sentencesOf({ NODE_ENV: 'production' }).map((sentence) => sentence.split(' ')[0])).toEqual(
    ['BOT_TOKEN', 'PUBLIC_URL', 'BOT_USERNAME', 'APP_NAME', 'PREMIUM_BOT_URL'],
  );
});

test('dollars are not sold without a payment provider', () => {
  expect(sentencesOf({ PAYMENT_GATEWAYS: 'stars,dollars' })).toEqual([
    'PAYMENT_PROVIDER_TOKEN is missing; PAYMENT_GATEWAYS names dollars.',
  ]);
});
