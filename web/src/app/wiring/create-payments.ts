import type { AppConfig } from '@bold/sdk';
import { realSchedule } from '@bold/sdk/live';
import type { ProductReporter } from '../../analytics/product-reporter.ts';
import { PaymentStore } from '../../features/payments/payment-store.ts';
import { paymentToasts } from '../../features/payments/payment-toasts.ts';
import type { TapStore } from '../../features/taps/store/tap-store.ts';
import { languageOf } from '../../lib/language.ts';
import type { Telegram } from '../../telegram/telegram.ts';
import { walletSettings } from '../../ton/wallet-settings.ts';
import type { ToastStore } from '../../ui/toasts/toast-store.ts';
import { tonGateway } from './ton-gateway.ts';

/** The stores and services that a payment uses. */
type PaymentParts = {
  config: AppConfig;
  telegram: Telegram;
  taps: TapStore;
  toasts: ToastStore;
  product: ProductReporter;
  refreshBalance(): Promise<void>;
};

/** Creates the payment store of one player and connects it to the other stores. */
export function createPayments(parts: PaymentParts): PaymentStore {
  const { config, telegram, taps, toasts, product, refreshBalance } = parts;
  const language = languageOf(telegram.launch.initData.user.language_code);
  const wallets = walletSettings(config, language);
  return new PaymentStore({
    gateways: {
      // Stars and dollars are both Telegram invoices.
      STARS: telegram.invoices,
      DOLLARS: telegram.invoices,
      ...(wallets && { TON: tonGateway(wallets, toasts.show) }),
    },
    addPendingCredit: taps.addPendingCredit,
    refreshBalance,
    report: (status, form, error) => product.report(status, { ...form, error }),
    notify: (notice) => toasts.show(paymentToasts[language][notice]),
    schedule: realSchedule,
  });
}
