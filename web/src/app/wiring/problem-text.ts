import type { Catalogue } from '../../lib/language.ts';
import { wentWrong } from '../../ui/toasts/went-wrong-text.ts';

const { en: wrong, ru: wrongRu } = wentWrong;

const en = {
  reopen: wrong('Close Bold and open it from Telegram again'),
  banned: wrong('Your account is closed'),
  refresh: wrong('Please refresh your application'),
  tryAgain: wrong('Please try again in a moment'),
  refused: wrong('That was not accepted, please check what you entered'),
  inviteLater: wrong('Your invitation will be tried again when you next open Bold'),
  walletUnproven: wrong(
    'Your wallet could not be confirmed, connect it again or enter its address',
  ),
  walletTooLate: wrong(
    'Your wallet confirmed too late. Connect it again, and check the time on your device',
  ),
  tooFast: wrong('Not so fast, please try again in a moment'),
};

const ru: typeof en = {
  reopen: wrongRu('Закройте Bold и снова откройте его из Telegram'),
  banned: wrongRu('Ваш аккаунт закрыт'),
  refresh: wrongRu('Перезапустите приложение'),
  tryAgain: wrongRu('Попробуйте ещё раз чуть позже'),
  refused: wrongRu('Не принято, проверьте, что вы ввели'),
  inviteLater: wrongRu('Мы попробуем принять приглашение, когда вы снова откроете Bold'),
  walletUnproven: wrongRu('Кошелёк не подтвердился, подключите его ещё раз или введите адрес'),
  walletTooLate: wrongRu(
    'Кошелёк подтвердил слишком поздно. Подключите его ещё раз и проверьте время на устройстве',
  ),
  tooFast: wrongRu('Не так быстро, попробуйте чуть позже'),
};

/** The error texts for calls that the server refuses. A screen may use texts of its own instead (spec §8). */
export const problemText: Catalogue<typeof en> = { en, ru };

export type ProblemWording = keyof typeof en;
