import type { Catalogue } from '../../lib/language.ts';
import type { ToastMessage } from '../../ui/toasts/toast-store.ts';

const wrong = (description: string): ToastMessage => ({
  title: 'Something went wrong',
  description,
});

const en = {
  reopen: wrong('Close Bold and open it from Telegram again'),
  banned: wrong('Your account is closed'),
  refresh: wrong('Please refresh your application'),
  tryAgain: wrong('Please try again in a moment'),
  gone: wrong('What you were looking for is not there any more'),
  refused: wrong('That was not accepted, please check what you entered'),
  inviteKept: wrong('Your invitation stays as it was'),
  noInvite: wrong('Nobody has this invitation code'),
  walletUnproven: wrong('Your wallet could not be confirmed, connect it again'),
  wrongClock: wrong('Check the clock of your device, then open Bold again'),
  giftTaken: wrong('You have had this gift already'),
  gatewayClosed: wrong('This way to pay is closed at the moment'),
  tooMuch: wrong('This is too much for one payment, choose a smaller amount'),
  tooFast: wrong('Not so fast, please try again in a moment'),
  notPrepared: wrong('The payment could not be prepared, please try again'),
  notYours: wrong('This multiplier is not yours yet'),
  nameTaken: { title: 'Name has existed' } as ToastMessage,
};

const wrongRu = (description: string): ToastMessage => ({
  title: 'Что-то пошло не так',
  description,
});

const ru: typeof en = {
  reopen: wrongRu('Закройте Bold и снова откройте его из Telegram'),
  banned: wrongRu('Ваш аккаунт закрыт'),
  refresh: wrongRu('Перезапустите приложение'),
  tryAgain: wrongRu('Попробуйте ещё раз чуть позже'),
  gone: wrongRu('Того, что вы искали, больше нет'),
  refused: wrongRu('Не принято, проверьте, что вы ввели'),
  inviteKept: wrongRu('Ваше приглашение осталось прежним'),
  noInvite: wrongRu('Такого кода приглашения ни у кого нет'),
  walletUnproven: wrongRu('Кошелёк не подтвердился, подключите его ещё раз'),
  wrongClock: wrongRu('Проверьте часы на устройстве и откройте Bold снова'),
  giftTaken: wrongRu('Этот подарок вы уже получили'),
  gatewayClosed: wrongRu('Этот способ оплаты сейчас закрыт'),
  tooMuch: wrongRu('Это слишком много для одного платежа, выберите сумму поменьше'),
  tooFast: wrongRu('Не так быстро, попробуйте чуть позже'),
  notPrepared: wrongRu('Платёж не удалось подготовить, попробуйте ещё раз'),
  notYours: wrongRu('Этот множитель пока не ваш'),
  nameTaken: { title: 'Имя уже занято' },
};

/** The texts for refused calls, unless the screen has its own (spec §8). */
export const problemText: Catalogue<typeof en> = { en, ru };

/** The key of a text. */
export type ProblemWording = keyof typeof en;
