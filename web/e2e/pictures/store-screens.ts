import type { Language } from '@bold/sdk/game';
import { bonusText } from '../../src/features/bonus/bonus-text.ts';
import { paymentNoticesText } from '../../src/features/payments/payment-notices-text.ts';
import { paymentsText } from '../../src/features/payments/payments-text.ts';
import { uiText } from '../../src/ui/ui-text.ts';
import type { Screen, ScreenUser } from './screen.ts';
import { sizes } from './screen-files.ts';

const everySize = [...sizes.phones, ...sizes.wide];

export function storeScreens(language: Language): Screen[] {
  const texts = paymentsText[language];
  const { pending, paid, expired } = paymentNoticesText[language];

  async function buyPopular(user: ScreenUser) {
    await user.choose(4);
    await user.press(texts.buy(1_100));
  }

  /** Returns an action that buys an offer, closes the pay sheet with `status` and waits for the text `toast`. */
  const buy = (status: 'paid' | 'pending', toast: string) => async (user: ScreenUser) => {
    await user.closesInvoices(status);
    await buyPopular(user);
    await user.seesText(toast);
  };

  return [
    { name: 'payments', scenario: 'ready', path: '/store/payments', sizes: everySize },
    { name: 'payments-rich', scenario: 'rich', path: '/store/payments' },
    {
      name: 'payments-chosen',
      scenario: 'ready',
      path: '/store/payments',
      act: (user) => user.choose(2),
    },
    {
      name: 'payments-failed',
      scenario: 'gateway-fails',
      act: async (user) => {
        await buyPopular(user);
        await user.seesText(bonusText[language].failed.title);
      },
    },
    {
      name: 'payments-pending',
      scenario: 'ready',
      path: '/store/payments',
      act: buy('pending', pending.title),
    },
    {
      name: 'payments-waiting',
      scenario: 'ready',
      path: '/store/payments',
      sizes: everySize,
      act: async (user) => {
        await buy('pending', pending.title)(user);
        await user.press(uiText[language].dismissToast);
        await user.seesText(texts.waiting.title);
      },
    },
    {
      name: 'payments-paid',
      scenario: 'ready',
      path: '/store/payments',
      act: buy('paid', paid.title),
    },
    {
      name: 'payments-expired',
      scenario: 'payment-expires',
      act: buy('pending', expired.title),
    },
    { name: 'payments-error', scenario: 'offers-fail' },
    { name: 'custom-payment', scenario: 'ready', path: '/store/custom-payment', sizes: everySize },
    {
      name: 'custom-payment-quote',
      scenario: 'ready',
      path: '/store/custom-payment',
      act: async (user) => {
        await user.fill('textbox', '12345');
        await user.seesEnabled(texts.buy(17_283));
      },
    },
    {
      name: 'custom-payment-refused',
      scenario: 'ready',
      path: '/store/custom-payment',
      act: (user) => user.fill('textbox', '12'),
    },
  ];
}
