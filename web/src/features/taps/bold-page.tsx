import { giftTaps } from '@bold/sdk/limits';
import { useGetMe } from '@bold/sdk/query';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { levelTitle } from '../../lib/level-title.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import { measureFoot, measureHead } from '../../ui/measure-height.ts';
import css from './bold-page.module.css';
import { BottomPanel } from './bottom-panel.tsx';
import { LevelProgress } from './level-progress.tsx';
import { MultiplierPicker } from './multiplier-picker.tsx';
import { NoticePoster } from './notice-poster.tsx';
import { balanceNotice, offersGift } from './rules/balance-notice.ts';
import { useTapStore } from './store/tap-store-context.tsx';
import { TapSurface } from './tap-surface.tsx';
import { TapTotal } from './tap-total.tsx';
import { noticeTexts, tapsText } from './taps-text.ts';

const mobilePlatforms: readonly string[] = ['android', 'android_x', 'ios'];

type BoldPageProps = {
  /** Shown while the start bonus is offered. */
  giftButton: ReactNode;
};

/** Renders the main screen (spec §2). */
export const BoldPage = observer(function BoldPage({ giftButton }: BoldPageProps) {
  const taps = useTapStore();
  const { launch } = useTelegram();
  const me = useGetMe();
  const isBonusTaken = me.data?.is_bonus_taken ?? true;
  // Of the values that change with taps, only the notice renders the page again.
  const noticed = useMemo(
    () =>
      computed(() => {
        const { balance, multiplier } = taps;
        return balanceNotice({ balance, multiplier: multiplier.value, isBonusTaken, giftTaps });
      }),
    [taps, isBonusTaken],
  );
  const notice = noticed.get();
  const isGiftOffered = offersGift(notice, isBonusTaken);
  const texts = noticeTexts(notice, isGiftOffered, useTexts(tapsText));
  const language = useLanguage();
  const page = useFocusFallback();

  if (!taps.isLoaded) return null;
  return (
    <div ref={page} className={css.page}>
      <div ref={measureHead} className={css.head}>
        <h2 className={css.level}>{taps.level && levelTitle(taps.level, language)}</h2>
        <TapTotal />
        <LevelProgress />
      </div>
      {texts ? (
        <NoticePoster title={texts.title} isEmpty={notice !== 'gift'}>
          {texts.text}
        </NoticePoster>
      ) : (
        <TapSurface hasRipple={!isMobilePlatform(launch.platform)} />
      )}
      <div ref={measureFoot} className={css.foot}>
        <div className={css.multipliers} data-notice={texts !== undefined}>
          <MultiplierPicker />
        </div>
        <BottomPanel notice={notice} gift={isGiftOffered ? giftButton : null} />
      </div>
    </div>
  );
});

/**
 * Returns the page's ref. When the focused element disappears, moves the focus to the tap surface or the notice,
 * whichever is shown.
 */
function useFocusFallback() {
  const page = useRef<HTMLDivElement>(null);
  // Read before React changes the page: afterwards the body has the focus.
  const focused = document.activeElement;
  const isInside = page.current?.contains(focused);

  useLayoutEffect(() => {
    if (!isInside || focused?.isConnected !== false) return;
    page.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus({ preventScroll: true });
  });

  return page;
}

/** Returns true for Telegram's names of mobile platforms, on which taps have no ripples (spec §2). */
export function isMobilePlatform(platform: string): boolean {
  return mobilePlatforms.includes(platform);
}
