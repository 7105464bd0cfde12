import type { Catalogue } from '../../lib/language.ts';

const en = {
  welcome: {
    title: 'Welcome to the bottom!',
    text: 'In Bold everything depends on how much you want to pay for your place. Money is like water: let it run, and playing transforms the level where you stand.',
    signature: 'Bold',
    start: 'Start',
  },
  unsupported: {
    title: 'Hey buddy, I think you got the wrong door',
    text: 'Bold lives inside Telegram and works nowhere else. Come in through the messenger.',
    open: 'Open in Telegram',
  },
  expired: {
    title: 'This visit has ended',
    text: 'Telegram lets a visit last only so long. Close Bold and open it again from the bot: every tap that was counted is kept.',
    close: 'Close',
  },
  banned: {
    title: 'Your account is closed',
    text: 'You cannot play, buy or earn with it any more. If you think that this is a mistake, send /paysupport to the bot.',
    close: 'Close',
  },
};

const ru: typeof en = {
  welcome: {
    title: 'Привет со дна!',
    text: 'В Bold всё зависит от того, сколько вы готовы заплатить за своё место. Деньги как вода: пустите их, и игра преобразит ваш уровень.',
    signature: 'Bold',
    start: 'Начать',
  },
  unsupported: {
    title: 'Дружище, вы, кажется, ошиблись дверью',
    text: 'Bold живёт внутри Telegram и больше нигде не работает. Заходите через мессенджер.',
    open: 'Открыть в Telegram',
  },
  expired: {
    title: 'Визит окончен',
    text: 'Telegram не даёт визиту длиться вечно. Закройте Bold и снова откройте через бота: каждый засчитанный тап на месте.',
    close: 'Закрыть',
  },
  banned: {
    title: 'Ваш аккаунт закрыт',
    text: 'С ним больше нельзя играть, покупать и зарабатывать. Если вы думаете, что это ошибка, отправьте боту /paysupport.',
    close: 'Закрыть',
  },
};

export const onboardingText: Catalogue<typeof en> = { en, ru };
