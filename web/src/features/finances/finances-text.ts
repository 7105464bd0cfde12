import { groupDigits } from '@bold/sdk/game';
import { type Catalogue, pluralForm } from '../../lib/language.ts';
import { wentWrong } from '../../ui/toasts/went-wrong-text.ts';

const { en: wrong, ru: wrongRu } = wentWrong;

const en = {
  earnings: {
    title: 'Earned so far',
    referrals: 'From your referrals',
    top10: 'From the top 10',
    taps: 'Your taps are worth',
    note: (percent: number, friends: number) =>
      `You earn ${percent}% of everything that your ${groupDigits(friends)} ${pluralForm('en', friends, { one: 'referral spends', other: 'referrals spend' })}`,
  },
  wallet: {
    title: 'TON wallet',
    none: 'No wallet yet. Rewards need somewhere to go.',
    verified: 'Verified',
    unverified:
      'Not verified: a new wallet waits longer for rewards than a verified one. Connect it to prove that it is yours.',
    unverifiedByHand: 'Not verified: a new wallet waits a while for rewards.',
    edit: 'Edit address',
    add: 'Enter address',
    connect: 'Connect wallet',
    connecting: 'Waiting for the wallet…',
    connected: (name: string) => `${name} is connected`,
    disconnect: 'Disconnect',
    proved: { title: 'Successfully', description: 'Your wallet has been verified' },
    linked: { title: 'Successfully', description: 'Your wallet address has been saved' },
    disconnected: { title: 'Disconnected', description: 'Your address stays in your profile' },
  },
  rewards: {
    title: 'How rewards work',
    referral: (percent: number) =>
      `Invite people: ${percent}% of everything that they spend is yours, for as long as they play.`,
    top10: (members: number, low: string, high: string) =>
      `Be among the first ${members} of your level: together they share in our revenue every day, from ${low} to ${high}.`,
    share: (percent: number, level: string) => `${percent}% at ${level}`,
    ties: 'With equal taps, whoever has invited more people stands higher.',
    payout: 'Rewards are paid in TON, to the wallet above.',
    taps: 'Each tap is worth 1 cent. The real total may vary with platform fees and discounts.',
  },
  edit: {
    label: 'TON address',
    hint: 'It begins with UQ or EQ and has 48 characters.',
    invalid: 'This is not a TON address',
    checksum: 'A character is wrong, copy the address again',
    workchain: 'TON has no such workchain',
    network: 'It is an address of the test network',
    save: 'Save',
    updated: { title: 'Successfully', description: 'Your profile has been updated' },
    notUpdated: wrong('Your profile has not been updated'),
  },
};

const ru: typeof en = {
  earnings: {
    title: 'Заработано',
    referrals: 'С приглашённых',
    top10: 'За место в десятке',
    taps: 'Ваши тапы стоят',
    note: (percent, friends) =>
      `Вы получаете ${percent}% от всего, что ${pluralForm('ru', friends, {
        one: `тратит ${groupDigits(friends)} приглашённый`,
        few: `тратят ${groupDigits(friends)} приглашённых`,
        other: `тратят ${groupDigits(friends)} приглашённых`,
      })}`,
  },
  wallet: {
    title: 'Кошелёк TON',
    none: 'Кошелька пока нет. Наградам нужно куда-то приходить.',
    verified: 'Подтверждён',
    unverified:
      'Не подтверждён: новый кошелёк ждёт наград дольше, чем подтверждённый. Подключите его, чтобы доказать, что он ваш.',
    unverifiedByHand: 'Не подтверждён: новый кошелёк некоторое время ждёт наград.',
    edit: 'Изменить адрес',
    add: 'Ввести адрес',
    connect: 'Подключить кошелёк',
    connecting: 'Ждём кошелёк…',
    connected: (name) => `${name} подключён`,
    disconnect: 'Отключить',
    proved: { title: 'Готово', description: 'Ваш кошелёк подтверждён' },
    linked: { title: 'Готово', description: 'Адрес вашего кошелька сохранён' },
    disconnected: { title: 'Отключён', description: 'Адрес остаётся в вашем профиле' },
  },
  rewards: {
    title: 'Как устроены награды',
    referral: (percent) =>
      `Приглашайте людей: ${percent}% от всего, что они тратят, — ваши, пока они играют.`,
    top10: (members, low, high) =>
      `Будьте среди первых ${members} своего уровня: вместе они каждый день делят нашу выручку: от ${low} до ${high}.`,
    share: (percent, level) => `${percent}% (${level})`,
    ties: 'При равных тапах выше тот, кто пригласил больше людей.',
    payout: 'Награды приходят в TON на кошелёк, который указан выше.',
    taps: 'Каждый тап стоит 1 цент. Итог может отличаться из-за комиссий платформы и скидок.',
  },
  edit: {
    label: 'Адрес TON',
    hint: 'Начинается с UQ или EQ, всего 48 знаков.',
    invalid: 'Это не адрес TON',
    checksum: 'Один из знаков неверен, скопируйте адрес ещё раз',
    workchain: 'Такого воркчейна в TON нет',
    network: 'Это адрес тестовой сети',
    save: 'Сохранить',
    updated: { title: 'Готово', description: 'Ваш профиль обновлён' },
    notUpdated: wrongRu('Ваш профиль не обновлён'),
  },
};

export const financesText: Catalogue<typeof en> = { en, ru };
