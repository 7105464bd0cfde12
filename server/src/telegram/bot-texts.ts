import type { ShareMessageRequest } from '@bold/sdk';
import { groupDigits, type Language, languageOf } from '@bold/sdk/game';
import { invoiceHours } from '@bold/sdk/limits';
import type { Config } from '../config.ts';

type WalletHoldDays = Pick<Config, 'walletHoldDays' | 'walletHoldDaysVerified'>;
type HoldDays = WalletHoldDays &
  Pick<Config, 'payoutHoldDaysStars' | 'payoutHoldDaysDollars' | 'payoutHoldDaysTon'>;
type Support = Pick<Config, 'supportUrl'>;
type PaySupport = Support & Pick<Config, 'paymentGateways'>;

type BotTexts = {
  play: string;
  start: string;
  paySupport: (support: PaySupport) => string;
  terms: (days: HoldDays) => string;
  /** The answer to a message that is no command. */
  unread: (support: Support) => string;
  /** `wallet` is the new friendly address, or null if the wallet was removed. */
  walletChanged: (wallet: string | null, terms: Support & WalletHoldDays) => string;
  commands: Record<CommandName, string>;
  share: Record<ShareMessageRequest['link'], string>;
  /** Title and description in the payment form and in the receipt. */
  invoice: (taps: number) => { title: string; description: string };
  refusals: Record<Refusal, string>;
};

export type CommandName = 'start' | 'paysupport' | 'terms';

/** The reason why the bot refuses an order. Telegram charges nothing for a refused order. */
export type Refusal = 'unknown' | 'foreign' | 'banned' | 'paid' | 'expired' | 'different' | 'busy';

const english: BotTexts = {
  play: 'Play Bold',
  start:
    'Every tap counts here. Reach level after level, and be among the first ten of your level to earn a share of our revenue.',
  paySupport: ({ supportUrl, paymentGateways }) =>
    [
      'Taps that you bought are added within seconds. If they are not there after a minute, close the game and open it again. If a refund took back taps that you had spent, what you buy replaces those first.',
      `Still missing, or charged twice? Write to ${supportUrl} and say when you paid, how much, and the number of the payment that the messenger shows in its receipt.${
        paymentGateways.includes('ton')
          ? ' For a payment with TON, send the comment or the hash of the transfer, which your wallet shows.'
          : ''
      }`,
      "Stars that were charged twice are given back without asking. Please write to us, not to the messenger's own support: only we see what you bought here.",
    ].join('\n\n'),
  terms: (days) =>
    [
      'Taps are a digital good of this game. They are added to your account when the messenger reports your payment, and cannot be exchanged for money or passed on.',
      'If something went wrong with a purchase, ask for your money with /paysupport. A refund takes back the taps, and what others earned with the purchase. If you have spent them, the taps that you get later replace them first.',
      `Shares of our revenue and rewards for invited players are paid in TON to your wallet once they are ${days.payoutHoldDaysStars} days old (purchases with Stars; dollars: ${days.payoutHoldDaysDollars}, TON: ${days.payoutHoldDaysTon}) and your wallet has not changed for ${days.walletHoldDays} days, or ${days.walletHoldDaysVerified} if it is verified. Payments that are taken back reduce them.`,
      'We keep your messenger id, your names, what you do in the game and, for 30 days, a code of your network address, to run the game and to account for payments. Nobody is paid for playing with several accounts.',
    ].join('\n\n'),
  unread: ({ supportUrl }) =>
    `Nobody reads this chat, so your message has reached nobody. For help with a payment, send /paysupport. For anything else, write to ${supportUrl}`,
  walletChanged: (wallet, { supportUrl, walletHoldDays, walletHoldDaysVerified }) =>
    [
      wallet === null
        ? 'The wallet for your rewards was removed. Nothing is paid until you enter one again.'
        : `The wallet for your rewards is now ${wallet}. It is paid after ${walletHoldDays} days at the earliest, or ${walletHoldDaysVerified} if it is verified.`,
      `Was it not you? End all other sessions in the settings of your messenger, then open the game and enter your own wallet: the days begin again. If you cannot, write to ${supportUrl}.`,
    ].join('\n\n'),
  commands: {
    start: 'Open the game',
    paysupport: 'Help with payments',
    terms: 'Terms of the game',
  },
  share: {
    profile: 'This is my card in Bold. How many taps do you have?',
    referral:
      'I play Bold: every tap counts, and the first ten of each level earn a share of the revenue. Join me!',
  },
  invoice: (taps) => {
    const title = `${groupDigits(taps)} ${taps === 1 ? 'tap' : 'taps'}`;
    return {
      title,
      description: `${title} for Bold, added to your balance as soon as they are paid.`,
    };
  },
  refusals: {
    unknown: 'We do not know this order. Please choose your taps in the store again.',
    foreign: 'This order belongs to another player. Please choose your taps in the store yourself.',
    banned: 'Your account is closed, so we cannot take this order. We have charged nothing.',
    paid: 'This order is paid already. Please choose your taps in the store again to buy more.',
    expired: `This order is older than ${invoiceHours} hours. Please choose your taps in the store again.`,
    different: 'This order does not have the price that it should. Please choose your taps again.',
    busy: 'We cannot take orders at this moment and have charged nothing. Please try again in a minute.',
  },
};

const russianPlural = new Intl.PluralRules('ru');
const russianTaps: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'тап', few: 'тапа' };

const russian: BotTexts = {
  play: 'Играть в Bold',
  start:
    'Здесь каждый тап на счету. Поднимайтесь с уровня на уровень и войдите в первую десятку своего уровня, чтобы получать долю нашей выручки.',
  paySupport: ({ supportUrl, paymentGateways }) =>
    [
      'Купленные тапы зачисляются за несколько секунд. Если через минуту их нет, закройте игру и откройте её снова. Если возврат денег забрал тапы, которые вы уже потратили, покупки сначала возмещают их.',
      `Тапов всё ещё нет или деньги списаны дважды? Напишите нам: ${supportUrl}. Укажите, когда и сколько вы заплатили, и номер платежа из чека в мессенджере.${
        paymentGateways.includes('ton')
          ? ' Если вы платили в TON, пришлите комментарий или хеш перевода: их показывает ваш кошелёк.'
          : ''
      }`,
      'Звёзды, списанные дважды, мы возвращаем сами. Пожалуйста, пишите нам, а не в поддержку мессенджера: только мы видим, что вы купили здесь.',
    ].join('\n\n'),
  terms: (days) =>
    [
      'Тапы — цифровой товар этой игры. Они зачисляются, когда мессенджер сообщает нам о вашем платеже. Их нельзя обменять на деньги или передать другому.',
      'Если с покупкой что-то пошло не так, попросите вернуть деньги: /paysupport. При возврате мы списываем тапы и то, что другие заработали с покупки. Если вы их уже потратили, тапы, полученные позже, сначала возмещают их.',
      `Доли нашей выручки и награды за приглашённых игроков выплачиваются в TON на ваш кошелёк, когда им исполнилось столько дней: ${days.payoutHoldDaysStars} (покупки за звёзды; доллары: ${days.payoutHoldDaysDollars}, TON: ${days.payoutHoldDaysTon}) и кошелёк не менялся столько дней: ${days.walletHoldDays} (если он подтверждён — ${days.walletHoldDaysVerified}). Возвраты платежей уменьшают эти суммы.`,
      'Мы храним ваш идентификатор в мессенджере, ваши имена, ваши действия в игре и 30 дней код вашего сетевого адреса, чтобы игра работала и платежи сходились. За игру с нескольких аккаунтов мы не платим.',
    ].join('\n\n'),
  unread: ({ supportUrl }) =>
    `Этот чат никто не читает, и ваше сообщение ни к кому не попало. Помощь с платежами: /paysupport. По другим вопросам напишите нам: ${supportUrl}`,
  walletChanged: (wallet, { supportUrl, walletHoldDays, walletHoldDaysVerified }) =>
    [
      wallet === null
        ? 'Кошелёк для ваших наград удалён. Пока вы не укажете новый, выплат не будет.'
        : `Кошелёк для ваших наград теперь ${wallet}. Выплаты на него начнутся не раньше чем через столько дней: ${walletHoldDays}, если он подтверждён — ${walletHoldDaysVerified}.`,
      `Это были не вы? Завершите все другие сеансы в настройках мессенджера, затем откройте игру и укажите свой кошелёк: отсчёт дней начнётся заново. Если не получается, напишите нам: ${supportUrl}.`,
    ].join('\n\n'),
  commands: {
    start: 'Открыть игру',
    paysupport: 'Помощь с платежами',
    terms: 'Условия игры',
  },
  share: {
    profile: 'Это моя карточка в Bold. А сколько тапов у тебя?',
    referral:
      'Я играю в Bold: каждый тап на счету, а первая десятка каждого уровня получает долю выручки. Присоединяйся!',
  },
  invoice: (taps) => {
    const title = `${groupDigits(taps)} ${russianTaps[russianPlural.select(taps)] ?? 'тапов'}`;
    return { title, description: `${title} для Bold. Зачислим на ваш баланс сразу после оплаты.` };
  },
  refusals: {
    unknown: 'Мы не знаем такого заказа. Пожалуйста, выберите тапы в магазине ещё раз.',
    foreign: 'Это заказ другого игрока. Пожалуйста, выберите тапы в магазине сами.',
    banned: 'Ваш аккаунт закрыт, поэтому мы не можем принять заказ. Мы ничего не списали.',
    paid: 'Этот заказ уже оплачен. Чтобы купить ещё, выберите тапы в магазине снова.',
    expired: `Этому заказу больше ${invoiceHours} часов. Пожалуйста, выберите тапы в магазине ещё раз.`,
    different: 'Цена этого заказа не та, что должна быть. Пожалуйста, выберите тапы ещё раз.',
    busy: 'Сейчас мы не можем принять заказ и ничего не списали. Попробуйте ещё раз через минуту.',
  },
};

export const botTexts: Readonly<Record<Language, BotTexts>> = { en: english, ru: russian };

/** Returns the texts in the player's language; English by default. */
export function botTextsFor(languageCode: string | null | undefined): BotTexts {
  return botTexts[languageOf(languageCode)];
}
