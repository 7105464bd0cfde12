import { groupDigits } from '@bold/sdk/game';
import { giftTaps } from '@bold/sdk/limits';
import type { Catalogue } from '../../lib/language.ts';
import { tapWord } from '../../lib/tap-word.ts';
import type { BalanceNotice } from './rules/balance-notice.ts';

const en = {
  connectionLost: {
    title: 'Connection is lost',
    description: 'Please refresh your application',
  },
  reconnect: 'Reconnect',
  levelReached: {
    title: 'Congratulations',
    description: 'You achieved a new level',
  },
  totalTaps: (total: number) => `${groupDigits(total)} ${tapWord('en', total)} in total`,
  tap: 'Tap',
  hint: 'Tap anywhere here',
  multiplier: 'Taps per touch',
  progress: 'Progress to the next level',
  toLevel: (missing: string, level: string) => `${missing} to ${level}`,
  lastLevel: 'Nothing above you',
  available: 'Taps left',
  buyTaps: 'Buy taps',
  gift: {
    title: 'A gift for you',
    text: (taps: string) => `${taps} taps on the house. Spend them as if they were yours.`,
  },
  thatsIt: {
    title: "That's it",
    text: 'The gift is gone. From here on, you pay for your place.',
    action: 'Pay now',
  },
  notEnough: {
    title: 'Not enough taps',
    text: 'Money is like water, and your well is dry.',
    withGift: 'Money is like water, and a gift of yours still waits.',
    action: 'Buy more',
  },
};

const ru: typeof en = {
  connectionLost: {
    title: 'Связь потеряна',
    description: 'Перезапустите приложение',
  },
  reconnect: 'Подключиться',
  levelReached: {
    title: 'Поздравляем',
    description: 'Вы достигли нового уровня',
  },
  totalTaps: (total) => `Всего тапов: ${groupDigits(total)}`,
  tap: 'Тап',
  hint: 'Тапайте здесь',
  multiplier: 'Тапов за касание',
  progress: 'Путь до следующего уровня',
  toLevel: (missing, level) => `${missing} до уровня «${level}»`,
  lastLevel: 'Над вами никого',
  available: 'Осталось тапов',
  buyTaps: 'Купить тапы',
  gift: {
    title: 'Вам подарок',
    text: (taps) => `Тапов за счёт заведения: ${taps}. Тратьте как свои.`,
  },
  thatsIt: {
    title: 'Вот и всё',
    text: 'Подарок кончился. Дальше за своё место платите вы.',
    action: 'Заплатить',
  },
  notEnough: {
    title: 'Не хватает тапов',
    text: 'Деньги как вода, а ваш колодец сух.',
    withGift: 'Деньги как вода, а вас ещё ждёт подарок.',
    action: 'Купить ещё',
  },
};

export const tapsText: Catalogue<typeof en> = { en, ru };

export type TapsTexts = typeof en;

/** Returns the texts of a notice that replaces the tap surface; `undefined` while the player can tap. */
export function noticeTexts(notice: BalanceNotice, isGiftOffered: boolean, texts: TapsTexts) {
  const { gift, thatsIt, notEnough } = texts;
  switch (notice) {
    case 'gift':
      return { title: gift.title, text: gift.text(groupDigits(giftTaps)) };
    case 'thats-it':
      return { title: thatsIt.title, text: thatsIt.text };
    case 'not-enough':
      return { title: notEnough.title, text: isGiftOffered ? notEnough.withGift : notEnough.text };
    case 'balance':
      return undefined;
  }
}
