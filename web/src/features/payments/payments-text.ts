import type { PaymentCurrency } from '@bold/sdk';
import { groupDigits } from '@bold/sdk/game';
import { dollarText } from '../../lib/dollar-text.ts';
import { type Catalogue, pluralForm } from '../../lib/language.ts';
import { tapWord } from '../../lib/tap-word.ts';
import { wentWrong } from '../../ui/toasts/went-wrong-text.ts';

const { en: wrong, ru: wrongRu } = wentWrong;

/** The two parts of a price. For dollars, `amount` includes the dollar sign and `unit` is empty. */
export type PriceWords = {
  readonly amount: string;
  readonly unit: string;
};

/** Formats an amount of TON with grouped digits, rounded to nine decimals. */
function decimalText(value: number): string {
  // `String` would write a very small number with an exponent.
  const text = value.toLocaleString('en', { maximumFractionDigits: 9, useGrouping: false });
  const [whole, fraction] = text.split('.');
  const grouped = groupDigits(Number(whole));
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const en = {
  offers: 'Offers',
  payWith: 'Pay with',
  currencies: { STARS: 'Stars', TON: 'TON', DOLLARS: 'Dollars' } satisfies Record<
    PaymentCurrency,
    string
  >,
  tapsLeft: 'Taps left',
  taps: (count: number) => `${groupDigits(count)} ${tapWord('en', count)}`,
  bonus: (percent: number) => `${percent}% bonus`,
  mostPopular: 'Most popular',
  bestOffer: 'Best offer',
  custom: 'Custom amount',
  customBonus: (percent: number) => `Up to +${percent}%`,
  nothingSold: 'Nothing is on sale at the moment. Come back a little later.',
  loading: 'Loading the offers',
  refreshOffers: 'Refresh offers',
  buy: (taps: number) => `Buy ${groupDigits(taps)} taps`,
  buyTaps: 'Buy taps',
  selectCustom: 'Select custom amount',
  buyStars: 'Buy stars',
  price: {
    STARS: (price) => ({
      amount: groupDigits(price),
      unit: pluralForm('en', price, { one: 'Star', other: 'Stars' }),
    }),
    TON: (price) => ({ amount: decimalText(price), unit: 'TON' }),
    DOLLARS: (price) => ({ amount: `$${dollarText(price)}`, unit: '' }),
  } as Record<PaymentCurrency, (price: number) => PriceWords>,
  amountHint: (min: string, max: string) => `A whole number from ${min} to ${max}`,
  youGet: 'You get',
  extra: 'Bonus',
  total: 'Total',
  none: '–',
  notValid: 'Not valid amount',
  tooSmall: (min: number) => `The value must be greater than or equal to ${min}`,
  tooLarge: (max: number) => `The value must be less than or equal to ${max}`,
  quoteFailed: 'The price could not be loaded',
  tryAgain: 'Try again',
  waiting: {
    title: 'Waiting for the network',
    text: (taps: number) =>
      `You get ${groupDigits(taps)} ${tapWord('en', taps)} when the payment arrives. Do not pay for them again.`,
    setAside: 'Buy something else',
  },
  debt: {
    title: (taps: number) => `${groupDigits(taps)} ${tapWord('en', taps)} to repay`,
    text: 'A refund took back more taps than you had. The next taps you get repay them first.',
  },
  notSelected: wrong('Payment has not been selected'),
  premiumBotClosed: wrong('Try to open the premium bot yourself'),
};

const ru: typeof en = {
  offers: 'Предложения',
  payWith: 'Чем платить',
  currencies: { STARS: 'Звёзды', TON: 'TON', DOLLARS: 'Доллары' },
  tapsLeft: 'Осталось тапов',
  taps: (count) => `${groupDigits(count)} ${tapWord('ru', count)}`,
  bonus: (percent) => `Бонус ${percent}%`,
  mostPopular: 'Популярное',
  bestOffer: 'Выгоднее всего',
  custom: 'Своё количество',
  customBonus: (percent) => `До +${percent}%`,
  nothingSold: 'Сейчас ничего не продаётся. Загляните чуть позже.',
  loading: 'Загружаем предложения',
  refreshOffers: 'Обновить предложения',
  buy: (taps) => `Купить ${groupDigits(taps)} ${tapWord('ru', taps)}`,
  buyTaps: 'Купить тапы',
  selectCustom: 'Указать количество',
  buyStars: 'Купить звёзды',
  price: {
    STARS: (price) => ({
      amount: groupDigits(price),
      unit: pluralForm('ru', price, { one: 'звезда', few: 'звезды', other: 'звёзд' }),
    }),
    TON: en.price.TON,
    DOLLARS: en.price.DOLLARS,
  },
  amountHint: (min, max) => `Целое число от ${min} до ${max}`,
  youGet: 'Вы получите',
  extra: 'Бонус',
  total: 'Итого',
  none: '–',
  notValid: 'Такое количество не подходит',
  tooSmall: (min) => `Значение должно быть не меньше ${min}`,
  tooLarge: (max) => `Значение должно быть не больше ${max}`,
  quoteFailed: 'Не удалось узнать цену',
  tryAgain: 'Попробовать ещё раз',
  waiting: {
    title: 'Ждём сеть',
    text: (taps) =>
      `Когда платёж дойдёт, вы получите ${groupDigits(taps)} ${tapWord('ru', taps)}. Не платите за них ещё раз.`,
    setAside: 'Купить что-то ещё',
  },
  debt: {
    title: (taps) => `Нужно вернуть ${groupDigits(taps)} ${tapWord('ru', taps)}`,
    text: 'Возврат оплаты списал больше тапов, чем у вас было. Тапы, которые вы получите, сначала погасят этот долг.',
  },
  notSelected: wrongRu('Платёж не выбран'),
  premiumBotClosed: wrongRu('Попробуйте открыть премиум-бота сами'),
};

export const paymentsText: Catalogue<typeof en> = { en, ru };
