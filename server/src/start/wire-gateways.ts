import type { Api } from 'grammy';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Gateways } from '../deps.ts';
import { dollarInvoices, starsInvoices } from '../telegram/make-invoice-link.ts';
import { tonInvoices } from '../ton/ton-invoices.ts';

/** Returns the functions that create invoice links, for each gateway whose configuration is complete. */
export function wireGateways(config: Config, botApi: Api | null): Gateways {
  const { paymentProviderToken, tonApiUrl } = config;
  const [tonDepositAddress] = config.tonDepositAddresses;
  return {
    ...(botApi && { stars: starsInvoices(botApi) }),
    // Without the chain's API the server could not find payments.
    ...(tonApiUrl && tonDepositAddress && { ton: tonInvoices(tonDepositAddress, config) }),
    ...(botApi &&
      paymentProviderToken && { dollars: dollarInvoices(botApi, paymentProviderToken) }),
  };
}

/** Warns of gateways that Telegram's terms do not allow for digital goods (decisions §6). */
export function warnOfGateways(
  { production, paymentGateways }: Pick<Config, 'production' | 'paymentGateways'>,
  log: Logger,
): void {
  const others = paymentGateways.filter((gateway) => gateway !== 'stars');
  if (!production || others.length === 0) return;
  log.warn(
    `PAYMENT_GATEWAYS names ${others.join(' and ')}: Telegram's terms allow only Stars for digital goods, and Telegram may close the bot.`,
  );
}
