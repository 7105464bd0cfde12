import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import type { AppConfig } from '@bold/sdk';

/**
 * Returns the content of `/config.json` in development (decisions §1): the development bot, and the page's own origin
 * (`http://host:port`) as the one that may act as Telegram.
 */
export function developmentConfig(origin: string, analyticsUrl: string | null): AppConfig {
  const bot_url = `https://t.me/${development.bot_username}`;
  return {
    bot_url,
    app_url: `${bot_url}/${development.app_name}`,
    premium_bot_url: development.premium_bot_url,
    payment_gateways: ['stars', 'ton'],
    analytics_url: analyticsUrl,
    analytics_token: development.analytics_token,
    host_origin: origin,
    product_analytics_key: null,
    product_analytics_url: null,
    wallets_url: `${origin}/wallets.json`,
    ton_network: '-239',
  };
}
