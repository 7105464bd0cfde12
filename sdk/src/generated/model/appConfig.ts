/**
 * Generated from the contract, never edited.
 */
import type { AppConfigPaymentGatewaysItem } from './appConfigPaymentGatewaysItem.ts';
import type { AppConfigTonNetwork } from './appConfigTonNetwork.ts';

/**
 * What `/config.json` answers, outside `/api` and without a credential: everything that a client must know of its environment, so that one build serves all of them. Not a part of the product API.
 */
export interface AppConfig {
  /** The bot, `https://t.me/<bot>`. */
  bot_url: string;
  /** The mini app, `https://t.me/<bot>/<app>`, without a start parameter. */
  app_url: string;
  /** The bot that sells Stars. */
  premium_bot_url: string;
  /** The gateways that sell, in the order in which they are offered. */
  payment_gateways: AppConfigPaymentGatewaysItem[];
  /**
     * Where analytics events go; null switches them off.
     * @nullable
     */
  analytics_url: string | null;
  /**
     * The token that comes with them; null switches them off.
     * @nullable
     */
  analytics_token: string | null;
  /** The only origin that may play the messenger around the app. */
  host_origin: string;
  /**
     * The key of the product-analytics service; null switches it off.
     * @nullable
     */
  product_analytics_key: string | null;
  /**
     * Where the product-analytics service answers, usually an own installation; null switches it off.
     * @nullable
     */
  product_analytics_url: string | null;
  /**
     * The list of wallets that TON Connect offers; a client contacts this list, and the bridges and pictures that it names, only when a player connects a wallet. Null switches connecting off; an address can still be written by hand.
     * @nullable
     */
  wallets_url: string | null;
  /** The network, main or test, whose wallets may connect and pay; a wallet of any other is refused. */
  ton_network: AppConfigTonNetwork;
}
