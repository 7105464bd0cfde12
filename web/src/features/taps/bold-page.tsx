import { balanceNotice, offersGift } from '@bold/sdk/game';
import { giftTaps } from '@bold/sdk/limits';
import { useGetMe } from '@bold/sdk/query';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTelegram } from '../../telegram/telegram-context.ts';
import css from './bold-page.module.css';
import { BottomPanel } from './bottom-panel.tsx';
import { isMobilePlatform } from './is-mobile-platform.ts';
import { LevelProgress } from './level-progress.tsx';
import { MultiplierPicker } from './multiplier-picker.tsx';
import { NoticePoster } from './notice-poster.tsx';
import { noticeWords } from './notice-words.ts';
import { useTapStore } from './tap-store-context.tsx';
import { TapSurface } from './tap-surface.tsx';
import { TapTotal } from './tap-total.tsx';

type BoldPageProps = {
  /** What takes the gift, shown where it is offered. */
  giftButton: ReactNode;
};

/** The main screen: level, total, progress, the surface to tap, multipliers and the balance (spec §2). */
export const BoldPage = observer(function BoldPage({ giftButton }: BoldPageProps) {
  const { balance, multiplier, level, isLoaded } = useTapStore();
  const { launch } = useTelegram();
  const me = useGetMe();
  const isBonusTaken = me.data?.is_bonus_taken ?? true;
  const notice = balanceNotice({ balance, multiplier: multiplier.value, isBonusTaken, giftTaps });
  const isGiftOffered = offersGift(notice, isBonusTaken);
  const words = noticeWords(notice, isGiftOffered);

  if (!isLoaded) return null;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h2 className={css.level}>{level?.title}</h2>
        <TapTotal />
        <LevelProgress />
      </div>
      {words ? (
        <NoticePoster title={words.title} isEmpty={notice !== 'gift'}>
          {words.text}
        </NoticePoster>
      ) : (
        <TapSurface hasRipple={!isMobilePlatform(launch.platform)} />
      )}
      <div className={css.foot}>
        <div className={css.multipliers}>
          <MultiplierPicker />
        </div>
        <BottomPanel notice={notice} gift={isGiftOffered ? giftButton : null} />
      </div>
    </div>
  );
});
