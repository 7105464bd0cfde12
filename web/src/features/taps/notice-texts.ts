import { groupDigits } from '@bold/sdk/game';
import { giftTaps } from '@bold/sdk/limits';
import type { BalanceNotice } from './rules/balance-notice.ts';
import type { TapsTexts } from './taps-text.ts';

/** Returns the texts of a notice that replaces the tap surface, or `undefined` while the player can tap. */
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
