import { type AppConfig, getPaymentStatus } from '@bold/sdk';
import { type Balance, languageOf } from '@bold/sdk/game';
import { type LiveConnection, realSchedule } from '@bold/sdk/live';
import type { ProductReporter } from '../../analytics/product-reporter.ts';
import { paymentNoticesText } from '../../features/payments/payment-notices-text.ts';
import { type PaymentNotice, PaymentStore } from '../../features/payments/payment-store.ts';
import { claimInOneTab } from '../../features/payments/waiting/claim-in-one-tab.ts';
import { paymentKeyPrefix } from '../../features/payments/waiting/stored-payments.ts';
import {
  isReducedByRefund,
  type WaitingPayment,
} from '../../features/payments/waiting/waiting-payment.ts';
import { WaitingPayments } from '../../features/payments/waiting/waiting-payments.ts';
import { creditsIn } from '../../features/taps/store/balance-model.ts';
import type { TapStore } from '../../features/taps/store/tap-store.ts';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import type { Telegram } from '../../telegram/telegram.ts';
import { walletSettings } from '../../ton/wallet-settings.ts';
import type { ToastStore } from '../../ui/toasts/toast-store.ts';
import { throttleEvents } from './throttle-events.ts';
import { tonGateway } from './ton-gateway.ts';

export type PaymentParts = {
  config: AppConfig;
  telegram: Telegram;
  connection: LiveConnection;
  taps: TapStore;
  toasts: ToastStore;
  product: ProductReporter;
  refreshBalance(): Promise<Balance>;
  device: DeviceStorage;
};

/** The stores of one player's payments. `waiting` contains the payments that the server has not recorded yet. */
export type Payments = { payments: PaymentStore; waiting: WaitingPayments };

export function createPayments(parts: PaymentParts): Payments {
  const { config, telegram, connection, taps, toasts, product, refreshBalance, device } = parts;
  const { id: telegramId, language_code } = telegram.launch.initData.user;
  const language = languageOf(language_code);
  const wallets = walletSettings(config, {
    language,
    telegramId,
    interceptBack: telegram.interceptBack,
  });
  const notify = (notice: PaymentNotice) => toasts.show(paymentNoticesText[language][notice]);
  /** Waits for `newBalance`, because a refund may have taken taps of the player. */
  async function notifyPaid(payment: WaitingPayment, newBalance: Promise<Balance | undefined>) {
    const balance = await newBalance;
    if (balance && isReducedByRefund(payment, balance)) notify('reduced');
    else if (!payment.isReported) notify('paid');
  }
  const waiting = new WaitingPayments({
    device,
    telegramId,
    getStatus: getPaymentStatus,
    claimEnd: (paymentId) => claimInOneTab(`bold.payment-end.${paymentId}`),
    onEnd(payment, end) {
      const { form, isReported } = payment;
      const balance = refreshBalance().catch((error: unknown) => {
        console.warn(error);
        return undefined;
      });
      if (end === 'paid') void notifyPaid(payment, balance);
      // The player knows that a reported payment is paid, but not that it has expired all the same.
      if (end === 'expired') notify(end);
      if (isReported) return;
      if (end === 'expired') product.report('failed_payment', { ...form, error: 'unpaid_error' });
      else product.report('paid_payment', { ...form, error: null });
    },
    schedule: realSchedule,
  });
  const payments = new PaymentStore({
    gateways: {
      // Stars and dollars are both Telegram invoices.
      STARS: telegram.invoices,
      DOLLARS: telegram.invoices,
      ...(wallets && { TON: tonGateway(wallets, toasts.show) }),
    },
    addPendingCredit: taps.addPendingCredit,
    creditedBefore: () => creditsIn(taps.balance) - taps.pendingCreditTaps,
    waiting,
    refreshBalance,
    report: (name, form, error) => product.report(name, { ...form, error }),
    notify,
    schedule: realSchedule,
  });
  const check = () => void waiting.check();
  // The balance may be that of a payment. It may also be one of many that the player's taps on another device change.
  throttleEvents(connection, ({ type }) => type === 'balance', check, realSchedule);
  // While the connection was closed, the message of a payment is lost.
  connection.subscribe(({ type }) => {
    if (type === 'opened') check();
  });
  if (connection.isOpen) check();
  const keyPrefix = paymentKeyPrefix(telegramId);
  window.addEventListener('storage', ({ key }) => {
    // The key is null after another tab has cleared the storage.
    if (key?.startsWith(keyPrefix) ?? true) waiting.readAgain();
  });
  return { payments, waiting };
}
