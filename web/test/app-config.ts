import type { AppConfig } from '@bold/sdk';

export const testConfig: AppConfig = {
  bot_url: 'https://t.me/bold_test_bot',
  app_url: 'https://t.me/bold_test_bot/bold',
  premium_bot_url: 'https://t.me/PremiumBot',
  payment_gateways: ['stars'],
  analytics_url: null,
  analytics_token: null,
  host_origin: 'https://host.example',
  product_analytics_key: null,
  product_analytics_url: null,
  wallets_url: null,
  ton_network: '-239',
};
