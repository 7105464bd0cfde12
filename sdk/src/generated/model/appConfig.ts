/**
 * Generated from the contract, never edited.
 */
import type { AppConfigPaymentGatewaysItem } from './appConfigPaymentGatewaysItem.ts';
import type { AppConfigTonNetwork } from './appConfigTonNetwork.ts';

/**
 * The content of `/config.json`, which is outside `/api` and needs no credentials: everything that differs between environments, so that one build of the client runs in all of them. Not part of the product API.
 */
export interface AppConfig {
  /** The bot, `https://t.me/<bot>`. */
  bot_url: string;
  /** The mini app, `https://t.me/<bot>/<app>`, without a start parameter. */
  app_url: string;
  /** The bot that sells Stars, `https://t.me/<bot>`. */
  premium_bot_url: string;
  /** The gateways that can sell now, in the order in which clients offer them. One that is switched on but lacks what it needs is missing. */
  payment_gateways: AppConfigPaymentGatewaysItem[];
  /**
     * The URL of the analytics backend; null switches analytics off. For the server's own backend it is `/analytics` of the public address, as an absolute URL.
     * @nullable
     */
  analytics_url: string | null;
  /**
     * The token for the analytics backend; null switches analytics off.
     * @nullable
     */
  analytics_token: string | null;
  /** The only origin that may embed the app and act as Telegram. */
  host_origin: string;
  /**
     * The key of the product-analytics service; null switches it off.
     * @nullable
     */
  product_analytics_key: string | null;
  /**
     * The URL of the product-analytics service, usually self-hosted; null switches it off.
     * @nullable
     */
  product_analytics_url: string | null;
  /**
     * The URL of the list of wallets that TON Connect offers. A client requests this list, and the bridges and images in it, only when a player connects a wallet. Null, the default, switches TON Connect off; players can still enter an address.
     * @nullable
     */
  wallets_url: string | null;
  /** The network of the deployment, main (the default) or test. The app refuses to connect a wallet of the other network. What the server accepts stands in [deployment](/docs#chapter-deployment-production-or-not). */
  ton_network: AppConfigTonNetwork;
}
