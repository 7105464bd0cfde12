import type { PaymentCurrency, PayoutHoldReason } from '@bold/sdk';
import type { Catalogue } from '../../../lib/language.ts';

type PayoutsText = {
  title: string;
  none: string;
  failed: string;
  due: string;
  /**
   * The label that replaces `due` if the due amount is 0. The app shows this label only if there are reasons for a
   * hold.
   */
  nothingDue: string;
  /** The text below the due amount if there is no reason for a hold. */
  next: string;
  /** The text for each reason of a hold. `until` is the date on which the hold ends, or '' if the date is unknown. */
  holds: Record<PayoutHoldReason, (until: string) => string>;
  /** The text for a reason that only a newer version of the app knows. */
  otherHold: string;
  held: Record<PaymentCurrency, string>;
  heldUntil: (date: string) => string;
  heldBetween: (first: string, last: string) => string;
  sending: string;
  to: (ton: string, wallet: string) => string;
  paid: string;
  transaction: string;
  /** The accessible name of the link to a payout's transaction. */
  transactionOf: (date: string) => string;
  earlier: string;
};

const en: PayoutsText = {
  title: 'Payouts',
  none: 'Nothing to pay yet. What you earn is shown here until it is in your wallet.',
  failed: 'Your payouts could not be loaded.',
  due: 'Due',
  nothingDue: 'Nothing is due yet',
  next: 'It comes with the next payout.',
  holds: {
    NO_WALLET: () => 'Waits for a wallet: add yours above.',
    WALLET_CHANGED: (until) => `Waits until ${until}, because your wallet is new.`,
    WALLET_SHARED: () =>
      'Waits, because another player has the same wallet. Use a wallet of your own, or write to us.',
    OPERATOR: () => 'Waits for a check by our team. You need not do anything.',
    DEBT: () => 'Waits, because a refund took back more taps than you had. New taps repay them.',
    BELOW_MINIMUM: () => 'Waits until it is enough for a payout.',
  },
  otherHold: 'Waits. Open the app again to see why.',
  held: {
    STARS: 'From purchases with Stars',
    TON: 'From purchases with TON',
    DOLLARS: 'From purchases by card',
  },
  heldUntil: (date) => `Held until ${date}: until then the purchase can be refunded.`,
  heldBetween: (first, last) =>
    `Held, and released between ${first} and ${last}: until then the purchases can be refunded.`,
  sending: 'On its way',
  to: (ton, wallet) => `${ton} TON to ${wallet}`,
  paid: 'Paid',
  transaction: 'Transaction',
  transactionOf: (date) => `Transaction of ${date}`,
  earlier: 'Show earlier payouts',
};

const ru: PayoutsText = {
  title: 'Выплаты',
  none: 'Выплачивать пока нечего. Заработанное видно здесь, пока не придёт на кошелёк.',
  failed: 'Не удалось загрузить выплаты.',
  due: 'К выплате',
  nothingDue: 'К выплате пока ничего',
  next: 'Придёт со следующей выплатой.',
  holds: {
    NO_WALLET: () => 'Ждёт кошелька: укажите его выше.',
    WALLET_CHANGED: (until) => `Ждёт до ${until}, потому что кошелёк новый.`,
    WALLET_SHARED: () =>
      'Ждёт, потому что такой же кошелёк у другого игрока. Укажите собственный или напишите нам.',
    OPERATOR: () => 'Ждёт проверки нашей командой. От вас ничего не нужно.',
    DEBT: () =>
      'Ждёт, потому что возврат оплаты списал больше тапов, чем у вас было. Новые тапы сначала погасят этот долг.',
    BELOW_MINIMUM: () => 'Ждёт, пока накопится на выплату.',
  },
  otherHold: 'Ждёт. Откройте приложение заново, чтобы увидеть причину.',
  held: {
    STARS: 'С покупок за звёзды',
    TON: 'С покупок за TON',
    DOLLARS: 'С покупок картой',
  },
  heldUntil: (date) => `Удерживается до ${date}: до этого дня покупку можно вернуть.`,
  heldBetween: (first, last) =>
    `Удерживается и освободится с ${first} по ${last}: до этого покупки можно вернуть.`,
  sending: 'В пути',
  to: (ton, wallet) => `${ton} TON на ${wallet}`,
  paid: 'Выплачено',
  transaction: 'Транзакция',
  transactionOf: (date) => `Транзакция от ${date}`,
  earlier: 'Показать более ранние',
};

export const payoutsText: Catalogue<PayoutsText> = { en, ru };
