import { groupDigits } from '@bold/sdk/game';
import { giftTaps } from '@bold/sdk/limits';
import type { BalanceNotice } from './rules/balance-notice.ts';
import type { TapsWords } from './taps-text.ts';

/** What a notice says in place of the tap surface; nothing while there are taps to make. */
export function noticeWords(notice: BalanceNotice, isGiftOffered: boolean, words: TapsWords) {
  const { gift, thatsIt, notEnough } = words;
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
