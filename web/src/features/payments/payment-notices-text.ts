import type { Catalogue } from '../../lib/language.ts';
import type { ToastMessage } from '../../ui/toasts/toast-store.ts';
import { wentWrong } from '../../ui/toasts/went-wrong-text.ts';
import type { PaymentNotice } from './payment-store.ts';

const { en: wrong, ru: wrongRu } = wentWrong;

const en: Record<PaymentNotice, ToastMessage> = {
  unsupported: wrong("Your version of Telegram doesn't support payment methods"),
  'already-open': wrong('Payment has been opened before, please refresh your application'),
  'not-created': wrong('Your balance has not been updated'),
  'gateway-closed': wrong('This way to pay is closed at the moment'),
  'too-large': wrong('This is too much for one payment, choose a smaller amount'),
  expired: {
    title: 'No payment has arrived',
    description: 'Nothing was credited. If money has left your wallet, send /paysupport to our bot',
  },
  pending: {
    title: 'Payment is on its way',
    description: 'Your taps will be here as soon as it has arrived',
  },
  unanswered: {
    title: 'Not confirmed yet',
    description: 'If you confirm the payment in your wallet, your taps will come',
  },
  paid: { title: 'Successfully', description: 'Your new taps are ready' },
  reduced: {
    title: 'Your payment has arrived',
    description: 'Your new taps are counted, less those that a refund took back',
  },
};

const ru: typeof en = {
  unsupported: wrongRu('Ваша версия Telegram не поддерживает оплату'),
  'already-open': wrongRu('Оплата уже была открыта, перезапустите приложение'),
  'not-created': wrongRu('Ваш баланс не изменился'),
  'gateway-closed': wrongRu('Этот способ оплаты сейчас закрыт'),
  'too-large': wrongRu('Это слишком много для одного платежа, выберите сумму поменьше'),
  expired: {
    title: 'Платёж не дошёл',
    description: 'Ничего не начислено. Если деньги списаны, отправьте нашему боту /paysupport',
  },
  pending: {
    title: 'Платёж в пути',
    description: 'Тапы появятся, как только он дойдёт',
  },
  unanswered: {
    title: 'Ещё не подтверждено',
    description: 'Если вы подтвердите платёж в кошельке, тапы придут',
  },
  paid: { title: 'Готово', description: 'Новые тапы уже у вас' },
  reduced: {
    title: 'Платёж дошёл',
    description: 'Новые тапы учтены за вычетом тех, которые забрал возврат денег',
  },
};

/** The toast for each payment notice (spec §8). */
export const paymentNoticesText: Catalogue<typeof en> = { en, ru };
